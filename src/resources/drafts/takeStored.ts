import type { Autosave } from './createAutosave';
import type { Keeper } from './createKeeper';
import type { DraftBook } from './draftBook';
import type { LocalDraft } from './localDraft';
import { mergeDrafts } from './mergeDrafts';

interface Deps {
  book: DraftBook;
  keeper: Keeper;
  autosave: Autosave;
  /** For guests, who have no drafts on the server. */
  localOnly: boolean;
  /** Views and other tabs hear of it. */
  tell(): void;
  publish(): void;
}

/** Another tab has written. Older words do not push out newer ones, and neither do words those that it has not met. */
export function takeStored(
  { book, keeper, autosave, localOnly, tell, publish }: Deps,
  stored: LocalDraft,
): void {
  const { record, met, key, target } = book;
  const isNews = stored.lastSaved > (met ?? record).lastSaved;
  if (!isNews && stored.lastSaved !== record.lastSaved) return;
  // The same words may say what the server has made of them meanwhile.
  book.record = { ...stored, key, target };
  Object.assign(book, { kept: 'local', loaded: true, ended: null, met: null });
  if (isNews) {
    book.isStored = true;
    book.before = null;
    book.restored += 1;
    autosave.stop();
    if (met) {
      book.met = book.record;
      keeper.put(mergeDrafts(stored, record, met), false);
      if (!localOnly) autosave.later();
      return tell();
    }
  }
  publish();
}
