import { sessionChanged } from '../../session/sessionChanged';
import { createKeyedSlice } from '../../store/createKeyedSlice';
import type { AppThunk, RootState } from '../../store/storeTypes';
import { useRecord } from '../../store/useRecord';
import {
  discussionKey,
  ownFlags,
  type DiscussionFacts,
  type DiscussionFlag,
  type DiscussionRecord,
} from './discussion';

/** Discussions of the page, by `discussionKey`. Several tags may bring fields of one; the first value of a field wins. */
export const discussionsSlice = createKeyedSlice<DiscussionRecord>(
  'discussions',
  (builder) =>
    builder.addCase(sessionChanged, (state) => {
      for (const record of Object.values(state)) {
        for (const [flag, wish] of Object.entries(record.sending ?? {}))
          record[flag as DiscussionFlag] = wish.confirmed;
        delete record.sending;
        // What the reader keeps for themselves, and what only the staff is told, was said for somebody else. They stay as
        // unknown, so that no tag which the server has printed for that reader fills them again.
        for (const flag of [...ownFlags, 'resolved'] as const) record[flag] = undefined;
      }
    }),
  (known, seed) =>
    Object.keys(seed).some((name) => !Object.hasOwn(known, name)) ? { ...seed, ...known } : known,
);

/** The action that brings what a page says about a discussion. */
export const seedDiscussion = (facts: DiscussionFacts) =>
  discussionsSlice.actions.seeded({ [discussionKey(facts.discussionID)]: facts });

export const selectDiscussion = (state: RootState, discussionID: number): DiscussionRecord | undefined =>
  discussionsSlice.select(state, discussionKey(discussionID));

export const useDiscussion = (discussionID: number): DiscussionRecord | undefined =>
  useRecord(discussionsSlice, discussionKey(discussionID));

/** As what a tag that shows it has to name among its `keys`. */
export const discussionRecordKey = (discussionID: number) =>
  `${discussionsSlice.name}/${discussionKey(discussionID)}`;

/**
 * Something else than a flag's own call has changed a discussion: the answer to a `PATCH`, a move, a bulk action. A flag
 * that is being sent stays as the reader wants it; the news is what it falls back to.
 */
export const discussionChanged =
  (discussionID: number, change: Partial<DiscussionFacts>): AppThunk =>
  (dispatch, getState) => {
    const before: DiscussionRecord = selectDiscussion(getState(), discussionID) ?? { discussionID };
    const next: DiscussionRecord = { ...before, ...change, discussionID };
    for (const [name, wish] of Object.entries(before.sending ?? {})) {
      const flag = name as DiscussionFlag;
      if (change[flag] === undefined || !wish) continue;
      next[flag] = before[flag];
      next.sending = { ...next.sending, [flag]: { ...wish, confirmed: change[flag] } };
    }
    dispatch(discussionsSlice.actions.stored({ [discussionKey(discussionID)]: next }));
  };
