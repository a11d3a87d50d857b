import { slug } from './slug';

/** Paths of the forum's own pages. `Viewer.url` makes them absolute. */
export const paths = {
  discussion: (discussionID: number, name: string): string => `/discussion/${discussionID}/${slug(name)}`,
  comment: (commentID: number): string => `/discussion/comment/${commentID}#Comment_${commentID}`,
  category: (urlcode: string): string => `/category/${encodeURIComponent(urlcode)}`,
  profile: (userID: number, name: string): string => `/profile/${userID}/${encodeURIComponent(name)}`,
  tag: (tagID: number): string => `/discussions?tagID=${tagID}`,
  reactions: (recordType: string, recordID: number): string => `/${recordType}/${recordID}/reactions`,
  messages: (conversationID: number): string => `/messages/${conversationID}`,
  /** Marks it read on the way to what it is about. */
  readNotification: (notificationID: number): string => `/notifications/${notificationID}/read`,
  avatar: (userID: number, name: string): string =>
    `/avatars/${userID}/${encodeURIComponent(initials(name))}.svg`,
} as const;

/** Up to two letters; an empty string for names without letters. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => [...(word as string)][0]?.toUpperCase() ?? '').join('') || '-';
}
