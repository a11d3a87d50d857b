export type Role = 'guest' | 'member' | 'steward' | 'moderator' | 'admin';

const members: Role[] = ['member', 'steward', 'moderator', 'admin'];
const keepers: Role[] = ['steward', 'moderator', 'admin'];
const staff: Role[] = ['moderator', 'admin'];

/** Who may do what with somebody else's post: what the server accepts, and what widgets offer. */
export const whoMay = {
  announce: staff,
  sink: staff,
  close: keepers,
  resolve: staff,
  bump: staff,
  type: staff,
  tag: staff,
  mute: members,
  bookmark: members,
  collect: staff,
  author: staff,
  move: staff,
  report: members,
  delete: staff,
  react: members,
  vote: members,
  promote: staff,
  comment: members,
  editComment: staff,
  deleteComment: staff,
} satisfies Record<string, Role[]>;

/** The same among announcements, a category with permissions of its own, which stewards look after. */
export const whoMayAmongAnnouncements: Record<keyof typeof whoMay, Role[]> = {
  ...whoMay,
  // What stewards hold everywhere else does not count here.
  close: staff,
  resolve: keepers,
  bump: keepers,
  type: keepers,
  tag: keepers,
  move: keepers,
  promote: keepers,
  editComment: keepers,
  deleteComment: keepers,
};
