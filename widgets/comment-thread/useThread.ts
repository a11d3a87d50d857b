import { useCurrentUser, usePermissionsIn } from '../../src/index';
import type { ThreadComment } from '../../src/resources/commentPages';
import type { Post } from '../../src/resources/discussions/post';
import { useUi } from '../../src/ui/UiContext';
import type { CommentThreadProps } from './props';
import type { Thread } from './thread';
import type { CommentSort } from '../../src/ui/thread/threadAddress';

interface Given {
  post: Post;
  comments: readonly ThreadComment[];
  sort: CommentSort;
  overrides: Record<string, boolean> | undefined;
  props: CommentThreadProps;
}

/** What the reader sees of the comments of a page, and may do with them. */
export function useThread({ post, comments, sort, overrides, props }: Given): Thread {
  const { meta, serverAhead } = useUi();
  const { userID: readerID } = useCurrentUser();
  const can = usePermissionsIn(post.categoryID, overrides);
  const { discussionID, insertUserID = post.insertUser?.userID, closed, dateLastViewed } = post;
  const isOpen = !closed || can('discussions.close');
  const limit = meta.ui.editContentTimeout;
  const isInTime = ({ dateInserted }: ThreadComment) =>
    limit < 0 || Date.now() + (serverAhead() ?? 0) < Date.parse(dateInserted) + limit * 1000;
  const names = new Map(comments.map(({ commentID, insertUser }) => [commentID, insertUser.name]));
  return {
    ...{ discussionID, sort, insertUserID, readerID },
    showsOP: props.showOPTag !== false,
    writes: readerID > 0 && can('comments.add') && isOpen,
    mayEdit: (comment) =>
      readerID > 0 &&
      (can('comments.edit', 'community.moderate') ||
        (isOpen && comment.insertUser.userID === readerID && (comment.commentID === 0 || isInTime(comment)))),
    isNew: ({ dateInserted, insertUser }) =>
      Boolean(dateLastViewed) &&
      insertUser.userID !== readerID &&
      Date.parse(dateInserted) > Date.parse(dateLastViewed!),
    nameOf: (commentID) => (commentID === null ? null : (names.get(commentID) ?? null)),
    missing: ({ commentID, countReplies }) =>
      countReplies - comments.filter(({ parentCommentID }) => parentCommentID === commentID).length,
    fragmentImpls: props.$fragmentImpls,
  };
}
