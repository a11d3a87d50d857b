import { plainError } from '../../contract/apiError';
import { isRecord } from '../../contract/foreign';
import type { AppThunk } from '../../store/storeTypes';
import { discussionChanged, selectDiscussion } from '../discussions/discussionsSlice';
import { reactionKey, reactionPath, type ReactionTarget } from './reaction';
import { withConfirmed, type ReactionRecord } from './reactionRecord';
import { reactionsSlice, selectReactions } from './reactionsSlice';
import { withFreshRecord } from './reactionSummary';

/**
 * Reads a record again, when it was last read more than `maxAge` milliseconds ago and nothing is being sent. A failure
 * keeps the shown reactions, and is shown only if there are none yet.
 */
export const refreshReactions =
  (target: ReactionTarget, maxAge = 5000): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client }) => {
    const key = reactionKey(target);
    const before = selectReactions(getState(), target);
    if (!before || before.phase !== 'idle' || Date.now() - before.readAt < maxAge) return;
    dispatch(reactionsSlice.actions.changed({ [key]: { readAt: Date.now() } }));
    const result = await client.send({ path: reactionPath(target), query: { expand: 'reactions' } });
    const record = selectReactions(getState(), target);
    // A click that came meanwhile knows more than this answer.
    if (!record || record.version !== before.version) return;
    const put = (next: ReactionRecord) => dispatch(reactionsSlice.actions.stored({ [key]: next }));
    if (result.outcome !== 'done' || !isRecord(result.data) || !Array.isArray(result.data.reactions)) {
      const error = result.outcome === 'done' ? plainError('notJson', result.status) : result.error;
      if (record.unread) put({ ...record, error });
      return;
    }
    // Somebody may have closed it meanwhile, here or in another tab.
    const { closed } = result.data;
    const known = selectDiscussion(getState(), target.recordID)?.closed ?? false;
    if (target.recordType === 'discussion' && typeof closed === 'boolean' && closed !== known)
      dispatch(discussionChanged(target.recordID, { closed }));
    const fresh = withFreshRecord(record.confirmed, result.data);
    if (record.unread) put({ ...withConfirmed(record, fresh, false), error: null, unread: false });
    else if (fresh !== record.confirmed) put(withConfirmed(record, fresh, false));
  };
