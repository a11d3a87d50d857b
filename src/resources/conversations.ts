import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { callRefused } from '../session/callRefused';
import { api } from '../store/api';
import { readWith } from '../store/readWith';
import type { AppThunk } from '../store/storeTypes';
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

/** A message of a conversation, as a page shows it. */
export interface Message {
  messageID: number;
  /** HTML. */
  body: string;
  dateInserted: string;
  insertUser: { name: string; photoUrl: string | null };
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

/** Adds a message to a conversation. */
export const sendMessage =
  (conversationID: number, body: string): AppThunk<Promise<{ message: Message } | { error: ApiError }>> =>
  async (dispatch, _getState, { client }) => {
    const result = await client.send({ method: 'POST', path: 'messages', body: { conversationID, body } });
    const message = result.outcome === 'done' ? readMessage(result.data) : null;
    if (message) return { message };
    // An answer that names no message has taken none.
    const error = result.outcome === 'done' ? plainError('notJson', result.status) : result.error;
    dispatch(callRefused(error));
    return { error };
  };

function readMessage(foreign: unknown): Message | null {
  if (!isRecord(foreign) || !Number.isSafeInteger(foreign.messageID)) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const user = isRecord(foreign.insertUser) ? foreign.insertUser : {};
  return {
    messageID: foreign.messageID as number,
    body: text(foreign.body),
    dateInserted: text(foreign.dateInserted),
    insertUser: { name: text(user.name), photoUrl: text(user.photoUrl) || null },
  };
}

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
