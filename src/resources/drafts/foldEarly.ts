import { afterBoth, beginsPost, isPending } from './draftBook';
import { earlyKey, lateKey } from './earlyKey';
import { joinBodies } from './joinBodies';
import type { LocalDraft } from './localDraft';

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
function joined(draft: LocalDraft, early: LocalDraft): LocalDraft {
  // It goes out by itself: what was typed begins another.
  if (beginsPost(draft.target) && isPending(draft)) return early;
  const { body, format } = joinBodies(draft, early);
  return {
    ...draft,
    body,
    format,
    meta: { ...draft.meta, ...early.meta },
    lastSaved: afterBoth(draft, early),
  };
}
