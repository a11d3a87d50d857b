import { Avatar } from '../../src/ui/Avatar';
import { UserLink } from '../../src/ui/home/UserLink';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import type { UserSpotlightProps } from './props';
import './user-spotlight.css';

/** One user with a quotation or a description. */
export function UserSpotlightWidget({
  userInfo,
  userTextAlignment = 'left',
  description,
  ...around
}: UserSpotlightProps) {
  const { t } = useLocale();
  const isTold = description !== undefined && around.descriptionType !== 'none';
  return (
    <WidgetBox {...around} label={t('User Spotlight')}>
      <div className="inl-spotlight" data-align={userTextAlignment}>
        <Avatar loading="lazy" photoUrl={userInfo.photoUrl} size="large" />
        <div className="inl-spotlight__words">
          {isTold && (
            <blockquote className="inl-spotlight__quote" dir="auto">
              {description}
            </blockquote>
          )}
          <p className="inl-spotlight__user">
            <UserLink user={userInfo} className="inl-spotlight__name" />
            {userInfo.title && <span className="inl-spotlight__title">{userInfo.title}</span>}
          </p>
        </div>
      </div>
    </WidgetBox>
  );
}
