import { Avatar } from '../../src/ui/Avatar';
import { columnsOf, displayTypeOf } from '../../src/ui/home/columnsOf';
import { ItemList } from '../../src/ui/home/ItemList';
import { UserLink } from '../../src/ui/home/UserLink';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import type { RoleSpotlightProps } from './props';
import './role-spotlight.css';

/** Members of a role: photo, name and title, or names alone. */
export function RoleSpotlightWidget({ users, role, ...around }: RoleSpotlightProps) {
  const { t } = useLocale();
  const display = displayTypeOf(around, 'grid');
  if (users.length === 0) return null;
  const isNames = display === 'link';
  return (
    <WidgetBox
      {...around}
      as={isNames ? 'nav' : 'section'}
      label={role?.name ?? t('Members')}
      roleDescription={display === 'carousel' ? t('carousel') : undefined}
    >
      <ItemList
        display={isNames ? 'list' : display}
        columns={columnsOf(display, around.containerOptions?.maxColumnCount, 'title')}
      >
        {users.map((user) => (
          <div key={user.userID} className="inl-role-member">
            {!isNames && <Avatar loading="lazy" photoUrl={user.photoUrl} />}
            <UserLink user={user} className="inl-role-member__name" />
            {!isNames && user.title && <span className="inl-role-member__title">{user.title}</span>}
          </div>
        ))}
      </ItemList>
    </WidgetBox>
  );
}
