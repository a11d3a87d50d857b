import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch, useCurrentUser, type ApiError } from '../../src/index';
import { postComment, type Posted, type PostText } from '../../src/resources/comments';
import { findPosted } from '../../src/resources/findPosted';

/** Failures after which the server may have the post all the same; 502 and more is what stands before it. */
const isUnsure = ({ code, status }: ApiError) => /^(timeout|network)$/.test(code) || status > 501;

/** Sends a comment. What is repeated after a lost answer is looked for in the thread first, and not posted twice. */
export function usePostOnce(discussionID: number, parentCommentID?: number) {
  const dispatch = useAppDispatch();
  const { userID } = useCurrentUser();
  // Who has been signed out meanwhile has the lost post all the same.
  const author = useRef(userID);
  useEffect(() => {
    if (userID > 0) author.current = userID;
  }, [userID]);
  const lost = useRef<{ body: string; since: number } | null>(null);
  return useCallback(
    async ({ draftID, ...post }: PostText & { draftID?: number }): Promise<Posted> => {
      const now = Date.now();
      const since = lost.current?.body === post.body ? lost.current.since : null;
      const comment =
        since === null
          ? null
          : await dispatch(findPosted({ ...post, discussionID, userID: author.current, since }));
      const result: Posted = comment
        ? { outcome: 'posted', comment }
        : await dispatch(postComment({ ...post, discussionID, parentCommentID, draftID }));
      lost.current =
        result.outcome === 'failed' && isUnsure(result.error)
          ? { body: post.body, since: since ?? now }
          : null;
      return result;
    },
    [dispatch, discussionID, parentCommentID],
  );
}
