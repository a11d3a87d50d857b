import { isRecord } from '../contract/foreign';
import { api } from '../store/api';
import { readWith } from '../store/readWith';
import { listOf } from './listOf';

/** A private conversation of the current user, as a list shows it. */
export interface Conversation {
  conversationID: number;
  name: string;
  /** Plain text of the last message. */
  excerpt: string;
  url: string;
  countUnread: number;
  /** Of the last message. */
  dateUpdated: string;
  lastUser: { name: string; photoUrl: string | null };
}

const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Conversations of the current user, whose ID is the argument; newest first. */
    getConversations: build.query<Conversation[], number>({
      queryFn: readWith(
        () => ({ path: 'conversations', query: { expand: ['all'], limit: 10 } }),
        listOf(readConversation),
      ),
    }),
  }),
});

export const { useGetConversationsQuery } = conversationsApi;

function readConversation(row: Record<string, unknown>): Conversation[] {
  if (typeof row.conversationID !== 'number') return [];
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const last = isRecord(row.lastMessage) ? row.lastMessage : {};
  const user = [last.insertUser, row.insertUser].find(isRecord) ?? {};
  const unread = Number.isSafeInteger(row.countUnread) ? (row.countUnread as number) : 0;
  return [
    {
      conversationID: row.conversationID,
      name: text(row.name),
      excerpt: text(row.excerpt),
      url: text(row.url),
      countUnread: row.unread === true ? Math.max(unread, 1) : unread,
      dateUpdated: text(last.dateInserted) || text(row.dateInserted),
      lastUser: { name: text(user.name), photoUrl: text(user.photoUrl) || null },
    },
  ];
}
