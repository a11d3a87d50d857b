import type { DraftTarget } from '../../src/resources/drafts/draft';
import type { CreatePostProps } from './props';

/** What a draft of a post is a draft of. */
export function postTarget({
  recordID,
  parentID,
  draftID,
}: Pick<CreatePostProps, 'recordID' | 'parentID' | 'draftID'>): DraftTarget {
  const place =
    recordID === undefined ? { parentRecordType: 'category', parentRecordID: parentID } : { recordID };
  return { recordType: 'discussion', ...place, draftID };
}
