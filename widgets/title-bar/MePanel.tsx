import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import type { NavItem } from '../../src/resources/navigation/navItem';
import { Modal } from '../../src/ui/Modal';
import { Tabs } from '../../src/ui/Tabs';
import { useUi } from '../../src/ui/UiContext';
import { AccountMenu } from './AccountMenu';
import type { BarPartProps } from './barPart';
import { ConversationList } from './ConversationList';
import { CountBadge } from './CountBadge';
import { NotificationList } from './NotificationList';
import { unreadName } from './unreadName';
import { useCount } from './useCount';

interface Props extends BarPartProps {
  account: NavItem[];
  counts: CountsWatch | null;
}

/** On a narrow screen: everything of the reader's own in one side panel. */
export function MePanel({ anchor, onClose, account, counts }: Props) {
  const { locale, meta } = useUi();
  const { t } = locale;
  const notifications = useCount('UnreadNotifications');
  const messages = useCount('Conversations');
  const counted = (name: string, count: number) => ({
    spoken: unreadName(locale, name, count),
    name: (
      <>
        {name} <CountBadge count={count} />
      </>
    ),
  });
  const tabs = [
    { id: 'me', ...counted(t('Me'), 0), panel: <AccountMenu account={account} /> },
    {
      id: 'notifications',
      ...counted(t('Notifications'), notifications),
      panel: <NotificationList counts={counts} />,
    },
    { id: 'messages', ...counted(t('Messages'), messages), panel: <ConversationList /> },
  ];
  return (
    <Modal
      size="side-right"
      title={t('My Account')}
      anchor={anchor}
      onClose={onClose}
      className="inl-bar-panel"
    >
      <Tabs
        className="inl-bar-tabs"
        label={t('My Account')}
        tabs={meta.context.conversationsEnabled ? tabs : tabs.slice(0, 2)}
      />
    </Modal>
  );
}
