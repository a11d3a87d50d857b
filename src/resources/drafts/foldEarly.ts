import { emptyContent } from './draft';
import { beginsPost, isPending } from './draftBook';
import { earlyKey, lateKey } from './earlyKey';
import type { LocalDraft } from './localDraft';
import { mergeDrafts } from './mergeDrafts';

/**
 * The drafts of this machine, with what pages that have gone kept before their drafts' code was there. What `page` itself
 * has kept still stands in its fields, and is left out.
 */
export function foldEarly(rows: LocalDraft[], page: number): LocalDraft[] {
  const drafts = new Map<string, LocalDraft>();
  // A draft's own key is the beginning of the others.
  for (const row of rows.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const key = lateKey(row.key);
    const draft = drafts.get(key);
    if (row.key !== earlyKey(key, page))
      drafts.set(key, draft ? joined(draft, { ...row, key }) : { ...row, key });
  }
  return [...drafts.values()];
}

/** Neither pushes out the other. */
const joined = (draft: LocalDraft, early: LocalDraft): LocalDraft =>
  // It goes out by itself: what was typed begins another.
  beginsPost(draft.target) && isPending(draft)
    ? early
    : { ...draft, ...mergeDrafts(draft, early, emptyContent) };
