import type { ApiError } from '../../contract/apiError';
import { isSignedOut } from '../../contract/isSignedOut';
import { followedKey } from './categoryPreferences';
import type { Preferences } from './preferenceTarget';

/**
 *   idle ──change──▶ sending ──answered──▶ idle
 *                     ▲    │ changed meanwhile
 *                     │    ▼
 *                    waiting  (until the last save is 1250 ms old; changes add up)
 */
export type PreferencePhase = 'idle' | 'sending' | 'waiting';

export interface PreferenceRecord {
  /** What the reader sees: the server's word with the reader's changes applied. */
  shown: Preferences;
  /** What the server last said. */
  confirmed: Preferences;
  /** On the way; null when nothing is. */
  sending: Preferences | null;
  /** Changed since, to be sent next. */
  queued: Preferences | null;
  phase: PreferencePhase;
  /** Milliseconds since 1970 of the last save and the last reading; 0 for none. */
  sentAt: number;
  readAt: number;
  /** Counts changes and answers: a reading must not overwrite what came after it was asked for. */
  version: number;
  /** Counts saves that the server took. */
  saves: number;
  /** Of the last save that failed; gone with the next change. */
  error: ApiError | null;
  /** Whose session has ended since, so that a change was refused; 0 while it lasts. */
  ended: number;
}

export const newRecord = (preferences: Preferences): PreferenceRecord => ({
  shown: preferences,
  confirmed: preferences,
  sending: null,
  queued: null,
  phase: 'idle',
  sentAt: 0,
  readAt: 0,
  version: 0,
  saves: 0,
  error: null,
  ended: 0,
});

const apply = (record: PreferenceRecord): PreferenceRecord => ({
  ...record,
  shown: { ...record.confirmed, ...record.sending, ...record.queued },
  version: record.version + 1,
});

export const withChange = (record: PreferenceRecord, changes: Preferences): PreferenceRecord =>
  apply({ ...record, queued: { ...record.queued, ...changes }, error: null });

/** What waits goes out. Nothing is sent twice: the queue is empty afterwards. Why the last was refused is still to be read. */
export const withSending = (record: PreferenceRecord, now: number): PreferenceRecord =>
  apply({
    ...record,
    phase: 'sending',
    sending: record.queued,
    queued: null,
    sentAt: now,
  });

/** The server took it; `confirmed` is its whole map. */
export const withSaved = (record: PreferenceRecord, confirmed: Preferences): PreferenceRecord =>
  apply({ ...record, confirmed, sending: null, phase: 'idle', saves: record.saves + 1 });

/**
 * Rolls back exactly the change that was sent. A later change stands, unless it is a preference of a category that is
 * not followed after all, or the session has ended. If the same change is waiting to be sent again, its answer decides.
 */
export function withFailure(record: PreferenceRecord, error: ApiError): PreferenceRecord {
  const { confirmed, queued, sending } = record;
  const unfollowed = confirmed[followedKey] === false && queued?.[followedKey] !== true;
  const dropped = unfollowed || isSignedOut(error);
  const left = dropped ? null : queued;
  const again = left && Object.entries(sending ?? {}).every(([key, value]) => left[key] === value);
  return apply({ ...record, sending: null, queued: left, phase: 'idle', error: again ? null : error });
}

export const withReading = (record: PreferenceRecord, confirmed: Preferences): PreferenceRecord =>
  apply({ ...record, confirmed });
