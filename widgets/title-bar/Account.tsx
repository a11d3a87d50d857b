import { useCurrentUser, lazyImport } from '../../src/index';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import type { NavItem } from '../../src/resources/navigation/navItem';
import { Avatar } from '../../src/ui/Avatar';
import { Icon } from '../../src/ui/Icon';
import { useUi } from '../../src/ui/UiContext';
import { BarFlyout } from './BarFlyout';
import { barPart, beside } from './barPart';
import { CountBadge } from './CountBadge';
import { unreadName } from './unreadName';
import { useCount } from './useCount';

const Notifications = barPart(
  () => lazyImport(() => import('./NotificationsFlyout')).then((part) => part.NotificationsFlyout),
  '/profile/notifications',
  () => [lazyImport(() => import('./NotificationList')), lazyImport(() => import('./BarList')), ...beside()],
);
const Messages = barPart(
  () => lazyImport(() => import('./MessagesFlyout')).then((part) => part.MessagesFlyout),
  '/messages',
  () => [lazyImport(() => import('./ConversationList')), lazyImport(() => import('./BarList')), ...beside()],
);
const Mine = barPart(
  () => lazyImport(() => import('./AccountFlyout')).then((part) => part.AccountFlyout),
  '/profile',
  () => [lazyImport(() => import('./AccountMenu')), ...beside()],
);

interface Props {
  account: NavItem[];
  counts: CountsWatch | null;
}

/** A member's own corner: notifications, messages, account. */
export function Account({ account, counts }: Props) {
  const { locale, meta } = useUi();
  const { t } = locale;
  const user = useCurrentUser();
  const notifications = useCount('UnreadNotifications');
  const messages = useCount('Conversations');
  return (
    <div className="inl-title-bar__account">
      <BarFlyout
        part="notifications"
        name={unreadName(locale, t('Notifications'), notifications)}
        preload={Notifications.preload}
        body={(props) => <Notifications.View {...props} counts={counts} />}
      >
        <Icon name="bell" />
        <CountBadge count={notifications} />
      </BarFlyout>
      {meta.context.conversationsEnabled && (
        <BarFlyout
          part="messages"
          name={unreadName(locale, t('Messages'), messages)}
          preload={Messages.preload}
          body={(props) => <Messages.View {...props} />}
        >
          <Icon name="message" />
          <CountBadge count={messages} />
        </BarFlyout>
      )}
      <BarFlyout
        part="account"
        className="inl-title-bar__me"
        name={t('My Account')}
        preload={Mine.preload}
        onOpen={() => counts?.check()}
        body={(props) => <Mine.View {...props} account={account} />}
      >
        <Avatar photoUrl={user.photoUrl} size="small" decoding="sync" />
      </BarFlyout>
    </div>
  );
}
