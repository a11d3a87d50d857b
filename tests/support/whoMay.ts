export type Role = 'guest' | 'member' | 'steward' | 'moderator' | 'admin';

/** Who may do what with somebody else's discussion: what the server accepts, and what a menu offers. */
export const whoMay = {
  announce: ['moderator', 'admin'],
  sink: ['moderator', 'admin'],
  close: ['steward', 'moderator', 'admin'],
  resolve: ['moderator', 'admin'],
  bump: ['moderator', 'admin'],
  type: ['moderator', 'admin'],
  tag: ['moderator', 'admin'],
  mute: ['member', 'steward', 'moderator', 'admin'],
  bookmark: ['member', 'steward', 'moderator', 'admin'],
  collect: ['moderator', 'admin'],
  author: ['moderator', 'admin'],
  move: ['moderator', 'admin'],
  report: ['member', 'steward', 'moderator', 'admin'],
  delete: ['moderator', 'admin'],
} satisfies Record<string, Role[]>;
