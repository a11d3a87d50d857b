import type { ReactionTarget } from '../../src/resources/reactions/reaction';
import { reactionLog } from '../../src/resources/reactions/reactionLog';

/** Who reacted: the tooltips of a bar and its log share one answer. */
export const useLog = ({ recordType, recordID }: ReactionTarget) =>
  reactionLog.useReactionLogQuery({ recordType, recordID, limit: 100 });
