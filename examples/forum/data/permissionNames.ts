/** Names that do not follow the rule, from the server's to the API's. */
const renamed: Record<string, string> = {
  'Garden.SignIn.Allow': 'session.valid',
  'Garden.Moderation.Manage': 'community.moderate',
  'Garden.Settings.Manage': 'site.manage',
  'Vanilla.Tagging.Add': 'tags.add',
  'Garden.Users.Approve': 'applicants.manage',
  'Email.Comments.Add': 'comments.email',
  'Email.Discussions.Add': 'discussions.email',
  'Conversations.Moderation.Manage': 'conversations.moderate',
  'Reputation.Badges.Give': 'badges.moderate',
};

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** `Vanilla.Discussions.Edit` → `discussions.edit`. */
export function apiName(internalName: string): string {
  const known = renamed[internalName];
  if (known) return known;
  const parts = internalName.split('.');
  const kept = parts.length === 3 && parts[0] !== 'Reactions' ? parts.slice(1) : parts;
  return kept.map(lowerFirst).join('.');
}

/** Names that stand for several others, and hold only where all of those do. */
export const consolidated: Record<string, string[]> = {
  'discussions.moderate': ['discussions.announce', 'discussions.close', 'discussions.sink'],
  'discussions.manage': ['discussions.delete', 'discussions.edit'],
};

/**
 * Where a category with permissions of its own decides alone. Of all other names a category can grant more than is held
 * everywhere, and take none away.
 */
export const categoryScoped = new Set([
  'comments.add',
  'comments.edit',
  'comments.delete',
  'discussions.add',
  'discussions.view',
  'discussions.edit',
  'discussions.delete',
  'discussions.announce',
  'discussions.close',
  'discussions.sink',
  'discussions.moderate',
  'discussions.manage',
  'posts.moderate',
]);
