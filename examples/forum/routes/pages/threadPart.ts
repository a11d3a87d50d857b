import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../viewer';
import type { Comment, Discussion } from '../../wire';
import type { CommentView } from './commentView';
import { flatten, threadTree, type ThreadNode } from '../../../../src/ui/thread/threadTree';

/** A comment as `comment.eta` and `comment-gone.eta` print it, with its replies. */
export interface ThreadComment extends CommentView {
  comment: Comment;
  /** In reading order, from 1. */
  position: number;
  level: number;
  /** What it answers, where it does not stand right below that; `name` is null when its author is gone. */
  inReplyTo: { href: string; name: string | null } | null;
  /** By the author of the discussion. */
  isByAuthor: boolean;
  /** The viewer has not seen it. */
  isNew: boolean;
  /** The first of those on the page. */
  isLatest: boolean;
  /** The line for where the viewer stopped reading stands before it. */
  isLastRead: boolean;
  replies: ThreadComment[];
  /** Comments on the page below it, at any level. */
  countBelow: number;
  /** Direct replies that are not on the page. */
  more: { count: number; first: number } | null;
  /** The browser may show what it has so far. */
  pause: boolean;
}

interface Part {
  viewer: Viewer;
  discussion: Discussion;
  /** Of one page, in its order. */
  rows: Comment[];
  /** Comments on the pages before. */
  before: number;
  /** Siblings stand in the order in which they were written. */
  isOldestFirst: boolean;
  view(comment: Comment): CommentView;
}

/** One page of comments as the tree that it prints. */
export async function threadPart(
  { forum }: FastifyInstance,
  { viewer, discussion, rows, before, isOldestFirst, view }: Part,
): Promise<ThreadComment[]> {
  const tree = threadTree(rows);
  const all = flatten(tree);
  const shown = rows.map(({ commentID }) => commentID);
  const here = new Set(shown);
  const [authors, beyond, unread] = await Promise.all([
    forum.comments.authorsOf(
      all.flatMap(({ isApart, comment }) => (isApart ? (comment.parentCommentID ?? []) : [])),
    ),
    forum.comments.repliesBeyond(shown),
    forum.comments.firstUnread(discussion),
  ]);
  const isUnseen = ({ dateInserted, commentID }: Comment) =>
    unread !== null &&
    (dateInserted > unread.dateInserted ||
      (dateInserted === unread.dateInserted && commentID >= unread.commentID));
  const isNew = (comment: Comment) =>
    isUnseen(comment) && comment.insertUserID !== viewer.userID && !comment.attributes.deleted;
  const latest = all.find(({ comment }) => isNew(comment));
  const line = isOldestFirst ? lastRead(tree, isUnseen) : undefined;
  const inReplyTo = ({ isApart, comment: { parentCommentID: parent } }: ThreadNode<Comment>) =>
    isApart && parent !== null
      ? {
          href: `${here.has(parent) ? '' : `/discussion/comment/${parent}`}#Comment_${parent}`,
          name: authors.get(parent) ?? null,
        }
      : null;
  const show = (node: ThreadNode<Comment>): ThreadComment => {
    const { comment, level, replies } = node;
    const place = all.indexOf(node);
    return {
      ...view(comment),
      ...{ comment, level, position: before + place + 1, inReplyTo: inReplyTo(node) },
      isByAuthor: comment.insertUserID === discussion.insertUserID,
      isNew: isNew(comment),
      isLatest: node === latest,
      isLastRead: latest !== undefined && node === line && before + place > 0,
      replies: replies.map(show),
      countBelow: flatten(replies).length,
      more: beyond.get(comment.commentID) ?? null,
      pause: place < 7 || place % 3 === 2,
    };
  };
  return tree.map(show);
}

/** The first comment that is not a reply from which on nothing has been seen: a line above anything else would say what is not so. */
function lastRead(
  tree: readonly ThreadNode<Comment>[],
  isUnseen: (comment: Comment) => boolean,
): ThreadNode<Comment> | undefined {
  const seen = tree.findLastIndex((node) => flatten([node]).some(({ comment }) => !isUnseen(comment)));
  return tree[seen + 1];
}
