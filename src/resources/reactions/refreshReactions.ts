import type { AppThunk } from '../../store/storeTypes';
import { reactionKey, reactionPath, type ReactionTarget } from './reaction';
import { withConfirmed } from './reactionRecord';
import { reactionsSlice, selectReactions } from './reactionsSlice';
import { withFreshRecord } from './reactionSummary';

/**
 * Reads a record again, when it was last read more than `maxAge` milliseconds ago and nothing is being sent. A failure
 * leaves what is shown: nobody asked for it.
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
    if (!record || record.version !== before.version || result.outcome !== 'done') return;
    const fresh = withFreshRecord(record.confirmed, result.data);
    if (fresh !== record.confirmed)
      dispatch(reactionsSlice.actions.stored({ [key]: withConfirmed(record, fresh, false) }));
  };
