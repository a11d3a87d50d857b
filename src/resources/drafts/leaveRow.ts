import type { Keeper } from './createKeeper';
import type { LocalDrafts } from './createLocalDrafts';
import type { DraftBook } from './draftBook';
import type { LocalDraft } from './localDraft';

interface Deps {
  book: DraftBook;
  keeper: Keeper;
  local: LocalDrafts;
  give(before: LocalDraft, mixed: LocalDraft): Promise<void>;
}

/**
 * Somebody else reads now: what is on this machine becomes what its owner has written. `gives`: what the next reader has
 * written into it goes to them. Begun at once, with the record as it is.
 */
export async function leaveRow({ book, keeper, local, give }: Deps, gives: boolean): Promise<void> {
  const { before, record, phase, kept, key } = book;
  // A write that is under way may be of older words, or of those that are not theirs; what is unread is as it was.
  const written = keeper.write();
  if (phase === 'aside') return written.then(() => local.remove(local.aside(key), true));
  if (phase === 'unread' || !(before || kept === 'writing')) return;
  const given = before && gives && give(before, record);
  const theirs = await Promise.all([given, written]).then(
    () => before ?? record,
    // What cannot be told apart stays.
    () => record,
  );
  await (theirs.lastSaved ? local.write(theirs) : local.remove(key, true));
}
