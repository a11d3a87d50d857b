import type { AppThunk } from '../store/storeTypes';
import { readSource } from './commentSource';
import { readComment, type Comment, type PostText } from './comments';

interface Wanted extends PostText {
  discussionID: number;
  /** Who wrote it. */
  userID: number;
  /** When it was sent, in milliseconds by this clock. */
  since: number;
}

/** Milliseconds by which the clocks of reader and server may differ. */
const tolerance = 60_000;

/** The newest of somebody's comments in a discussion, if it is the one that was sent; null when it is not there. */
export const findPosted =
  ({ discussionID, userID, since, body, format }: Wanted): AppThunk<Promise<Comment | null>> =>
  async (dispatch, _getState, { client }) => {
    const query = { discussionID, insertUserID: userID, sort: '-dateInserted', limit: 1 };
    const result = await client.send({ path: 'comments', query });
    const newest =
      result.outcome === 'done' && Array.isArray(result.data) ? readComment(result.data[0]) : null;
    if (!newest || !(Date.parse(newest.dateInserted) >= since - tolerance)) return null;
    const source = await dispatch(readSource(newest.commentID));
    return 'body' in source && source.body === body && source.format === format ? newest : null;
  };
