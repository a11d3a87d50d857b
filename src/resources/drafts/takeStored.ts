import type { Autosave } from './createAutosave';
import type { Keeper } from './createKeeper';
import type { DraftBook } from './draftBook';
import type { Body, Join } from './joinBodies';
import type { LocalDraft } from './localDraft';
import { mergeDrafts } from './mergeDrafts';

interface Deps {
  book: DraftBook;
  joins(): { merge: Join } | undefined;
  /** What the form of a change began with. */
  base?: Body;
  keeper: Keeper;
  autosave: Autosave;
  /** For guests, who have no drafts on the server. */
  localOnly: boolean;
  publish(): void;
}

/** Another tab has written. Older words do not push out newer ones, and neither do words those that it has not met. */
export function takeStored(
  { book, joins, base: begun, keeper, autosave, localOnly, publish }: Deps,
  stored: LocalDraft,
): void {
  const { record, base, key, target } = book;
  const isNews = stored.lastSaved > base.lastSaved;
  if (!isNews && stored.lastSaved !== record.lastSaved) return;
  // The same words may say what the server has made of them meanwhile; and not know yet that it has them.
  book.base = book.record = { ...stored, key, target, draftID: stored.draftID ?? record.draftID };
  Object.assign(book, { kept: 'local', loaded: true });
  if (isNews) {
    book.isStored = true;
    book.before = null;
    autosave.stop();
    if (wordsOf(stored) !== wordsOf(record)) {
      book.ended = null;
      book.restored += 1;
    }
    if (record.lastSaved > base.lastSaved) {
      // Of a change that was begun in both, both have what it was begun with; else what stands there may be what stands here.
      const known = base.lastSaved ? base : begun?.body ? { ...base, ...begun } : null;
      keeper.put(mergeDrafts(stored, record, known ?? base, known ? joins()?.merge : undefined));
      if (!localOnly) autosave.later();
    }
  }
  publish();
}

const wordsOf = ({ body, meta }: LocalDraft) => JSON.stringify([body, meta]);
