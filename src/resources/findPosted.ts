import type { AppThunk } from '../store/storeTypes';
import { readSource } from './commentSource';
import { readComment, type Comment, type PostText } from './comments';
import { isSince } from './isSince';

interface Wanted extends PostText {
  discussionID: number;
  /** Who wrote it. */
  userID: number;
  /** When it was sent, in milliseconds by this clock. */
  since: number;
}

/**
 * The newest comment of a user in a discussion, if it is the one that was sent; null when it is not there. Rejects
 * where the server does not say.
 */
export const findPosted =
  ({ discussionID, userID, since, body, format }: Wanted): AppThunk<Promise<Comment | null>> =>
  async (dispatch, _getState, { client }) => {
    const query = { discussionID, insertUserID: userID, sort: '-dateInserted', limit: 1 };
    const result = await client.send({ path: 'comments', query });
    if (result.outcome !== 'done') throw new Error(result.error.message);
    const newest = Array.isArray(result.data) ? readComment(result.data[0]) : null;
    if (!newest || !isSince(newest.dateInserted, since, client.serverAhead?.())) return null;
    const source = await dispatch(readSource(newest.commentID));
    if (!('body' in source)) throw new Error('No source.');
    return source.body === body && source.format === format ? newest : null;
  };
