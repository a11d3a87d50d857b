import type { VoteProps } from './props';

/** The discussion that decides whether votes are taken; 0 where the host does not say. */
export const discussionOf = ({ recordType, recordID, discussionID = 0 }: VoteProps): number =>
  recordType === 'discussion' ? recordID : discussionID;
