import type { ReactionTarget } from '../../src/resources/reactions/reaction';
import { reactionLog } from '../../src/resources/reactions/reactionLog';

/** The log that the tooltips of a bar and its modal share; 100 is the most that the server gives at once. */
export const logQuery = ({ recordType, recordID }: ReactionTarget, page?: number) => ({
  recordType,
  recordID,
  limit: 100,
  ...(page !== undefined && page > 1 && { page }),
});

export const useLog = (target: ReactionTarget, page?: number) =>
  reactionLog.useReactionLogQuery(logQuery(target, page));
