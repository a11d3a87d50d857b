import { isBlank } from './checkDraft';
import { emptyContent, type DraftContent } from './draft';
import { blankRecord } from './draftBook';
import type { Join } from './joinBodies';
import type { LocalDraft } from './localDraft';
import { mergeDrafts } from './mergeDrafts';

/** What a draft has beside the words that were `sent`, the beginning of another one; null where there is nothing. */
export function wordsLeft(record: LocalDraft, sent: DraftContent, merge?: Join): Partial<LocalDraft> | null {
  const { owner, key, target, body, format, meta, lastSaved } = record;
  if (!lastSaved) return null;
  const blank = blankRecord(owner, key, target);
  const left = mergeDrafts(blank, record, sent, merge);
  if (isBlank({ ...emptyContent, ...left })) return null;
  // A change is of the whole text.
  return target.recordID === undefined ? left : { body, format, meta, lastSaved: left.lastSaved };
}
