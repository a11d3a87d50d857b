import { sessionChanged } from '../../session/sessionChanged';
import { createKeyedSlice } from '../../store/createKeyedSlice';
import type { AppThunk, RootState } from '../../store/storeTypes';
import { reactionKey, type ReactionSummary, type ReactionTarget } from './reaction';
import { newRecord, type ReactionRecord } from './reactionRecord';
import { withKinds } from './withKinds';

/** Reactions of every record that the page shows, by `reactionKey`. */
export const reactionsSlice = createKeyedSlice<ReactionRecord>(
  'reactions',
  (builder) =>
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
  withSeed,
);

/** A vote control brings two kinds of reaction, and the bar beside it brings all; whichever is mounted first. */
function withSeed(known: ReactionRecord, seed: ReactionRecord): ReactionRecord {
  if (known.unread || seed.unread || known.readAt > 0) return known;
  const ids = new Set(known.confirmed.reactions.map(({ tagID }) => tagID));
  const more = seed.confirmed.reactions.filter(({ tagID }) => !ids.has(tagID));
  if (more.length === 0) return known;
  // In the order of the longer list.
  const join = ({ reactions, score }: ReactionSummary): ReactionSummary => {
    const own = new Map(reactions.map((reaction) => [reaction.tagID, reaction]));
    const all = seed.confirmed.reactions.map((reaction) => own.get(reaction.tagID) ?? reaction);
    const rest = reactions.filter(({ tagID }) => !all.some((each) => each.tagID === tagID));
    return { reactions: [...all, ...rest], score };
  };
  return { ...known, shown: join(known.shown), confirmed: join(known.confirmed) };
}

/** Brings what a page says about a record, if it does; a record that is there already wins. */
export const seedReactions =
  (target: ReactionTarget, { reactions, score }: Partial<ReactionSummary>): AppThunk =>
  (dispatch, _getState, { preload }) =>
    void dispatch(
      reactionsSlice.actions.seeded({
        [reactionKey(target)]: {
          ...newRecord({ reactions: reactions ? withKinds(reactions, preload) : [], score: score ?? null }),
          unread: !reactions,
        },
      }),
    );

export const selectReactions = (state: RootState, target: ReactionTarget): ReactionRecord | undefined =>
  reactionsSlice.select(state, reactionKey(target));
