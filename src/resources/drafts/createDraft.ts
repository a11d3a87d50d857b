import { throttle } from 'es-toolkit';
import type { ApiError } from '../../contract/apiError';
import { isBlank, isSameText } from './checkDraft';
import { createAutosave, isDirty } from './createAutosave';
import type { DraftStore, Kept } from './createDraftStore';
import { createRowWriter } from './createRowWriter';
import { createScheduling } from './createScheduling';
import { createTurn } from './createTurn';
import {
  beginsPost,
  blankRow,
  emptyDraft,
  type DraftContent,
  type DraftRow,
  type DraftState,
  type DraftTarget,
  type DraftVersion,
  type ServerDraft,
} from './draft';
import type { DraftServer } from './draftServer';
import { findOutdated, findVersions, isKnown, isReplaced } from './findVersions';

/** Milliseconds between what views and other tabs are told while the user types. */
const publishEvery = 1000;
/** The same for the server where nothing on this device keeps the text: a killed browser may lose a quarter of a second. */
const sendEvery = 150;
/** Milliseconds after which another device may have written without this one having seen its user go. */
const longSilence = 60_000;

export interface DraftDeps {
  owner: string;
  key: string;
  /** The editing session, which alone writes this copy. */
  session: string;
  target: DraftTarget;
  store: DraftStore;
  /** This user's copies on this device. */
  rows(): Promise<DraftRow[]>;
  server: DraftServer;
  locks: LockManager | undefined;
  /** Whether the user is still the owner, as far as is known without asking. */
  isSure(): boolean;
  /** Whether what is begun now is the owner's: they are here, or began it in the server's own field. */
  isOwn(): boolean;
  /** Why nothing may be sent or shown: another user may be signed in. Null when it may. */
  refusal(isDoubted?: boolean): Promise<ApiError | null>;
  /** Guests have no drafts on the server. */
  localOnly: boolean;
  log(message: string, error: unknown): void;
  /** Text is on this device: the next page has to know of it. */
  onKept(): void;
  /** For other tabs. */
  onStored(row: DraftRow): void;
  onEnded(reason: 'posted' | 'discarded', draftID: number | null, sent?: DraftContent): Promise<void>;
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * One draft in one editing session. It writes its own copy and no other's: text → this device → server. Other copies with
 * other text are versions, among which the user chooses.
 */
export function createDraft(deps: DraftDeps) {
  const { owner, key, session, target, store, server, log, localOnly, refusal } = deps;
  const listeners = new Set<() => void>();
  let state: DraftState = emptyDraft;
  let row = blankRow(owner, key, session, target);
  /** This session's copy as it is kept. */
  let written: DraftRow | null = null;
  /** The copy that this one goes on from; it goes once this one is kept. */
  let replaces: DraftRow | null = null;
  let kept: Kept | 'none' = 'none';
  /** The other copies, as they were last seen. */
  let rows: DraftRow[] = [];
  let drafts: ServerDraft[] = [];
  let loading: Promise<void> = Promise.resolve();
  let isLoaded = false;
  /** Text was typed here, and not only shown. */
  let isTyped = false;
  let isElsewhere = false;
  /** The server may know more than this page. */
  let isDoubted = false;
  let heardAt = 0;
  let error: ApiError | null = null;
  let ended: DraftState['ended'] = null;
  let restored = 0;
  let generation = 0;
  /** Begun while another user may have been signed in. */
  let isBegunInDoubt = false;
  let isLeft = false;
  let begunByOther: DraftContent | null = null;
  let copies = 0;

  const publish = () => {
    const isThere = row.lastSaved !== '' && !isBlank(row);
    const onServer = isThere && !isDirty(row);
    const here = kept === 'database' || kept === 'storage';
    const { body, format, meta, draftID, draftStatus, dateScheduled, lastSaved } = row;
    state = {
      ...{ body, format, meta, draftID, error, restored, ended, isElsewhere },
      status: !isLoaded ? 'loading' : isThere ? draftStatus : 'none',
      saved: !isThere
        ? 'none'
        : onServer
          ? here
            ? 'both'
            : 'server'
          : here
            ? 'local'
            : kept === 'memory'
              ? kept
              : 'none',
      lastSaved: isThere ? lastSaved : null,
      // Of one that could not be published the date is over.
      dateScheduled: draftStatus === 'scheduled' ? dateScheduled : null,
      versions: isLoaded && !isElsewhere ? findVersions({ shown: row, rows, drafts }) : [],
    };
    for (const listener of listeners) listener();
  };
  const tell = throttle(() => {
    publish();
    if (row.lastSaved) deps.onStored(row);
  }, publishEvery);
  const undeleted = (cause: unknown) => log('Error deleting draft', cause);
  const remove = (each: DraftRow) => store.remove(each).catch(undeleted);

  const writer = createRowWriter(store, (written, place) => {
    if (written.lastSaved !== row.lastSaved) return;
    kept = place;
    if (place !== 'memory' && !isBlank(written)) deps.onKept();
    const old = replaces;
    if (place === 'database' && old && row.from) {
      replaces = null;
      rows = rows.filter((each) => each.session !== old.session);
      void remove(old);
    }
    // Nothing on this device keeps the text for good, so the server has to be quick.
    if (place !== 'database') send();
    tell();
  });
  const put = (change: Partial<DraftRow>, isUrgent = false) => {
    row = { ...row, ...change };
    if (!row.lastSaved) return;
    written = row;
    writer.put(row);
    if (isUrgent) writer.flush();
  };
  const goOnAsNew = () => {
    if (row.draftStatus === 'scheduled') ended = 'posted';
    put({ draftID: null, onServer: null, sent: undefined, draftStatus: 'draft', dateScheduled: null });
  };

  const autosave = createAutosave({
    ...{ server, put, refusal, log, goOnAsNew, look },
    row: () => row,
    generation: () => generation,
    error: () => error,
    setError: (next) => void (error = next),
    isUncertain: () =>
      isDoubted ||
      row.sent !== undefined ||
      row.draftStatus === 'scheduled' ||
      Date.now() - heardAt > longSilence,
    onSaved: () => {
      if (error === null) heardAt = Date.now();
      publish();
      if (row.lastSaved) deps.onStored(row);
    },
  });
  const send = throttle(() => {
    if (!isLoaded || localOnly || error || !isDirty(row)) return;
    void autosave.rest().then(() => autosave.now());
  }, sendEvery);

  const turn = createTurn(deps.locks, `inlay.draft|${owner}|${key}`, () => {
    void writer.settled().then(() => goElsewhere());
  });
  /** Another tab writes it: this one shows that text, until the other tab lets go. */
  function goElsewhere(): void {
    if (isElsewhere || isLeft) return;
    isElsewhere = true;
    autosave.stop();
    publish();
    void turn.free().then(() => (isElsewhere ? goOnHere() : undefined));
  }
  /** What the other tab has kept, it knows best. */
  function goOnHere(): Promise<void> {
    isElsewhere = false;
    isTyped = false;
    row = blankRow(owner, key, session, target);
    return load(null);
  }

  /** The text of another copy becomes the shown one. */
  function show(next: DraftRow | ServerDraft): void {
    const isRow = 'session' in next;
    const mine = written ?? rows.find((each) => each.session === session) ?? null;
    written = null;
    // Text that was written here, and is not what the next copy was made from, becomes a copy of its own.
    if (
      mine &&
      mine !== next &&
      !isBlank(mine) &&
      !isSameText(mine, next) &&
      !(isRow && isReplaced(mine, [next]))
    ) {
      const copy = { ...mine, session: `${session}.${(copies += 1)}`, from: undefined };
      rows = [...rows.filter((each) => each.session !== session), copy];
      void store.put(copy);
    }
    const { body, format, meta, draftID, draftStatus, dateScheduled, lastSaved } = next;
    replaces = isRow && next.session !== session ? next : null;
    row = {
      ...blankRow(owner, key, session, target),
      ...{ body, format, meta, draftID, draftStatus, dateScheduled, lastSaved },
      onServer: isRow ? next.onServer : lastSaved,
      ...(isRow && next.sent !== undefined && { sent: next.sent }),
      ...(isRow && replaces && { from: { session: next.session, lastSaved } }),
    };
    kept = isRow ? 'database' : 'none';
    isBegunInDoubt = false;
    restored += 1;
  }

  /** Pages may know the same draft by its target or by its number. */
  async function readRows(): Promise<void> {
    const draftID = target.draftID ?? row.draftID;
    rows = (await deps.rows()).filter(
      (each) => each.key === key || (draftID !== null && each.draftID === draftID),
    );
  }

  /** The server has all of it, and alone knows whether it has got a date or been posted since. */
  const waitsForServer = (each: DraftRow) =>
    !localOnly &&
    !isDirty(each) &&
    (each.draftStatus === 'scheduled' || (beginsPost(target) && each.draftID !== null));

  /** The newest text shows, unless text was typed here already, also in the server's own form before the editor came. */
  function showNewest(isAsked: boolean): void {
    if (isTyped) return;
    const early = rows.find((each) => each.session === session);
    if (early && !written && !isBlank(early)) {
      isTyped = true;
      return show(early);
    }
    const outdated = findOutdated({ shown: row, rows, drafts });
    const here = rows.filter(
      (each) =>
        !outdated.includes(each) &&
        // One with a date is edited on a page of its own.
        !(waitsForServer(each) && (!isAsked || (each.draftStatus === 'scheduled' && beginsPost(target)))),
    );
    const candidates: (DraftRow | ServerDraft)[] = [...here, ...drafts];
    const newest = candidates.reduce<DraftRow | ServerDraft | null>(
      (best, each) => (best && best.lastSaved >= each.lastSaved ? best : each),
      null,
    );
    if (newest && newest.lastSaved > row.lastSaved) show(newest);
  }

  /** Links the shown copy with what the server has of it. */
  function link(): void {
    const known =
      drafts.find(({ draftID }) => draftID === row.draftID) ??
      drafts.find((draft) => isKnown(draft, row) || isSameText(draft, row));
    if (!known || row.lastSaved === '') return;
    const { draftID, draftStatus, dateScheduled, lastSaved } = known;
    const dates = { draftID, draftStatus, dateScheduled };
    if (isSameText(known, row)) put({ ...dates, onServer: row.lastSaved, sent: undefined });
    else if (isKnown(known, row) || lastSaved <= (row.onServer ?? ''))
      put({ ...dates, onServer: lastSaved, sent: undefined });
    // Another device has saved other text there, which stays as it is: what is written here is a draft of its own.
    else if (isDirty(row)) goOnAsNew();
    else show(known);
  }

  async function ask(): Promise<ApiError | null> {
    const stopped = await refusal();
    if (stopped) return stopped;
    if (isLoaded && row.draftID !== null) {
      const { draftID } = row;
      const one = await server.get(draftID);
      if (one.error && one.error.status !== 404) return one.error;
      drafts = [...drafts.filter((each) => each.draftID !== draftID), ...(one.data ? [one.data] : [])];
      isDoubted = false;
      heardAt = Date.now();
      return null;
    }
    const found = await server.find(target);
    if (found.error) return found.error;
    const wanted = target.draftID ?? row.draftID ?? rows.find(waitsForServer)?.draftID ?? null;
    const isListed = wanted === null || found.data.some(({ draftID }) => draftID === wanted);
    const one = isListed ? null : await server.get(wanted);
    if (one?.error && one.error.status !== 404) return one.error;
    drafts = one?.data ? [...found.data, one.data] : found.data;
    isDoubted = false;
    heardAt = Date.now();
    return null;
  }

  /** Asks what has become of the draft elsewhere. Resolves with why it could not be asked. */
  async function look(): Promise<ApiError | null> {
    const began = generation;
    const failure = await ask();
    if (began !== generation || failure) return failure;
    const isGone = row.draftID !== null && !drafts.some(({ draftID }) => draftID === row.draftID);
    if (!isGone) link();
    else if (row.draftStatus === 'scheduled' && !isDirty(row)) await drop('posted', { isNews: true });
    else goOnAsNew();
    publish();
    return null;
  }

  async function read(given?: ServerDraft | null): Promise<void> {
    const began = generation;
    const isOver = () => isLeft || began !== generation;
    // Another user is not shown what is here.
    if (!deps.isSure()) await refusal();
    if (isOver()) return;
    await readRows();
    if (isOver()) return;
    if (await turn.isElsewhere()) goElsewhere();
    if (given) drafts = [given];
    const hidden = rows.filter(waitsForServer);
    const asks =
      !localOnly && (given === undefined || hidden.some(({ draftID }) => draftID !== given?.draftID));
    showNewest(!asks);
    // What is here shows before the server has answered.
    if (row.lastSaved) isLoaded = true;
    publish();
    const failure = asks ? await ask() : null;
    if (isOver()) return;
    if (failure) {
      log('Error fetching draft from server', failure);
      isDoubted = true;
    } else {
      if (!asks) heardAt = Date.now();
      // What the server had, and has no more or with a date, has ended elsewhere.
      const isOld = ({ draftID }: DraftRow) =>
        !drafts.some(
          (draft) => draft.draftID === draftID && !(beginsPost(target) && draft.draftStatus === 'scheduled'),
        );
      const over = asks ? hidden.filter(isOld) : [];
      over.forEach((each) => void remove(each));
      rows = rows.filter((each) => !over.includes(each));
      if (beginsPost(target)) drafts = drafts.filter(({ draftStatus }) => draftStatus !== 'scheduled');
    }
    if (isElsewhere) {
      isLoaded = true;
      return publish();
    }
    showNewest(true);
    // It is posted again, once it is known whether it has got a date meanwhile.
    if (failure && row.lastSaved) put({ onServer: null, sent: row.onServer ?? row.sent });
    if (!failure) {
      const isGone = asks && row.draftID !== null && !drafts.some(({ draftID }) => draftID === row.draftID);
      // It is nowhere but here: it is posted again.
      if (isGone && row.lastSaved) goOnAsNew();
      else link();
      for (const old of findOutdated({ shown: row, rows, drafts })) void remove(old);
    }
    isLoaded = true;
    if (isDirty(row) && !localOnly && !isElsewhere) autosave.later(failure ? 0 : undefined);
    publish();
  }
  const load = (given?: ServerDraft | null) => (loading = read(given));

  function change(content: Partial<DraftContent>, isOwn = deps.isOwn()): void {
    if (isLeft || isElsewhere) return;
    if (row.lastSaved === '') isBegunInDoubt = !isOwn;
    const stamp = Math.max(Date.now(), Date.parse(row.lastSaved) + 1 || 0);
    const meta = { ...row.meta, ...content.meta };
    isTyped = true;
    ended = null;
    put({ ...content, meta, lastSaved: new Date(stamp).toISOString() });
    void turn.take().then((isTaken) => isTaken && goElsewhere());
    if (isLoaded && !localOnly) autosave.later();
  }

  /** The draft is over. Text that differs from what was `sent` is the beginning of the next one. */
  function end(
    reason: DraftState['ended'],
    { keeps = false, sent }: { keeps?: boolean; sent?: DraftContent } = {},
  ): void {
    autosave.stop();
    tell.cancel();
    writer.cancel();
    generation += 1;
    isLoaded = true;
    const rest = sent && isTyped && row.lastSaved && !isBlank(row) && !isSameText(sent, row) ? row : null;
    ended = rest ? null : reason;
    error = null;
    replaces = null;
    const { lastSaved } = row;
    if (!rest && reason !== 'signedOut' && written) void remove(written);
    written = null;
    row = blankRow(owner, key, session, target);
    kept = 'none';
    isTyped = rest !== null;
    if (rest) {
      const { body, format, meta } = rest;
      put({
        body,
        format,
        meta,
        lastSaved: new Date(Math.max(Date.now(), Date.parse(lastSaved) + 1)).toISOString(),
      });
      if (!localOnly) autosave.later();
    } else {
      turn.release();
      restored += Number(!keeps);
    }
    publish();
  }

  async function drop(
    reason: 'posted' | 'discarded',
    { keeps, isNews, sent }: { keeps?: boolean; isNews?: boolean; sent?: DraftContent } = {},
  ): Promise<void> {
    const { draftID } = row;
    const gone = [row, ...(replaces ? [replaces] : [])].filter(({ lastSaved }) => lastSaved);
    await writer.settled();
    // The view that does it knows why.
    if (!isLeft) end(isNews ? reason : null, { keeps, sent });
    await Promise.all(gone.map(remove));
    // A page that is told may leave at once: the next one has to know that there is none.
    await deps.onEnded(reason, draftID, sent);
  }

  async function flush(): Promise<DraftState> {
    if (!isLoaded) await loading;
    error = null;
    await Promise.all([writer.settled(), localOnly || isElsewhere ? undefined : autosave.now(true)]);
    publish();
    return state;
  }

  /** Deletes drafts of the server. Resolves with why one could not be deleted. */
  async function removeThere(draftIDs: number[]): Promise<ApiError | null> {
    let failure = draftIDs.length > 0 && !localOnly ? await refusal() : null;
    for (const draftID of localOnly ? [] : draftIDs) failure ??= await server.remove(draftID);
    if (failure) {
      undeleted(failure);
      error = failure;
      publish();
    }
    return failure;
  }

  return {
    ...{ key, change, end, flush, load },
    ...createScheduling({
      ...{ server, autosave, flush, publish },
      row: () => row,
      error: () => error,
      setError: (next) => void (error = next),
    }),
    state: () => state,
    row: () => row,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async ready(): Promise<DraftState> {
      await loading;
      // The server may have taken what failed; its number goes with the post.
      if (error && !localOnly) await autosave.now();
      // Posting what has been published would publish it twice.
      if (row.draftStatus === 'scheduled') await look();
      return state;
    },
    isUnsent: () => isDirty(row) && !localOnly,
    isDue: () => isDirty(row) && autosave.isDue() && !isElsewhere,
    /** It has text that would go with this page. What is just being written is written at once. */
    isAtRisk: () => isDirty(row) && kept !== 'database' && !isBlank(row) && !store.putNow(row),
    /** Another session has written its copy. */
    async meet(other: DraftRow): Promise<void> {
      if (isLeft || other.session === session || !isLoaded) return;
      if (!isElsewhere && !(await turn.isElsewhere())) return;
      goElsewhere();
      show({ ...other, key, target });
      publish();
    },
    async writeHere(): Promise<void> {
      await turn.takeOver();
      await goOnHere();
    },
    useVersion({ rows: [other], server: draft }: DraftVersion): void {
      const mine = row;
      const next = draft ?? other;
      if (!next) return;
      show(other && draft ? { ...other, draftID: draft.draftID, onServer: draft.lastSaved } : next);
      const stamp = Math.max(Date.now(), Date.parse(mine.lastSaved) + 1 || 0);
      isTyped = true;
      put({ lastSaved: new Date(stamp).toISOString() });
      if (!localOnly) autosave.later();
      publish();
    },
    async deleteVersion({ rows: here, server: draft }: DraftVersion): Promise<boolean> {
      if (await removeThere(draft ? [draft.draftID] : [])) return false;
      await Promise.all(here.map(remove));
      rows = rows.filter((each) => !here.includes(each));
      drafts = drafts.filter((each) => each !== draft);
      publish();
      return true;
    },
    /** After a return: other tabs and devices may have written, and calls may work again. */
    async wake(): Promise<void> {
      isDoubted = true;
      if (ended === 'signedOut' && !isLeft) {
        ended = null;
        return load();
      }
      if (row.draftStatus === 'scheduled') await look();
      await autosave.rest();
      if (!error || localOnly) return;
      // What was asked for offline can be asked for again.
      if (!isDirty(row) && error.code === 'offline') error = null;
      if (isDirty(row)) await autosave.now();
      else publish();
    },
    async discard(): Promise<boolean> {
      await loading;
      if (error && !localOnly) await autosave.now();
      autosave.stop();
      await readRows();
      const others = [
        ...findVersions({ shown: row, rows, drafts }).flatMap((version) => version.server ?? []),
      ];
      const ids = [...(row.draftID === null ? [] : [row.draftID]), ...others.map(({ draftID }) => draftID)];
      if (await removeThere(ids)) return false;
      const copies = rows;
      rows = [];
      drafts = [];
      await Promise.all(copies.map(remove));
      await drop('discarded');
      return true;
    },
    async posted(deleted?: number | null, keeps?: boolean, sent?: DraftContent): Promise<void> {
      const { draftID } = row;
      await drop('posted', { keeps, sent });
      drafts = drafts.filter((draft) => draft.draftID !== draftID);
      if (draftID === null || draftID === deleted || localOnly || isLeft) return;
      const failure = await server.remove(draftID);
      if (failure) undeleted(failure);
    },
    /**
     * Another user reads now. The text stays its author's, whole; unless all of it was begun by that user, unnoticed.
     */
    leave(): DraftContent | null {
      if (isLeft) return begunByOther;
      isLeft = true;
      autosave.stop();
      const { body, format, meta } = row;
      const begun = isTyped && isBegunInDoubt && !isBlank(row) ? { body, format, meta } : null;
      const mine = row;
      if (begun) void writer.settled().then(() => remove(mine));
      turn.release();
      listeners.clear();
      return (begunByOther = begun);
    },
    /** The user is still the owner. */
    confirm: () => void (isBegunInDoubt = false),
    hide: () => writer.flush(),
    /** No view shows it any more. What the server does not have yet is sent; resolves when that was tried. */
    async stop(isLast = false): Promise<void> {
      tell.flush();
      await loading;
      autosave.stop();
      if (isDirty(row) && !localOnly && !error && !isLeft && !isElsewhere) await autosave.now();
      if (isLast) autosave.stop();
      await writer.settled();
      turn.release();
    },
    /** A view shows it again. */
    reopen(): void {
      restored += Number(row.lastSaved !== '');
      publish();
    },
  };
}
