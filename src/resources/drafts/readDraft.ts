import type { Autosave } from './createAutosave';
import type { Copies } from './createCopies';
import type { DraftDeps } from './createDraft';
import type { Turn } from './createTurn';
import type { ServerDraft } from './draft';
import { isDirty, type DraftBook } from './draftBook';

interface Deps extends DraftDeps {
  book: DraftBook;
  copies: Copies;
  autosave: Autosave;
  turn: Turn;
  publish(): void;
  goElsewhere(): void;
}

/** Finds the copies of a draft as it is opened: on this device, which shows at once, and on the server. */
export async function readDraft(deps: Deps, given?: ServerDraft | null): Promise<void> {
  const { book, copies, autosave, turn, publish, goElsewhere, refusal, localOnly, log } = deps;
  const { generation } = book;
  const isOver = () => book.isLeft || generation !== book.generation;
  // Another user does not see this device's text.
  if (!deps.isSure()) await refusal();
  if (isOver()) return;
  await copies.readRows();
  if (await turn.isElsewhere()) goElsewhere();
  if (isOver()) return;
  if (given) book.drafts = [given];
  const hidden = copies.hidden();
  const asks =
    !localOnly && (given === undefined || hidden.some(({ draftID }) => draftID !== given?.draftID));
  copies.showNewest(!asks);
  // The persisted text shows before the server has answered.
  if (book.row.lastSaved) book.isLoaded = true;
  publish();
  const failure = asks ? await copies.ask() : null;
  if (isOver()) return;
  if (failure) log('Error fetching draft from server', failure);
  else if (asks) copies.endElsewhere(hidden);
  if (failure) book.isDoubted = true;
  else book.heardAt = Date.now();
  book.isLoaded = true;
  if (!book.isElsewhere) {
    copies.showNewest(true);
    const { lastSaved, onServer, sent } = book.row;
    // It is posted again, once it is known whether it has got a date meanwhile.
    if (failure && lastSaved) copies.put({ onServer: null, sent: onServer ?? sent });
    // It is nowhere but here, and is posted again.
    else if (!failure && asks && copies.isGone()) copies.goOnAsNew();
    else if (!failure) copies.link();
    if (!failure) copies.sweep();
    if (isDirty(book.row) && !localOnly) autosave.later(failure ? 0 : undefined);
  }
  publish();
}
