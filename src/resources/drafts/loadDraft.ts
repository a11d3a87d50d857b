import type { ApiError } from '../../contract/apiError';
import type { Autosave } from './createAutosave';
import type { DraftServer } from './createDraftServer';
import type { Keeper } from './createKeeper';
import type { LocalDrafts } from './createLocalDrafts';
import type { ServerDraft } from './draft';
import {
  afterBoth,
  beginsPost,
  blankRecord,
  dateOf,
  isDirty,
  isPending,
  isWritten,
  type DraftBook,
} from './draftBook';
import { joinBodies, type Base, type Join } from './joinBodies';
import type { LocalDraft } from './localDraft';

interface LoadDeps {
  book: DraftBook;
  keeper: Keeper;
  local: LocalDrafts;
  server: DraftServer;
  autosave: Autosave;
  /** What the form of a change began with. */
  base?: Base;
  joins(): { join: Join } | undefined;
  /** For guests, who have no drafts on the server. */
  localOnly: boolean;
  refusal(): Promise<ApiError | null>;
  isDoubted(): boolean;
  log(words: string, error: unknown): void;
  publish(): void;
}

/**
 * Finds the stored words of a draft: on this machine, which views see at once, and on the server. The newer win, and a
 * draft that only the server has is adopted. `given`: what the page brought, null for a draft that the server does not
 * have; then it is not asked.
 */
export async function loadDraft(deps: LoadDeps, given?: ServerDraft | null): Promise<void> {
  const { book, keeper, local, autosave, log, publish, localOnly } = deps;
  const { key, target, generation } = book;
  const rows = await local.list();
  if (generation !== book.generation) return;
  const mine = newestOf(rows, key, target.draftID);
  book.base = rows.find((row) => row.key === key) ?? book.base;
  if (deps.isDoubted()) {
    // Nobody else is shown what is here, nor writes into it; but what is typed is kept at once.
    book.phase = mine ? 'aside' : 'read';
    void keeper.write();
    if (mine || given) await deps.refusal();
    if (generation !== book.generation) return;
  }
  book.phase = 'read';
  const show = (stored: LocalDraft) => {
    restore(deps, stored);
    book.loaded = true;
    publish();
  };
  // The server knows whether it is a post by now, or has got a date, and then nobody wants its words here: if it has them all.
  const isDoubtful = mine && beginsPost(target) && mine.draftID !== null && given?.draftID !== mine.draftID;
  const pending = mine && (isPending(mine) || isDoubtful) && !localOnly ? mine : null;
  const isHidden = pending !== null && pending.onServer === pending.lastSaved;
  if (mine && !isHidden) show(mine);
  else void keeper.write();

  const asks = (given === undefined || (pending && given?.draftID !== pending.draftID)) && !localOnly;
  const found = asks ? await ask(deps, mine?.draftID) : { data: given ?? null, error: null };
  if (generation !== book.generation) return;
  book.phase = 'asked';
  const isGone = found.error?.status === 404;
  const isPublished = pending && isPending(pending) && isGone;
  const { draftStatus } = found.data ?? pending ?? {};
  const isDated = isHidden && beginsPost(target) && draftStatus === 'scheduled';
  if (pending && (isPublished || isDated)) {
    await local.remove(pending.key).catch((error: unknown) => log('Error deleting draft', error));
    if (generation !== book.generation) return;
    // What has been typed since went with it.
    if (isWritten(book)) keeper.put({});
  } else if (isHidden) show(pending);
  if (isPublished || isDated || (isGone && isHidden)) meet(deps, given ?? null, rows);
  else if (found.error) {
    log('Error fetching draft from server', found.error);
    // It may have got a date meanwhile, which a save without one would take away.
    book.isDoubted = true;
    // What is here is posted again; as a new one, if the server says that it has no such draft.
    if (mine) keeper.put({ onServer: null, ...(isGone && { draftID: null }) });
  } else meet(deps, found.data, rows);
  book.loaded = true;
  // Another tab, which has put its words together with these meanwhile, sends both.
  if (isDirty(book) && !localOnly && !book.isStored) autosave.later(found.error ? 0 : undefined);
  // One without a number may just be on its way.
  book.isStored ||= mine !== null && (!asks || mine.draftID === null);
  publish();
}

/** What the server has comes together with what is here: the newer win, unless what is here was begun without knowing. */
function meet(deps: LoadDeps, data: ServerDraft | null, rows: LocalDraft[]): void {
  const { book, keeper } = deps;
  const { owner, key, target, record } = book;
  book.heardAt = Date.now();
  const theirs = data && { ...blankRecord(owner, key, target), ...data, onServer: data.lastSaved };
  // The same draft may have been written on a page that knew it by another name.
  const copies = rows.filter((row) => row.key !== key && row.draftID === theirs?.draftID);
  const best = copies.reduce(newer, theirs);
  // What the page before had sent when it went, and had no time to note, is in these words already.
  const isMet = rows.some((row) => row.key === key && row.lastSaved === best?.lastSaved);
  const isUnmet = record.isEarly && !isMet;
  if (best && (!isWritten(book) || isUnmet || best.lastSaved > record.lastSaved)) restore(deps, best);
  else if (theirs && record.draftID === null) keeper.put({ draftID: theirs.draftID });
  // Whose words ever are the newer ones, its date is what the server has of it.
  if (theirs && book.record.draftID === theirs.draftID) keeper.put(dateOf(theirs));
  if (book.record.isEarly) keeper.put({ isEarly: false });
}

/** Asks the server later what could not be asked when the draft was opened. Resolves with why it could not. */
export async function meetServer(deps: LoadDeps): Promise<ApiError | null> {
  const { book } = deps;
  const { generation } = book;
  const { data, error } = await ask(deps, null);
  if (generation !== book.generation) return null;
  if (error && error.status !== 404) return error;
  meet(deps, data, []);
  deps.publish();
  return null;
}

/** Stored words become the draft's. What was typed before they were known goes behind them: neither may push out the other. */
function restore({ book, base, joins, keeper, local, log }: LoadDeps, stored: LocalDraft): void {
  const { key, target, record: typed } = book;
  const early = isWritten(book) && typed.isEarly;
  book.before = null;
  const { key: oldKey } = stored;
  keeper.put({ ...stored, key, target });
  if (early) {
    const newest = newer(typed, stored)!;
    const join = joins()?.join;
    // What the form had printed is in both; but where only another field was touched, none were typed.
    const { body, format } =
      join && (base?.body ?? target.recordID) && typed.body
        ? ((base && (base.join?.(join) ?? join)(stored, typed, base)) ?? newest)
        : joinBodies(stored, typed);
    const meta = newest === typed ? { ...stored.meta, ...typed.meta } : { ...typed.meta, ...stored.meta };
    keeper.put({ body, format, meta, isEarly: stored.isEarly, lastSaved: afterBoth(typed, stored) });
  }
  book.restored += 1;
  if (oldKey === key) return;
  const moved = keeper.write().then(() => local.remove(oldKey));
  moved.catch((error: unknown) => log('Error deleting draft', error));
}

async function ask({ book, server, refusal }: LoadDeps, known: number | null | undefined) {
  const error = await refusal();
  if (error) return { data: null, error };
  const draftID = book.target.draftID ?? known;
  return draftID == null ? server.find(book.target) : server.get(draftID);
}

const newer = (one: LocalDraft | null, two: LocalDraft | null): LocalDraft | null =>
  one && (!two || one.lastSaved >= two.lastSaved) ? one : two;

const newestOf = (rows: LocalDraft[], key: string, draftID?: number): LocalDraft | null =>
  rows
    .filter((row) => row.key === key || (draftID !== undefined && row.draftID === draftID))
    .reduce<LocalDraft | null>(newer, null);
