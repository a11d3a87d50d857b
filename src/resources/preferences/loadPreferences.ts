import type { ApiClient } from '../../contract/apiClient';
import { plainError, type ApiError } from '../../contract/apiError';
import type { AppThunk } from '../../store/storeTypes';
import { newRecord, withReading } from './preferenceRecord';
import { preferencesSlice, selectPreferences } from './preferencesSlice';
import { preferenceKey, preferencePath, readPreferences, type PreferenceTarget } from './preferenceTarget';

/** Reads that are under way, by `preferenceKey`. */
const underWay = new WeakMap<ApiClient, Map<string, Promise<ApiError | null>>>();

/**
 * Reads a record that is not there, or was last read more than `maxAge` milliseconds ago; a second request meanwhile waits for the
 * same answer. Resolves with the failure, or null; a record that is there stays as it was.
 */
export const loadPreferences =
  (target: PreferenceTarget, maxAge = 5000): AppThunk<Promise<ApiError | null>> =>
  (dispatch, _, { client }) => {
    // It may have been sent before what it is asked for now.
    if (maxAge === 0) return dispatch(read(target, maxAge));
    const reads = underWay.get(client) ?? new Map<string, Promise<ApiError | null>>();
    underWay.set(client, reads);
    const key = preferenceKey(target);
    const running = reads.get(key) ?? dispatch(read(target, maxAge)).finally(() => reads.delete(key));
    reads.set(key, running);
    return running;
  };

const read =
  (target: PreferenceTarget, maxAge: number): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, getState, { client, preload }) => {
    const key = preferenceKey(target);
    const before = selectPreferences(getState(), target);
    if (before && (before.phase !== 'idle' || Date.now() - before.readAt < maxAge)) return null;
    const path = preferencePath(target);
    const preloaded = before ? undefined : preload.take({ path });
    const tellReadAt = (readAt: number) => dispatch(preferencesSlice.actions.changed({ [key]: { readAt } }));
    if (before) tellReadAt(Date.now());
    const result = preloaded ? { outcome: 'done' as const, ...preloaded } : await client.send({ path });
    if (result.outcome !== 'done') {
      // What has not been read may be asked for again at once.
      if (before) tellReadAt(before.readAt);
      return result.error;
    }
    // Nothing at all is no map; servers print an empty one as `[]`.
    if (result.data === null) return plainError('notJson');
    const fresh = readPreferences(target, result.data);
    const record = selectPreferences(getState(), target);
    // A change that came meanwhile knows more than this answer.
    if (record && record.version !== before?.version) return null;
    const read = record ? withReading(record, fresh) : newRecord(fresh);
    dispatch(preferencesSlice.actions.stored({ [key]: { ...read, readAt: Date.now() } }));
    return null;
  };
