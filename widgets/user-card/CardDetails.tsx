import { LinkButton } from '../../src/ui/Button';
import { Extensions } from '../../src/ui/Extensions';
import { Icon } from '../../src/ui/Icon';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useUi } from '../../src/ui/UiContext';
import { useUserLinks } from '../../src/ui/useUserLinks';
import { CardMenu } from './CardMenu';
import type { CardUser } from './props';
import type { CardView } from './viewOf';

interface Props {
  user: CardUser;
  view: CardView;
  withContent: boolean;
}

/** What only a full card has: e-mail, buttons, counts and dates. */
export function CardDetails({ user, view, withContent }: Props) {
  const { locale } = useUi();
  const { t } = locale;
  const links = useUserLinks();
  const stat = (part: 'discussions' | 'comments', label: string, count = 0) => (
    <a className="inl-card__stat" href={links[part](user)} data-inlay-part={part}>
      <span className="inl-card__count" title={locale.number(count)}>
        {locale.compact(count)}
      </span>{' '}
      {label}
    </a>
  );
  return (
    <>
      {view.email && (
        <p className="inl-card__email">
          <a href={`mailto:${encodeURIComponent(view.email).replaceAll('%40', '@')}`} data-inlay-part="email">
            {view.email}
          </a>
        </p>
      )}
      <p className="inl-card__actions">
        <LinkButton href={links.profile(user)} data-inlay-part="profile">
          {t('View Profile')}
        </LinkButton>
        {view.offersMessage && (
          <LinkButton href={links.message(user)} data-inlay-part="message">
            <Icon name="message" /> {t('Message')}
          </LinkButton>
        )}
        <Extensions point="userCard.buttons" userID={user.userID} />
        <CardMenu userID={user.userID} name={user.name} />
      </p>
      <p className="inl-card__stats">
        {stat('discussions', t('Discussions'), user.countDiscussions)}
        {stat('comments', t('Comments'), user.countComments)}
        <Extensions point="userCard.links" userID={user.userID} />
      </p>
      {withContent && <Extensions point="userCard.content" userID={user.userID} />}
      <dl className="inl-card__dates">
        {isDate(user.dateInserted) && (
          <div>
            <dt>{t('Joined')}</dt>
            <dd>
              <RelativeTime date={user.dateInserted} mode="fixed" />
            </dd>
          </div>
        )}
        {isDate(user.dateLastActive) && (
          <div>
            <dt>{t('Last Active')}</dt>
            <dd>
              <RelativeTime date={user.dateLastActive} mode="fixed" />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** An invalid date would leave its label alone. */
const isDate = (date: CardUser['dateInserted']): date is string => Boolean(date) && !isNaN(Date.parse(date!));
