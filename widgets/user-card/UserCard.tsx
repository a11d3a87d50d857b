import './user-card.css';
import type { WidgetExtras } from '../../src/index';
import { useCurrentUser, usePermission } from '../../src/index';
import { CardOfUser } from './CardOfUser';
import { Follow, OpenedCard } from './OpenedCard';
import type { UserCardProps } from './props';
import type { Viewer } from './viewOf';

const profileViewers = ['profiles.view', 'users.add', 'users.edit', 'users.delete'];

/** A user's card, in its place or, when a link was clicked, beside it. Only for readers who may see profiles. */
export function UserCard({ anchor, onClose, ...props }: UserCardProps & WidgetExtras) {
  const { userID, user: given, $fragmentImpls: impls } = props;
  const { userID: viewerID } = useCurrentUser();
  const seesPersonalInfo = usePermission('personalInfo.view');
  const startsConversations = usePermission('conversations.add');
  const allowed = usePermission(profileViewers);
  const viewer: Viewer = { userID: viewerID, seesPersonalInfo, startsConversations };
  if (!anchor || !onClose) return allowed ? <CardOfUser {...{ userID, given, viewer, impls }} /> : null;
  if (!allowed) return <Follow anchor={anchor} onClose={onClose} />;
  return (
    <OpenedCard anchor={anchor} onClose={onClose}>
      {(heading) => <CardOfUser {...{ heading, userID, given, viewer, impls }} />}
    </OpenedCard>
  );
}
