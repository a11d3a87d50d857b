import type { Discussion } from '../../wire';
import { features, type Features } from './features';
import { withQuery } from './paths';

export interface PostTag {
  /** English text; the template translates it. Names of members' tags are shown as they are. */
  text: string;
  /** As scripts find it: `data-inlay-field`. */
  field: string;
  kind:
    | 'announcement'
    | 'moved'
    | 'closed'
    | 'question'
    | 'answered'
    | 'poll'
    | 'resolved'
    | 'unresolved'
    | 'user';
  href?: string;
  icon?: string;
  /** Not so yet; a moderator's script shows it once it is, in its place. */
  sleeps?: boolean;
}

const maxUserTags = 3;

/** Tags that a change of a discussion can bring, in the order of every list. */
export const statusTags: readonly PostTag[] = [
  { text: 'Announcement', field: 'announcement', kind: 'announcement', icon: 'pin' },
  { text: 'Moved', field: 'moved', kind: 'moved' },
  { text: 'Closed', field: 'closed', kind: 'closed', icon: 'lock' },
  { text: 'Question', field: 'question', kind: 'question' },
  { text: 'Answered', field: 'answered', kind: 'answered' },
  { text: 'Answered ✓', field: 'accepted', kind: 'answered' },
  { text: 'Poll', field: 'poll', kind: 'poll', icon: 'chart-column' },
  { text: 'Resolved', field: 'resolved', kind: 'resolved' },
  { text: 'Unresolved', field: 'unresolved', kind: 'unresolved' },
];

const questionFields: Record<number, string> = { 1: 'question', 2: 'answered', 3: 'accepted', 4: 'question' };

/**
 * How a discussion stands. `resolved` reaches only holders of staff.allow; how a question stands is the add-on's to say.
 */
export function postTags(
  { type, pinned, closed, statusID, resolved }: Discussion,
  addons: readonly string[],
  hasPoll = false,
  /** Whether this reader may close and move it. */
  mayChange = false,
  { triage }: Pick<Features, 'triage'> = features,
): PostTag[] {
  const isMoved = type === 'redirect';
  const question = type === 'question' && addons.includes('qna') ? questionFields[statusID] : undefined;
  const is: Record<string, boolean> = {
    announcement: pinned,
    moved: isMoved,
    closed: closed && !isMoved,
    poll: hasPoll,
    resolved: triage && resolved === true,
    unresolved: triage && resolved === false,
    ...(question && { [question]: true }),
  };
  const sleeps = (field: string) => mayChange && (field === 'moved' || field === 'closed');
  return statusTags
    .filter(({ field }) => is[field] || sleeps(field))
    .map((tag) => (is[tag.field] ? tag : { ...tag, sleeps: true }));
}

/** Where a tag of members leads. */
export const tagPath = (
  { tagID, name }: { tagID: number | string; name: string },
  { customDiscussionList }: Pick<Features, 'customDiscussionList'> = features,
): string =>
  customDiscussionList
    ? `/discussions?tagID=${tagID}`
    : withQuery('/search', { domain: 'posts', tags: name });

/** At most three, and none where tagging is off. */
export const userTags = (
  { tags }: Pick<Discussion, 'tags'>,
  on: Pick<Features, 'tagging' | 'customDiscussionList'> = features,
): PostTag[] =>
  on.tagging
    ? tags
        .filter((tag) => tag.type === 'User')
        .slice(0, maxUserTags)
        .map((tag) => ({ text: tag.name, field: 'userTag', kind: 'user', href: tagPath(tag, on) }))
    : [];

/** "New" for a discussion never opened, "3 new" for one with unread comments, null otherwise, for guests and for what a member has muted. */
export function unreadBadge(discussion: Discussion): { count: number } | null {
  if (discussion.muted) return null;
  if (!discussion.unread || discussion.dateLastViewed === undefined || discussion.type === 'redirect')
    return null;
  if (discussion.dateLastViewed === null) return { count: 0 };
  return discussion.countUnread ? { count: discussion.countUnread } : null;
}
