import type { UserRow } from '../database/tables';
import type { Viewer } from '../viewer';
import type { Me, RoleFragment, User, UserFragment } from '../wire';
import type { Catalogue } from './catalogue';
import { stamp, stampOrNull } from './dates';
import { escapeHtml } from '../posts/escapeHtml';
import { paths } from './paths';
import type { PostCounts } from './seenCounts';

export function userFragment(viewer: Viewer, user: UserRow): UserFragment {
  if (user.deleted) return placeholder(viewer, user.userID, 'User Deleted');
  return {
    userID: user.userID,
    name: user.name,
    photoUrl: viewer.url(paths.avatar(user.userID, user.name)),
    dateLastActive: user.private ? null : stampOrNull(user.dateLastActive),
    url: viewer.url(paths.profile(user.userID, user.name)),
    ...(user.title && { title: user.title }),
    ...(user.label && { label: user.label, labelHtml: escapeHtml(user.label) }),
    banned: user.banned,
    private: user.private,
    punished: 0,
  };
}

/** Stands for users who are gone: `User Deleted`, `Unknown User`, `Guest`. */
export function placeholder(viewer: Viewer, userID: number, name: string): UserFragment {
  return {
    userID,
    name,
    photoUrl: viewer.url(paths.avatar(0, '')),
    dateLastActive: null,
    url: viewer.url('/'),
    banned: 0,
    private: false,
    punished: 0,
  };
}

export function rolesOf(catalogue: Catalogue, roleIDs: number[]): RoleFragment[] {
  return roleIDs.map((roleID) => ({ roleID, name: catalogue.roles.get(roleID)?.name ?? '' }));
}

const seesAll = (viewer: Viewer, { userID }: UserRow): boolean =>
  viewer.userID === userID || viewer.can('personalInfo.view');

/** Of a private user others see no more than what stands beside their posts. */
export const isReduced = (viewer: Viewer, user: UserRow): boolean => user.private && !seesAll(viewer, user);

/** As much of a user as the viewer may see, with the counts of what the viewer may read. */
export function userForViewer(
  viewer: Viewer,
  user: UserRow,
  roles: RoleFragment[],
  { countDiscussions, countComments }: PostCounts,
): User {
  const fragment = userFragment(viewer, user);
  if (isReduced(viewer, user)) return fragment;
  const full = seesAll(viewer, user);
  return {
    ...fragment,
    dateLastActive: stampOrNull(user.dateLastActive),
    dateInserted: stamp(user.dateInserted),
    dateUpdated: stampOrNull(user.dateUpdated),
    points: user.points,
    countDiscussions,
    countComments,
    countPosts: countDiscussions + countComments,
    roles,
    rankID: null,
    hidden: false,
    showEmail: user.showEmail,
    ...((full || user.showEmail) && { email: user.email }),
    ...(full && { emailConfirmed: user.emailConfirmed, bypassSpam: false }),
    profileFields: user.about ? { about: user.about } : {},
  };
}

export function meFor(viewer: Viewer, catalogue: Catalogue, unread: Unread): Me {
  const user = viewer.user;
  const fragment = user ? userFragment(viewer, user) : placeholder(viewer, 0, 'Guest');
  return {
    ...fragment,
    dateLastActive: stampOrNull(user?.dateLastActive ?? null),
    email: user?.email ?? null,
    emailConfirmed: user?.emailConfirmed ?? false,
    isAdmin: viewer.isAdmin,
    isSysAdmin: false,
    isSuperAdmin: false,
    countUnreadNotifications: unread.notifications,
    countUnreadConversations: unread.conversations,
    permissions: [...catalogue.granted(viewer.roleIDs, null)].sort(),
    roles: rolesOf(catalogue, viewer.roleIDs),
    roleIDs: viewer.roleIDs,
    points: user?.points ?? 0,
    dateInserted: stampOrNull(user?.dateInserted ?? null),
  };
}

export interface Unread {
  notifications: number;
  conversations: number;
}
