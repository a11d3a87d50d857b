import { deepestLevel } from '../../contract/thread';

interface Row {
  commentID: number;
  parentCommentID: number | null;
}

export interface ThreadNode<Comment extends Row> {
  comment: Comment;
  /** From 1. */
  level: number;
  /** It does not stand right below what it answers: that is on another page, or as deep as comments stand. */
  isApart: boolean;
  replies: ThreadNode<Comment>[];
}

/** One page of a thread as a tree; siblings keep the order of the page. */
export function threadTree<Comment extends Row>(rows: readonly Comment[]): ThreadNode<Comment>[] {
  const here = new Set(rows.map(({ commentID }) => commentID));
  const isReply = ({ parentCommentID: parent }: Comment) => parent !== null && here.has(parent);
  const below = new Map<number | null, Comment[]>();
  for (const row of rows.filter(isReply))
    below.set(row.parentCommentID, [...(below.get(row.parentCommentID) ?? []), row]);
  const grow = (comments: readonly Comment[], level: number, isApart: boolean): ThreadNode<Comment>[] =>
    comments.flatMap((comment) => {
      const replies = below.get(comment.commentID) ?? [];
      const isRoot = level === 1;
      const node = { comment, level, isApart: isRoot ? comment.parentCommentID !== null : isApart };
      return level < deepestLevel
        ? [{ ...node, replies: grow(replies, level + 1, false) }]
        : [{ ...node, replies: [] }, ...grow(replies, level, true)];
    });
  return grow(
    rows.filter((row) => !isReply(row)),
    1,
    false,
  );
}

/** In reading order. */
export const flatten = <Node extends { replies: Node[] }>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flatten(node.replies)]);
