import type { ApiClient, ApiResult } from '../../contract/apiClient';
import { callRefused } from '../../session/callRefused';
import { api } from '../../store/api';
import type { AppThunk } from '../../store/storeTypes';
import { readClosed } from '../discussions/readClosed';
import { discussionOf, reactionKey, reactionPath, type ReactionTarget } from './reaction';
import * as machine from './reactionRecord';
import { reactionsSlice, selectReactions } from './reactionsSlice';
import { isExpected, ownReactions, withAnswer, withFreshRecord, withOwnReaction } from './reactionSummary';

/**
 * The user clicked a reaction. Shown at once; sent by one sequence of calls per record at a time, which goes on until
 * the server holds what the last click asked for. After any failure the record is read again, so that the view shows
 * what the server has. Resolves with the record when the sequence is over, or with null, at once, when another click's
 * sequence is running, which goes on to do this one too.
 */
export const toggleReaction =
  (target: ReactionTarget, urlcode: string): AppThunk<Promise<machine.ReactionRecord | null>> =>
  async (dispatch, getState, { client, preload }) => {
    const key = reactionKey(target);
    const current = () => selectReactions(getState(), target);
    const put = (record: machine.ReactionRecord) =>
      dispatch(reactionsSlice.actions.stored({ [key]: record }));

    const before = current();
    if (!before) return null;
    const joins = before.phase !== 'idle';
    put({ ...machine.withClick(before, urlcode), phase: joins ? before.phase : 'sending' });
    if (joins) return null;

    for (;;) {
      const record = current();
      // The store was emptied, or another user signed in, as whom the rest must not be sent.
      if (!record || record.phase === 'idle') return null;
      const step = machine.nextStep(record);
      if (step.kind === 'settle') {
        const settled = machine.withSettled(record);
        put(settled);
        preload.forget(reactionPath(target));
        dispatch(api.util.invalidateTags([{ type: 'ReactionLog', id: key }]));
        return settled;
      }
      const phase = step.kind === 'read' ? 'reading' : 'sending';
      // Every bar of the page hears of a change, so there is none without need.
      if (phase !== record.phase) put({ ...record, phase });
      const result = await send(client, target, step);
      const after = current();
      if (!after || after.phase === 'idle') return null;
      if (step.kind === 'read') {
        // Unread counts stay as they were, old enough for the next hover to ask again.
        const data = result.outcome === 'done' ? result.data : null;
        const confirmed = withFreshRecord(after.confirmed, data);
        const readAt = data === null ? 0 : Date.now();
        put({ ...machine.withReading(after, confirmed, record.version), readAt });
      } else if (result.outcome === 'done') {
        const confirmed =
          step.kind === 'add'
            ? withAnswer(after.confirmed, step.urlcode, result.data)
            : withOwnReaction(after.confirmed, null);
        // A yes without the counts may be no yes: something before the server may have answered in its place. And other
        // counts than were known may hold a reaction of the reader's own, from another tab.
        const isNews = step.kind === 'add' && !isExpected(after.confirmed, step.urlcode, confirmed);
        const isUnsure = isNews || !Array.isArray(result.data) || after.error !== null;
        const taken = step.kind === 'remove' && after.wanted ? ownReactions(after.confirmed)[0] : undefined;
        put({ ...machine.withConfirmed(after, confirmed, isUnsure), taken });
      } else {
        const error = dispatch(readClosed(result.error, discussionOf(target)));
        put(machine.withFailure(after, error));
        dispatch(callRefused(error));
      }
    }
  };

function send(client: ApiClient, target: ReactionTarget, step: machine.ReactionStep): Promise<ApiResult> {
  const path = reactionPath(target);
  if (step.kind === 'read') return client.send({ path, query: { expand: 'reactions' } });
  if (step.kind === 'add')
    return client.send({ method: 'POST', path: `${path}/reactions`, body: { reactionType: step.urlcode } });
  return client.send({ method: 'DELETE', path: `${path}/reactions` });
}
