import type { RecordType } from '../../forum';

/** Where a post stands, the page of all reactions to it, and the post's place on its page. */
export const reactionPaths = (recordType: RecordType, recordID: number) => ({
  post: recordType === 'comment' ? `/discussion/comment/${recordID}` : `/discussion/${recordID}`,
  all: `/${recordType}/${recordID}/reactions`,
  anchor: recordType === 'comment' ? `#Comment_${recordID}` : `#Discussion_${recordID}`,
});
