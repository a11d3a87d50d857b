import type { Discussion } from '../../wire';

export interface PostTag {
  /** English text; the template translates it. Names of members' tags are shown as they are. */
  text: string;
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
  /** Not so yet; a moderator's script shows it once it is, in its place. */
  sleeps?: boolean;
}

const maxUserTags = 3;

function question(statusID: number): PostTag | null {
  if (statusID === 1 || statusID === 4) return { text: 'Question', kind: 'question' };
  if (statusID === 2) return { text: 'Answered', kind: 'answered' };
  return statusID === 3 ? { text: 'Answered ✓', kind: 'answered' } : null;
}

/**
 * State first, then at most three tags of members. `resolved` reaches only holders of staff.allow; how a question stands is
 * the add-on's to say.
 */
export function postTags(
  discussion: Discussion,
  addons: readonly string[],
  hasPoll = false,
  /** Whether this reader may close and move it. */
  mayChange = false,
): PostTag[] {
  const isMoved = discussion.type === 'redirect';
  const state = (text: string, kind: 'moved' | 'closed', is: boolean): PostTag | null =>
    is ? { text, kind } : mayChange ? { text, kind, sleeps: true } : null;
  const tags: (PostTag | null)[] = [
    discussion.pinned ? { text: 'Announcement', kind: 'announcement' } : null,
    state('Moved', 'moved', isMoved),
    state('Closed', 'closed', discussion.closed && !isMoved),
    discussion.type === 'question' && addons.includes('qna') ? question(discussion.statusID) : null,
    hasPoll ? { text: 'Poll', kind: 'poll' } : null,
    discussion.resolved === undefined
      ? null
      : discussion.resolved
        ? { text: 'Resolved', kind: 'resolved' }
        : { text: 'Unresolved', kind: 'unresolved' },
    ...discussion.tags
      .filter((tag) => tag.type === 'User')
      .slice(0, maxUserTags)
      .map((tag): PostTag => ({ text: tag.name, kind: 'user', href: `/discussions?tagID=${tag.tagID}` })),
  ];
  return tags.filter((tag) => tag !== null);
}

/** "New" for a discussion never opened, "3 new" for one with unread comments, null otherwise, for guests and for what a member has muted. */
export function unreadBadge(discussion: Discussion): { count: number } | null {
  if (discussion.muted) return null;
  if (!discussion.unread || discussion.dateLastViewed === undefined || discussion.type === 'redirect')
    return null;
  if (discussion.dateLastViewed === null) return { count: 0 };
  return discussion.countUnread ? { count: discussion.countUnread } : null;
}
