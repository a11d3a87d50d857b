import { isRecord } from '../contract/foreign';
import type { Paging } from '../contract/apiClient';
import { plainError } from '../contract/apiError';
import { api } from '../store/api';
import { readReply, type Reply } from './comments';

/** A comment of a thread, with what its integrations say about it, unchecked. */
export interface ThreadComment extends Reply {
  attachments: unknown[];
}

export interface CommentPage {
  comments: ThreadComment[];
  /** Of the whole thread; undefined where the server does not count. */
  total: number | undefined;
}

const threads = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.query<CommentPage, Readonly<Record<string, unknown>> & { isNested: boolean }>({
      async queryFn({ isNested, ...query }, _api, _options, send) {
        const answer = await send({ path: isNested ? 'comments/thread' : 'comments', query });
        if (answer.error) return { error: answer.error };
        const { paging } = (answer.meta as { paging?: Paging } | undefined) ?? {};
        const page = isNested ? readNested(answer.data) : readFlat(answer.data);
        return page
          ? { data: { comments: page, total: paging?.total } }
          : { error: plainError('notJson', 200) };
      },
    }),
  }),
});

export const { useListCommentsQuery } = threads;

/** What a thread shows beside its comments. */
export const threadExpand = [
  'insertUser',
  'insertUser.signature',
  'updateUser',
  'reactions',
  'attachments',
  'reportMeta',
];

/** The comments of a list; null where it is none. */
export const readFlat = (foreign: unknown): ThreadComment[] | null =>
  Array.isArray(foreign) ? foreign.flatMap((each: unknown) => readRow(each) ?? []) : null;

function readRow(foreign: unknown): ThreadComment | null {
  const comment = readReply(foreign);
  if (!comment || !isRecord(foreign)) return null;
  return { ...comment, attachments: Array.isArray(foreign.attachments) ? foreign.attachments : [] };
}

/** How deep a server's thread is read: what is cut off can be asked for. */
const deepest = 20;

/**
 * The comments of a nested thread in reading order, as a list has them: each says what it answers. A hole in it counts as
 * replies that the page does not show.
 */
export function readNested(foreign: unknown): ThreadComment[] | null {
  if (!isRecord(foreign) || !Array.isArray(foreign.threadStructure) || !isRecord(foreign.commentsByID))
    return null;
  const { commentsByID } = foreign;
  const walk = (items: unknown, parentCommentID: number | null, depth: number): ThreadComment[] =>
    (Array.isArray(items) && depth < deepest ? items : []).flatMap((item: unknown) => {
      if (!isRecord(item) || item.type !== 'comment') return [];
      const id = String(item.commentID);
      const comment = Object.hasOwn(commentsByID, id) ? readRow(commentsByID[id]) : null;
      if (!comment) return [];
      const children = Array.isArray(item.children) ? item.children : [];
      const below = walk(children, comment.commentID, depth + 1);
      const hidden = children.flatMap((child: unknown) =>
        isRecord(child) && child.type === 'hole' ? Number(child.countAllComments) || 0 : 0,
      );
      const direct = below.filter((reply) => reply.parentCommentID === comment.commentID);
      const countReplies = hidden.reduce((sum, count) => sum + count, direct.length);
      return [{ ...comment, parentCommentID, countReplies }, ...below];
    });
  return walk(foreign.threadStructure, null, 0);
}
