import type { Autosave } from './createAutosave';
import type { Keeper } from './createKeeper';
import { afterBoth, type DraftBook } from './draftBook';
import { joinBodies, joinChanges } from './joinBodies';
import type { LocalDraft } from './localDraft';

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

/** Another tab has written. Older words do not push out newer ones, and neither do words those of which it cannot know. */
export function takeStored(
  { book, keeper, autosave, localOnly, tell, publish }: Deps,
  stored: LocalDraft,
): void {
  const { record, told, key, target } = book;
  const isNews = stored.lastSaved > (told ?? record).lastSaved;
  if (!isNews && stored.lastSaved !== record.lastSaved) return;
  // The same words may say what the server has made of them meanwhile.
  Object.assign(book, { kept: 'local', loaded: true, ended: null, record: { ...stored, key, target } });
  if (isNews) {
    book.isStored = true;
    book.before = null;
    book.restored += 1;
    autosave.stop();
    if (told) {
      keeper.put(joined(stored, record, told), false);
      if (!localOnly) autosave.later();
      return tell();
    }
  }
  publish();
}

/** What another tab has stored, with what was written here since `told`, which is all that tab knows of. */
function joined(stored: LocalDraft, mine: LocalDraft, told: LocalDraft): Partial<LocalDraft> {
  const isSame = mine.body === told.body;
  const { body, format } = isSame ? stored : (joinChanges(stored, mine, told) ?? joinBodies(stored, mine));
  const meta = { ...stored.meta };
  for (const [name, value] of Object.entries(mine.meta)) if (value !== told.meta[name]) meta[name] = value;
  return { body, format, meta, lastSaved: afterBoth(stored, mine) };
}
