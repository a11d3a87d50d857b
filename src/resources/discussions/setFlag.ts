import { nanoid } from '@reduxjs/toolkit';
import { plainError, type ApiError } from '../../contract/apiError';
import type { ApiRequest } from '../../contract/apiClient';
import { isRecord } from '../../contract/foreign';
import { path } from '../../server/path';
import { callRefused } from '../../session/callRefused';
import type { AppThunk } from '../../store/storeTypes';
import { countsSlice, storeCounts } from '../counts/countsSlice';
import { discussionKey, readDiscussion, type DiscussionFlag, type DiscussionRecord } from './discussion';
import { discussionChanged, discussionsSlice, selectDiscussion } from './discussionsSlice';

/** How a sequence of calls has ended: with what the server holds, or with the error that has put the flag back. */
export type FlagResult = { outcome: 'done'; value: boolean } | { outcome: 'failed'; error: ApiError };

const ownCalls: Partial<Record<DiscussionFlag, string>> = {
  bookmarked: 'bookmark',
  muted: 'mute',
  dismissed: 'dismiss',
};

function callFor(discussionID: number, flag: DiscussionFlag, value: boolean): ApiRequest {
  const to = path`discussions/${discussionID}`;
  const own = ownCalls[flag];
  return { method: own ? 'PUT' : 'PATCH', path: own ? `${to}/${own}` : to, body: { [flag]: value } };
}

/**
 * Sets a flag. Shown at once; one call at a time goes out for each flag, until the server holds what was wanted last. The
 * answer counts, whatever was asked for; after a failure the flag is as the server last said. Resolves when the sequence is
 * over, or at once with null when one is under way already, which does this one too, or when its reader has gone.
 */
export const setFlag =
  (discussionID: number, flag: DiscussionFlag, value: boolean): AppThunk<Promise<FlagResult | null>> =>
  async (dispatch, getState, { client, preload }) => {
    const current = () => selectDiscussion(getState(), discussionID);
    const put = (record: DiscussionRecord) =>
      dispatch(discussionsSlice.actions.stored({ [discussionKey(discussionID)]: record }));

    const before: DiscussionRecord = current() ?? { discussionID };
    const known = before.sending?.[flag];
    const wish = known ?? { run: nanoid(), confirmed: before[flag] };
    put({ ...before, [flag]: value, sending: { ...before.sending, [flag]: wish } });
    if (known) return null;

    const settle = (held: boolean | undefined) => {
      const { [flag]: _done, ...sending } = current()!.sending!;
      const isIdle = Object.keys(sending).length === 0;
      put({ ...current()!, [flag]: held, sending: isIdle ? undefined : sending });
      preload.forget('discussions');
    };
    for (;;) {
      const asked = current()![flag]!;
      const result = await client.send(callFor(discussionID, flag, asked));
      const record = current();
      const sent = record?.sending?.[flag];
      // Somebody else reads now: the rest must not go on as them.
      if (!record || sent?.run !== wish.run) return null;
      const held = result.outcome === 'done' ? readFlag(result.data, flag) : null;
      const goesOn = record[flag] !== asked;
      if (held === null) {
        // Whether the server took it is unknown, so the other wish is sent all the same.
        if (goesOn) continue;
        const error = result.outcome === 'done' ? plainError('notJson', result.status) : result.error;
        settle(sent.confirmed);
        dispatch(callRefused(error));
        return { outcome: 'failed', error };
      }
      if (flag === 'bookmarked' && sent.confirmed !== held) dispatch(countBookmark(held));
      if (goesOn && record[flag] !== held) {
        put({ ...record, sending: { ...record.sending, [flag]: { ...sent, confirmed: held } } });
        continue;
      }
      settle(held);
      // A whole record in the answer may tell more than the flag.
      if (result.outcome === 'done' && !ownCalls[flag])
        dispatch(discussionChanged(discussionID, readDiscussion(result.data)));
      return { outcome: 'done', value: held };
    }
  };

const readFlag = (data: unknown, flag: DiscussionFlag): boolean | null =>
  isRecord(data) && typeof data[flag] === 'boolean' ? data[flag] : null;

/** The account menu's count, where it is known. */
const countBookmark =
  (bookmarked: boolean): AppThunk =>
  (dispatch, getState) => {
    const known = countsSlice.select(getState(), 'Bookmarks')?.count;
    if (known !== undefined) dispatch(storeCounts({ Bookmarks: Math.max(0, known + (bookmarked ? 1 : -1)) }));
  };
