import type { DraftContent, DraftRecordType } from './draft';
import { isEmptyBody } from './isEmptyBody';

const discussionMeta = ['name', 'postMeta', 'tags', 'tagIDs', 'pinLocation'];

/** What is wrong with a draft, in the words that are logged; null when the server may have it. */
export function checkDraft(recordType: DraftRecordType, { body, format, meta }: DraftContent): string | null {
  if (recordType === 'comment' && isEmptyBody(body, format)) return 'Invalid draft, no body content';
  if (recordType === 'discussion' && discussionMeta.every((name) => meta[name] === undefined))
    return 'Invalid draft meta';
  return null;
}

/** Whether nothing in it was written by anybody, so that there is nothing to keep. */
export function isBlank({ body, format, meta }: DraftContent): boolean {
  const { name, tagIDs, newTagNames, pinLocation, postMeta } = meta;
  const filled = [name, tagIDs, newTagNames, postMeta].some(
    (value) => value != null && (typeof value === 'object' ? Object.keys(value).length > 0 : value !== ''),
  );
  return !filled && (pinLocation ?? 'none') === 'none' && isEmptyBody(body, format);
}
