import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { callRefused } from '../session/callRefused';
import { path } from '../server/path';
import type { AppThunk } from '../store/storeTypes';
import { readClosed } from './discussions/readClosed';

/** A comment as the API answers it; only what a page shows. `body` is the server's HTML. */
export interface Comment {
  commentID: number;
  discussionID: number;
  parentCommentID: number | null;
  body: string;
  /** Absolute. */
  url: string;
  /** RFC 3339. */
  dateInserted: string;
  /** RFC 3339, and null until it is changed. */
  dateUpdated: string | null;
  /** `signature` is the server's HTML. */
  insertUser: { userID: number; name: string; photoUrl: string | null; signature?: string };
  /** As the reaction bar's props take them; its guard looks at them. */
  reactions: unknown[];
}

/** One of the replies to a comment. */
export interface Reply extends Comment {
  /** Its own direct replies. */
  countReplies: number;
  /** A deleted one that stays for the sake of its replies. */
  isDeleted: boolean;
}

export interface PostText {
  body: string;
  /** `text`, `rich2`, or `html`. */
  format: string;
}

/** The result of a post. `awaiting` is not a failure: the server holds it until it is approved. */
export type Posted =
  | { outcome: 'posted'; comment: Comment }
  | { outcome: 'awaiting'; message: string }
  | { outcome: 'failed'; error: ApiError };

export interface NewComment extends PostText {
  discussionID: number;
  parentCommentID?: number;
  /** A draft of it that goes with the post. */
  draftID?: number;
}

const write =
  (
    send: { method: 'POST' | 'PATCH'; path: string; body: object },
    discussionID = 0,
  ): AppThunk<Promise<Posted>> =>
  async (dispatch, _getState, { client, preload }) => {
    const result = await client.send(send);
    if (result.outcome === 'awaitingApproval') return { outcome: 'awaiting', message: result.error.message };
    if (result.outcome === 'failed') {
      const error = dispatch(readClosed(result.error, discussionID));
      dispatch(callRefused(error));
      return { outcome: 'failed', error };
    }
    preload.forget('comments');
    const comment = readComment(result.data);
    return comment
      ? { outcome: 'posted', comment }
      : { outcome: 'failed', error: plainError('notJson', result.status) };
  };

export const postComment = (comment: NewComment) =>
  write({ method: 'POST', path: 'comments', body: comment }, comment.discussionID);

export const patchComment = (commentID: number, { body, format }: PostText) =>
  write({ method: 'PATCH', path: path`comments/${commentID}`, body: { body, format } });

/** The author in a response; null without a user ID. */
export function readAuthor(foreign: unknown): Comment['insertUser'] {
  const user = isRecord(foreign) ? foreign : {};
  return {
    userID: Number.isSafeInteger(user.userID) ? (user.userID as number) : 0,
    name: typeof user.name === 'string' ? user.name : '',
    photoUrl: typeof user.photoUrl === 'string' ? user.photoUrl : null,
    ...(isRecord(user.signature) &&
      typeof user.signature.body === 'string' && { signature: user.signature.body }),
  };
}

/** A comment of an answer; null when it is none. */
export function readComment(foreign: unknown): Comment | null {
  if (!isRecord(foreign) || !Number.isSafeInteger(foreign.commentID) || typeof foreign.body !== 'string')
    return null;
  const { discussionID, parentRecordID, parentCommentID } = foreign;
  const text = (name: string) => (typeof foreign[name] === 'string' ? foreign[name] : '');
  return {
    commentID: foreign.commentID as number,
    discussionID: Number(discussionID ?? parentRecordID) || 0,
    parentCommentID: typeof parentCommentID === 'number' ? parentCommentID : null,
    body: foreign.body,
    url: text('url'),
    dateInserted: text('dateInserted'),
    dateUpdated: text('dateUpdated') || null,
    insertUser: readAuthor(foreign.insertUser),
    reactions: Array.isArray(foreign.reactions) ? foreign.reactions : [],
  };
}

/** The same as one of a thread's; null when it is none. */
export function readReply(foreign: unknown): Reply | null {
  const comment = readComment(foreign);
  if (!comment || !isRecord(foreign)) return null;
  const { countChildComments: count, attributes } = foreign;
  const isDeleted = isRecord(attributes) && attributes.deleted === true;
  return { ...comment, isDeleted, countReplies: typeof count === 'number' ? count : 0 };
}

/** A comment as a thread shows it; null where it cannot be had. */
export const fetchComment =
  (commentID: number): AppThunk<Promise<Comment | null>> =>
  async (_dispatch, _getState, { client, preload }) => {
    preload.forget('comments');
    const result = await client.send({ path: path`comments/${commentID}`, query: { expand: shown } });
    return result.outcome === 'done' ? readComment(result.data) : null;
  };

const shown = ['insertUser', 'reactions', 'insertUser.signature'];
const repliesPerPage = 30;

/** A page of the direct replies to a comment; `next` is null after the last. */
export const readReplies =
  (
    parentCommentID: number,
    { sort, page }: { sort: string; page: number },
  ): AppThunk<Promise<{ replies: Reply[]; next: number | null } | { error: ApiError }>> =>
  async (dispatch, _getState, { client }) => {
    const query = { parentCommentID, sort, page, limit: repliesPerPage, expand: shown };
    const result = await client.send({ path: 'comments', query });
    if (result.outcome !== 'done') {
      dispatch(callRefused(result.error));
      return { error: result.error };
    }
    if (!Array.isArray(result.data)) return { error: plainError('notJson', result.status) };
    const replies = result.data.flatMap((foreign: unknown) => readReply(foreign) ?? []);
    return { replies, next: result.paging.next ?? null };
  };

/** What stands in a deleted comment's place: replies keep a sign that there was one. */
export type Left = 'nothing' | 'tombstone';

/** Answers what is left of it, or why it could not be deleted. */
export const deleteComment =
  (commentID: number): AppThunk<Promise<Left | ApiError>> =>
  async (dispatch, _getState, { client, preload }) => {
    const result = await client.send({ method: 'DELETE', path: path`comments/${commentID}` });
    if (result.outcome !== 'done') {
      dispatch(callRefused(result.error));
      return result.error;
    }
    preload.forget('comments');
    const query = { parentCommentID: commentID, limit: 1 };
    const replies = await client.send({ path: 'comments', query });
    return replies.outcome === 'done' && Array.isArray(replies.data) && replies.data.length > 0
      ? 'tombstone'
      : 'nothing';
  };
