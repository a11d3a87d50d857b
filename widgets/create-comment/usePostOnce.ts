import { useCallback, useState } from 'react';
import { useAppDispatch, lazyImport } from '../../src/index';
import { postComment, type Posted, type PostText } from '../../src/resources/comments';
import { createOnce } from '../../src/resources/createOnce';
import { useAuthor } from '../../src/resources/useAuthor';

/** Sends a comment, and not twice what a lost answer has left open. */
export function usePostOnce(discussionID: number, parentCommentID?: number) {
  const dispatch = useAppDispatch();
  const author = useAuthor();
  const [once] = useState(() => createOnce<Posted>());
  return useCallback(
    ({ draftID, ...post }: PostText & { draftID?: number }): Promise<Posted> =>
      once(post.body, {
        // Code that few have need of.
        async find(since) {
          const { findPosted } = await lazyImport(() => import('../../src/resources/findPosted'));
          const comment = await dispatch(
            findPosted({ ...post, discussionID, userID: author.current, since }),
          );
          return comment && { outcome: 'posted', comment };
        },
        send: () => dispatch(postComment({ ...post, discussionID, parentCommentID, draftID })),
        errorOf: (result) => (result.outcome === 'failed' ? result.error : undefined),
      }),
    [dispatch, once, author, discussionID, parentCommentID],
  );
}
