import { useRecord } from '../../store/useRecord';
import { reactionKey, type ReactionTarget } from './reaction';
import type { ReactionRecord } from './reactionRecord';
import { reactionsSlice } from './reactionsSlice';

/** What is known about the reactions to a record; undefined while the page has not brought it. */
export const useReactions = (target: ReactionTarget): ReactionRecord | undefined =>
  useRecord(reactionsSlice, reactionKey(target));
