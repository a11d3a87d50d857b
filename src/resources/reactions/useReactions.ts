import { useRecord } from '../../store/useRecord';
import { reactionKey, type ReactionTarget } from './reaction';
import type { ReactionRecord } from './reactionRecord';
import { reactionsSlice } from './reactionsSlice';

/** The reactions of a record; undefined until the page has seeded it. */
export const useReactions = (target: ReactionTarget): ReactionRecord | undefined =>
  useRecord(reactionsSlice, reactionKey(target));
