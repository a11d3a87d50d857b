import { useCurrentUser, lazyImport } from '../../src/index';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import { Avatar } from '../../src/ui/Avatar';
import { Extensions } from '../../src/ui/Extensions';
import { Icon } from '../../src/ui/Icon';
import { useUi } from '../../src/ui/UiContext';
import { BarFlyout } from './BarFlyout';
import { barPart } from './barPart';
import { CountBadge } from './CountBadge';
import { GuestLinks } from './GuestLinks';
import { Logo } from './Logo';
import { SearchToggle } from './SearchToggle';
import { unreadName } from './unreadName';
import type { Bar } from './useBar';
import type { SearchState } from './useSearchState';
import { useCount } from './useCount';

const Menu = barPart(
  () => lazyImport(() => import('./MenuPanel')).then((part) => part.MenuPanel),
  '/categories',
  () => [lazyImport(() => import('../../src/ui/Modal'))],
);
const Me = barPart(
  () => lazyImport(() => import('./MePanel')).then((part) => part.MePanel),
  '/profile',
  () => [
    lazyImport(() => import('../../src/ui/Modal')),
    lazyImport(() => import('./AccountMenu')),
    lazyImport(() => import('./NotificationList')),
    lazyImport(() => import('./ConversationList')),
    lazyImport(() => import('./BarList')),
  ],
);

interface Props {
  bar: Bar;
  counts: CountsWatch | null;
  search: SearchState;
}

/** The bar of a narrow screen: the menus in one side panel, the account in another. */
export function CompactBar({ bar, counts, search }: Props) {
  const { locale, meta } = useUi();
  const { t } = locale;
  const user = useCurrentUser();
  const unread =
    useCount('UnreadNotifications') + useCount('Conversations') * Number(meta.context.conversationsEnabled);
  return (
    <div className="inl-title-bar__inner">
      <BarFlyout
        part="menu"
        name={t('Menu')}
        preload={Menu.preload}
        body={(props) => <Menu.View {...props} items={bar.navigation} />}
      >
        <Icon name="menu" />
      </BarFlyout>
      <Logo logo={bar.facts.logo} compact />
      <SearchToggle search={search} />
      <Extensions point="titleBar.beforeMe" isCompact />
      {user.userID === 0 ? (
        <GuestLinks compact />
      ) : (
        <BarFlyout
          part="me"
          className="inl-title-bar__me"
          name={unreadName(locale, t('My Account'), unread)}
          preload={Me.preload}
          onOpen={() => counts?.check()}
          body={(props) => <Me.View {...props} account={bar.account} counts={counts} />}
        >
          <Avatar photoUrl={user.photoUrl} size="small" decoding="sync" />
          <CountBadge count={unread} />
        </BarFlyout>
      )}
    </div>
  );
}
