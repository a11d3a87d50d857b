/** One kind of reaction on one record, as the server sums it up. */
export interface Reaction {
  tagID: number;
  urlcode: string;
  name: string;
  /** `Positive`, `Negative`, or `Flag`, which is never shown. */
  class: string;
  count: number;
  /** Whether the current user is among them. */
  hasReacted: boolean;
  /** What one reaction adds to the record's score. */
  reactionValue: number;
}

/** What can be reacted to. */
export interface ReactionTarget {
  recordType: 'discussion' | 'comment';
  recordID: number;
  /** Of a comment: the discussion that may be closed meanwhile. */
  discussionID?: number | undefined;
}

/** The discussion that decides whether reactions are taken; 0 where the host does not say. */
export const discussionOf = ({ recordType, recordID, discussionID = 0 }: ReactionTarget): number =>
  recordType === 'discussion' ? recordID : discussionID;

/** All reactions on a record, with its score; null when unknown. */
export interface ReactionSummary {
  reactions: readonly Reaction[];
  score: number | null;
}

export const reactionKey = ({ recordType, recordID }: ReactionTarget) => `${recordType}:${recordID}`;
export const reactionPath = ({ recordType, recordID }: ReactionTarget) => `${recordType}s/${recordID}`;
