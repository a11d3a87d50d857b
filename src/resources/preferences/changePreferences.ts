import { plainError, type ApiError } from '../../contract/apiError';
import { isSignedOut } from '../../contract/isSignedOut';
import { callRefused } from '../../session/callRefused';
import { askWhoReads } from '../../session/askWhoReads';
import type { AppThunk } from '../../store/storeTypes';
import * as machine from './preferenceRecord';
import { preferencesSlice, selectPreferences } from './preferencesSlice';
import {
  bodyOf,
  preferenceKey,
  preferencePath,
  readPreferences,
  speaksOf,
  type PreferenceTarget,
  type Preferences,
} from './preferenceTarget';

/** Preferences of one target are saved at most this often, milliseconds; the first change goes out at once. */
export const saveEvery = 1250;

/**
 * The reader changed some preferences. Shown at once, sent at once or when the last save is old enough. What the
 * server refuses is taken back.
 */
export const changePreferences =
  (target: PreferenceTarget, changes: Preferences): AppThunk =>
  (dispatch, getState) => {
    const before = selectPreferences(getState(), target);
    if (!before) return;
    dispatch(put(target, machine.withChange(before, changes)));
    if (before.phase !== 'sending') dispatch(goOn(target));
  };

/** Sends the queued changes, now or after the debounce. */
const goOn =
  (target: PreferenceTarget): AppThunk =>
  (dispatch, getState) => {
    const record = selectPreferences(getState(), target);
    if (!record?.queued || record.phase === 'sending') return;
    // A clock that was put back must not hold a change for hours.
    const left = Math.min(record.sentAt + saveEvery - Date.now(), saveEvery);
    if (left <= 0) return void dispatch(send(target));
    if (record.phase === 'waiting') return;
    dispatch(put(target, { ...record, phase: 'waiting' }));
    setTimeout(() => dispatch(due(target, record.sentAt)), left);
  };

/** The wait is over, unless the page went to the back meanwhile and has sent it already. */
const due =
  (target: PreferenceTarget, sentAt: number): AppThunk =>
  (dispatch, getState) => {
    const record = selectPreferences(getState(), target);
    if (record?.phase === 'waiting' && record.sentAt === sentAt) void dispatch(send(target));
  };

const send =
  (target: PreferenceTarget): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client, preload }) => {
    const before = selectPreferences(getState(), target);
    if (!before?.queued) return;
    const sentAt = Date.now();
    const current = () => {
      const record = selectPreferences(getState(), target);
      // Removed or started anew when another user has signed in.
      return record?.phase === 'sending' && record.sentAt === sentAt ? record : undefined;
    };
    const path = preferencePath(target);
    dispatch(put(target, machine.withSending(before, sentAt)));
    const result = await client.send({
      method: 'PATCH',
      path,
      body: bodyOf(target, before.queued),
      keepalive: true,
    });
    preload.forget(path);
    const after = current();
    if (!after) return;
    const answer = result.outcome === 'done' ? result.data : undefined;
    // An empty answer says no more than that it was taken.
    if (answer === null)
      dispatch(put(target, machine.withSaved(after, { ...after.confirmed, ...after.sending })));
    else if (speaksOf(target, answer, before.queued))
      dispatch(put(target, machine.withSaved(after, readPreferences(target, answer))));
    else {
      const error = result.outcome === 'done' ? plainError('notJson') : result.error;
      dispatch(callRefused(error));
      // A refusal of the previous user is not shown to the current one. A signed-out user keeps what they chose.
      if (error.status === 403 && !isSignedOut(error)) await dispatch(askWhoReads());
      const truth = isUnsure(error) ? await client.send({ path }) : null;
      const failed = current();
      if (!failed) return;
      const known =
        truth?.outcome === 'done' && speaksOf(target, truth.data, before.queued)
          ? machine.withReading(failed, readPreferences(target, truth.data))
          : failed;
      dispatch(put(target, machine.withFailure(known, error)));
    }
    dispatch(goOn(target));
  };

/** The page goes away or to the back: what waits is sent now, since there may be no later. */
export const flushPreferences =
  (target: PreferenceTarget): AppThunk =>
  (dispatch, getState, { client }) => {
    const record = selectPreferences(getState(), target);
    if (!record?.queued) return;
    // Beside a save that is on its way: should the page stay, the same is sent once more, and does no harm.
    if (record.phase === 'sending')
      void client.send({
        method: 'PATCH',
        path: preferencePath(target),
        body: bodyOf(target, record.queued),
        keepalive: true,
      });
    else void dispatch(send(target));
  };

const put = (target: PreferenceTarget, record: machine.PreferenceRecord) =>
  preferencesSlice.actions.stored({ [preferenceKey(target)]: record });

/** Whether the server took it is unknown. */
const isUnsure = ({ status }: ApiError) => status === 0 || status >= 500;
