import type { DraftTarget } from './draft';

/** One word per target: `comment/-/discussion/5/-`. A page that was opened for a draft by its ID has that as its key. */
export function draftKey(target: DraftTarget): string {
  const { recordType, recordID, parentRecordType, parentRecordID, commentParentID, draftID } = target;
  if (draftID !== undefined) return `draft/${draftID}`;
  // A post that exists is edited in one place, wherever it stands.
  const place = recordID === undefined ? [parentRecordType, parentRecordID, commentParentID] : [];
  return [recordType, recordID, ...place].map((part) => part ?? '-').join('/');
}
