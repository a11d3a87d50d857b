import type { DraftTarget } from '../../src/resources/drafts/draft';
import type { Place } from './place';

/** What a draft of a new comment is a draft of. */
export const commentTarget = ({
  discussionID,
  parentCommentID,
}: Pick<Place, 'discussionID' | 'parentCommentID'>): DraftTarget => ({
  recordType: 'comment',
  parentRecordType: 'discussion',
  parentRecordID: discussionID,
  commentParentID: parentCommentID,
});
