import { permissionList } from '../data/permissionList';

export const roles = [
  { roleID: 2, name: 'Guest', type: 'guest', description: 'Everybody who has not signed in.' },
  { roleID: 8, name: 'Member', type: 'member', description: 'Members read, write and react.' },
  { roleID: 16, name: 'Moderator', type: 'moderator', description: 'Moderators keep the peace.' },
  {
    roleID: 24,
    name: 'Steward',
    type: 'steward',
    description: 'Stewards close discussions, and look after Announcements.',
  },
  {
    roleID: 32,
    name: 'Administrator',
    type: 'administrator',
    description: 'Administrators may do everything.',
  },
];

const reading = [
  'Garden.Profiles.View',
  'Garden.Activity.View',
  'Garden.Reactions.View',
  'Vanilla.Discussions.View',
];
const reacting = ['Reactions.Positive.Add', 'Reactions.Negative.Add', 'Reactions.Flag.Add'];
const writing = ['Vanilla.Discussions.Add', 'Vanilla.Comments.Add'];
const belonging = [
  'Garden.SignIn.Allow',
  'Garden.Email.View',
  'Garden.Uploads.Add',
  'Garden.Flag.Add',
  'Conversations.Conversations.Add',
  'Vanilla.Discussions.CloseOwn',
  'Vanilla.Tagging.Add',
];
const moderating = [
  'Vanilla.Discussions.Edit',
  'Vanilla.Discussions.Delete',
  'Vanilla.Discussions.Announce',
  'Vanilla.Discussions.Close',
  'Vanilla.Discussions.Sink',
  'Vanilla.Posts.Moderate',
  'Vanilla.Comments.Edit',
  'Vanilla.Comments.Delete',
];
const overseeing = [
  'Garden.Moderation.Manage',
  'Garden.Community.Manage',
  'Garden.Curation.Manage',
  'Garden.Staff.Allow',
  'Garden.Schedule.Allow',
  'Garden.PersonalInfo.View',
];
const curating = ['Garden.Moderation.Manage', 'Garden.Curation.Manage', 'Garden.Staff.Allow'];
const view = 'Vanilla.Discussions.View';

/** By role, then by category (null: everywhere that has no permissions of its own). */
const grants: [roleID: number, categoryID: number | null, permissions: readonly string[]][] = [
  [2, null, reading],
  [8, null, [...reading, ...belonging, ...writing, ...reacting]],
  [16, null, [...reading, ...belonging, ...writing, ...reacting, ...moderating, ...overseeing]],
  [24, null, ['Vanilla.Discussions.Close']],
  [32, null, permissionList],
  // Announcements: everybody reads, members answer, only the staff begins.
  [2, 4, [view]],
  [8, 4, [view, 'Vanilla.Comments.Add']],
  [16, 4, [view, ...writing, ...moderating]],
  // Stewards look after them, and close none: what is held everywhere does not count there.
  [24, 4, ['Vanilla.Discussions.Edit', 'Vanilla.Comments.Edit', ...curating]],
  [32, 4, [view, ...writing, ...moderating]],
  // Staff, and the moderation desk below it.
  [16, 3, [view, ...writing, ...moderating]],
  [32, 3, [view, ...writing, ...moderating]],
];

export const rolePermissions = grants.flatMap(([roleID, categoryID, permissions]) =>
  permissions.map((permission) => ({ roleID, categoryID, permission })),
);
