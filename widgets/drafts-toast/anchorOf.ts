import type { DraftTarget } from '../../src/resources/drafts/draft';

/**
 * Id of the element of a discussion's page at which a draft is written on; null for a change to the post itself, which
 * has a page of its own.
 */
export function anchorOf({ recordType, recordID, commentParentID }: DraftTarget): string | null {
  if (recordType === 'discussion') return null;
  const commentID = recordID ?? commentParentID;
  return commentID === undefined ? 'create-comment' : `Comment_${commentID}`;
}
