import type { ApiError } from '../../contract/apiError';
import { isBlank, isSameText } from './checkDraft';
import type { DraftDeps } from './draftDeps';
import type { RowWriter } from './createDraftStore';
import { beginsPost, blankRow, type DraftRow, type ServerDraft } from './draft';
import { isDirty, type DraftBook } from './draftBook';
import { findOutdated, isKnown, isReplaced } from './draftBook';

export type Copies = ReturnType<typeof createCopies>;

/** The copies of a draft: which one is shown, and what becomes of the others. This session's own is the only one it writes. */
export function createCopies(deps: DraftDeps, book: DraftBook, writer: RowWriter) {
  const { owner, key, session, target, rules, store, server, localOnly, refusal, log } = deps;
  let spares = 0;

  const remove = (row: DraftRow) =>
    store.remove(row).catch((cause: unknown) => log('Error deleting draft', cause));

  /** Changes this session's copy and keeps it. `isUrgent`: the page may be about to go. */
  function put(change: Partial<DraftRow>, isUrgent = false): void {
    book.row = { ...book.row, ...change };
    if (!book.row.lastSaved) return;
    book.written = book.row;
    writer.put(book.row);
    if (isUrgent) writer.flush();
  }

  /** The server's draft is deleted, or belongs to another device: this text becomes a new draft. */
  function goOnAsNew(): void {
    if (book.row.draftStatus === 'scheduled') book.ended = 'posted';
    put({ draftID: null, onServer: null, sent: undefined, draftStatus: 'draft', dateScheduled: null });
  }

  /** Text that was written here, and is not what the next copy was made from, becomes a copy of its own. */
  function setAside(next: DraftRow | ServerDraft): void {
    const mine = book.written ?? book.rows.find((row) => row.session === session);
    book.written = null;
    if (!mine || mine === next || isBlank(mine) || isSameText(mine, next)) return;
    if ('session' in next && isReplaced(mine, [next])) return;
    const spare = { ...mine, session: `${session}.${(spares += 1)}`, from: undefined };
    book.rows = [...book.rows.filter((row) => row.session !== session), spare];
    void store.put(spare);
  }

  /** Another copy becomes the shown one. */
  function show(next: DraftRow | ServerDraft): void {
    setAside(next);
    const { body, format, meta, draftID, draftStatus, dateScheduled, lastSaved } = next;
    const row = 'session' in next ? next : null;
    book.replaces = row?.session === session ? null : row;
    book.row = {
      ...blankRow(owner, key, session, target),
      ...{ body, format, meta, draftID, draftStatus, dateScheduled, lastSaved },
      onServer: row ? row.onServer : lastSaved,
      ...(row?.sent !== undefined && { sent: row.sent }),
      ...(book.replaces && { from: { session: book.replaces.session, lastSaved } }),
    };
    book.kept = row ? 'database' : 'none';
    book.isBegunInDoubt = false;
    book.restored += 1;
  }

  /** The shown text stays a copy, and this session's begins without it. */
  function startAnew(): void {
    const next = blankRow(owner, key, session, target);
    setAside(next);
    Object.assign(book, { row: next, replaces: null });
  }

  /** The server has all of it, and alone knows whether it has got a date or been posted since. */
  const waitsForServer = (row: DraftRow) =>
    !localOnly &&
    !isDirty(row) &&
    (row.draftStatus === 'scheduled' || (beginsPost(target) && row.draftID !== null));
  /** A draft with a date is edited on a page of its own. */
  const isDated = ({ draftStatus }: DraftRow | ServerDraft) =>
    draftStatus === 'scheduled' && beginsPost(target);

  /** The newest copy shows, unless the user has changed the text already, also to none, or in the server's own form. */
  function showNewest(isAsked: boolean): void {
    if (book.isTyped) return;
    const { row: shown, rows, drafts } = book;
    const early = rows.find((row) => row.session === session);
    if (early && !book.written && !isBlank(early)) {
      book.isTyped = true;
      return show(early);
    }
    const outdated = findOutdated({ shown, rows, drafts });
    const here = rows.filter(
      (row) => !outdated.includes(row) && !(waitsForServer(row) && (!isAsked || isDated(row))),
    );
    const [newest] = [...here, ...drafts].sort((one, two) => (one.lastSaved < two.lastSaved ? 1 : -1));
    if (newest && newest.lastSaved > shown.lastSaved) show(newest);
  }

  /** Links the shown copy with what the server has of it. */
  function link(): void {
    const { row, drafts } = book;
    if (row.lastSaved === '') return;
    const known =
      drafts.find(({ draftID }) => draftID === row.draftID) ??
      drafts.find((draft) => isKnown(draft, row) || isSameText(draft, row));
    if (!known) return;
    const { draftID, draftStatus, dateScheduled, lastSaved } = known;
    const dates = { draftID, draftStatus, dateScheduled };
    if (isSameText(known, row)) put({ ...dates, onServer: row.lastSaved, sent: undefined });
    else if (isKnown(known, row) || lastSaved <= (row.onServer ?? ''))
      put({ ...dates, onServer: lastSaved, sent: undefined });
    // Another device has saved other text there, which stays as it is.
    else if (isDirty(row)) goOnAsNew();
    else show(known);
  }

  /** Asks the server what it has. Resolves with why it could not be asked. */
  async function ask(): Promise<ApiError | null> {
    const stopped = await refusal();
    if (stopped) return stopped;
    const { draftID } = book.row;
    // Later only this one may have changed without this page.
    const isLater = book.isLoaded && draftID !== null;
    const { data, error } = isLater ? { data: book.drafts, error: null } : await server.list(target);
    if (error) return error;
    const found = data.filter((draft) =>
      isLater
        ? draft.draftID !== draftID
        : (draft.meta.commentParentID ?? undefined) === target.commentParentID,
    );
    const wanted = target.draftID ?? draftID ?? book.rows.find(waitsForServer)?.draftID ?? null;
    const isListed = wanted === null || found.some((draft) => draft.draftID === wanted);
    const one = isListed ? null : await server.get(wanted);
    if (one?.error && one.error.status !== 404) return one.error;
    book.drafts = one?.data ? [...found, one.data] : found;
    book.isDoubted = false;
    book.heardAt = Date.now();
    return null;
  }

  const isGone = () =>
    book.row.draftID !== null && !book.drafts.some(({ draftID }) => draftID === book.row.draftID);

  /** Asks what has become of the shown copy elsewhere. Resolves with why it could not be asked. */
  async function look(): Promise<ApiError | null> {
    const { generation } = book;
    const failure = await ask();
    if (generation !== book.generation || failure) return failure;
    if (!isGone()) link();
    // A post that went out at its time is no draft any more, which `wasPosted` tells.
    else if (!wasPosted()) goOnAsNew();
    return null;
  }
  const wasPosted = () => isGone() && book.row.draftStatus === 'scheduled' && !isDirty(book.row);

  /** Pages may know the same draft by its target or by its number; or by its number alone, beside what is typed here. */
  async function readRows(): Promise<void> {
    const given = rules.isMatched ? [] : book.drafts.map(({ draftID }) => draftID);
    const numbers = [target.draftID ?? book.row.draftID, ...given];
    const isOurs = ({ session: other }: DraftRow) => other === session || other.startsWith(`${session}.`);
    book.rows = (await deps.rows()).filter(
      (row) =>
        (row.key === key && (rules.isMatched || isOurs(row))) ||
        (row.draftID !== null && numbers.includes(row.draftID)),
    );
  }

  /** Copies that the server had, and has no more, or with a date, have ended elsewhere. */
  function endElsewhere(hidden: DraftRow[]): void {
    const isThere = ({ draftID }: DraftRow) =>
      book.drafts.some((draft) => draft.draftID === draftID && !isDated(draft));
    const over = hidden.filter((row) => !isThere(row));
    for (const row of over) void remove(row);
    book.rows = book.rows.filter((row) => !over.includes(row));
    book.drafts = book.drafts.filter((draft) => !isDated(draft));
  }

  /**
   * Finds the copies of a draft as it is opened: on this device, which shows at once, and on the server. `onRows`: those of this
   * device are known. Resolves with whether the server was told of; `over` when the draft has ended meanwhile.
   */
  async function read(
    given: ServerDraft | null | undefined,
    onRows: () => Promise<void>,
    publish: () => void,
  ): Promise<'known' | 'failed' | 'over'> {
    const { generation } = book;
    const isOver = () => book.isLeft || generation !== book.generation;
    // Another user does not see this device's text.
    if (!deps.isSure()) await refusal();
    if (isOver()) return 'over';
    if (given) book.drafts = [given];
    await readRows();
    await onRows();
    if (isOver()) return 'over';
    const hidden = book.rows.filter(waitsForServer);
    const asks =
      !localOnly && (given === undefined || hidden.some(({ draftID }) => draftID !== given?.draftID));
    showNewest(!asks);
    // The persisted text shows before the server has answered.
    if (book.row.lastSaved) book.isLoaded = true;
    publish();
    const failure = asks ? await ask() : null;
    if (isOver()) return 'over';
    book.isLoaded = true;
    if (failure) {
      log('Error fetching draft from server', failure);
      book.isDoubted = true;
    } else book.heardAt = Date.now();
    if (asks && !failure) endElsewhere(hidden);
    if (book.isElsewhere) return 'over';
    showNewest(true);
    const { lastSaved, onServer, sent } = book.row;
    if (failure) {
      // It is posted again, once it is known whether it has got a date meanwhile.
      if (lastSaved) put({ onServer: null, sent: onServer ?? sent });
      return 'failed';
    }
    // It is nowhere but here, and is posted again.
    if (asks && isGone()) goOnAsNew();
    else link();
    const { row: shown, rows, drafts } = book;
    for (const row of findOutdated({ shown, rows, drafts })) void remove(row);
    return 'known';
  }

  return { put, goOnAsNew, show, startAnew, look, wasPosted, read, readRows, remove };
}
