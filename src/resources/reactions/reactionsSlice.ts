import { sessionChanged } from '../../session/sessionChanged';
import { createKeyedSlice } from '../../store/createKeyedSlice';
import type { RootState } from '../../store/storeTypes';
import { reactionKey, type ReactionSummary, type ReactionTarget } from './reaction';
import { newRecord, type ReactionRecord } from './reactionRecord';

/** Reactions of every record that the page shows, by `reactionKey`. */
export const reactionsSlice = createKeyedSlice<ReactionRecord>('reactions', (builder) =>
  builder.addCase(sessionChanged, (state, { payload }) => {
    // Counts hold for every user; `hasReacted` was the previous user's.
    for (const record of Object.values(state)) {
      const reactions = record.confirmed.reactions.map((reaction) => ({ ...reaction, hasReacted: false }));
      const summary = { reactions, score: record.confirmed.score };
      // Whose session has ended still has to hear what became of the last press.
      const error = payload.to === 0 ? record.error : null;
      const { unread, version } = record;
      Object.assign(record, newRecord(summary), { wanted: undefined, version: version + 1, error, unread });
    }
  }),
);

/** The action that brings what a page says about a record, if it does; a record that is there already wins. */
export const seedReactions = (target: ReactionTarget, { reactions, score }: Partial<ReactionSummary>) =>
  reactionsSlice.actions.seeded({
    [reactionKey(target)]: {
      ...newRecord({ reactions: reactions ?? [], score: score ?? null }),
      unread: !reactions,
    },
  });

export const selectReactions = (state: RootState, target: ReactionTarget): ReactionRecord | undefined =>
  reactionsSlice.select(state, reactionKey(target));
