import { useCallback, useState } from 'react';
import { plainError } from '../../src/contract/apiError';
import { useAppDispatch } from '../../src/index';
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
        // Code that few have need of. What cannot be looked for is not sent again either.
        find: (since) =>
          import('../../src/resources/findPosted').then(
            async ({ findPosted }) => {
              const wanted = { ...post, discussionID, userID: author.current, since };
              const comment = await dispatch(findPosted(wanted));
              return comment && { outcome: 'posted', comment };
            },
            () => ({ outcome: 'failed', error: plainError('network') }),
          ),
        send: () => dispatch(postComment({ ...post, discussionID, parentCommentID, draftID })),
        errorOf: (result) => (result.outcome === 'failed' ? result.error : undefined),
      }),
    [dispatch, once, author, discussionID, parentCommentID],
  );
}
