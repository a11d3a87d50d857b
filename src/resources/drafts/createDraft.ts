import { throttle } from 'es-toolkit';
import { isBlank } from './checkDraft';
import { createAutosave } from './createAutosave';
import { createCopies } from './createCopies';
import { createDecisions } from './createDecisions';
import { createRowWriter } from './createDraftStore';
import { createTurn } from './createTurn';
import { blankRow, emptyDraft } from './draft';
import type { DraftContent, DraftRow, DraftState, DraftVersion, ServerDraft } from './draft';
import { isDirty, newBook, nextStamp, stateOf } from './draftBook';
import type { DraftDeps } from './draftDeps';

/** Milliseconds between notifications of views and other tabs while the user types. */
const publishEvery = 1000;
/** The same for the server where nothing on this device keeps the text: a killed browser may lose a quarter of a second. */
const sendEvery = 150;

export type Draft = ReturnType<typeof createDraft>;

/**
 * One draft in one editing session. It writes its own copy and no other's: text → this device → server. Other copies with
 * other text are versions, among which the user chooses.
 */
export function createDraft(deps: DraftDeps) {
  const { owner, key, session, target, store, localOnly } = deps;
  const listeners = new Set<() => void>();
  const book = newBook(owner, key, session, target);
  let state: DraftState = emptyDraft;
  let loading: Promise<void> = Promise.resolve();
  /** A view has opened it again, and does not show it yet. */
  let isUnseen = false;

  const publish = () => {
    state = stateOf(book);
    for (const listener of listeners) listener();
  };
  const tellNow = () => {
    publish();
    if (book.row.lastSaved) deps.onStored(book.row);
  };
  const tell = throttle(tellNow, publishEvery);

  const writer = createRowWriter(store, (written, place) => {
    // Nothing on this device keeps the text for good, so the server has to be quick.
    if (place !== 'database') send();
    if (written.lastSaved !== book.row.lastSaved) return;
    book.kept = place;
    const { replaces } = book;
    if (place === 'database' && replaces) {
      book.replaces = null;
      book.rows = book.rows.filter((row) => row.session !== replaces.session);
      void copies.remove(replaces);
    }
    tell();
  });
  const copies = createCopies(deps, book, writer);
  const autosave = createAutosave(deps, book, copies, tellNow);
  const send = throttle(() => {
    if (!book.isLoaded || book.error || !isDirty(book.row)) return;
    void autosave.rest().then(autosave.byItself);
  }, sendEvery);

  const turn = createTurn(deps.locks, `inlay.draft|${owner}|${key}`, () => {
    void writer.settled().then(goElsewhere);
  });
  /** Another tab writes it: this one shows that text, until the other tab lets go. */
  function goElsewhere(): void {
    if (book.isElsewhere || book.isLeft) return;
    book.isElsewhere = true;
    autosave.stop();
    publish();
    void turn.free().then(() => (book.isElsewhere ? goOnHere() : undefined));
  }
  /** The other tab's copy says more than its messages. */
  function goOnHere(): Promise<void> {
    Object.assign(book, { isElsewhere: false, isTyped: false, row: blankRow(owner, key, session, target) });
    return load(null);
  }

  /** A draft with a date may have been published meanwhile. */
  async function lookDated(): Promise<void> {
    if (book.row.draftStatus !== 'scheduled') return;
    const failure = await copies.look();
    if (!failure && copies.wasPosted()) await decisions.drop('posted', { isNews: true });
    publish();
  }

  async function open(given?: ServerDraft | null): Promise<void> {
    const onRows = async () => ((await turn.isElsewhere()) ? goElsewhere() : undefined);
    const found = await copies.read(given, onRows, publish);
    if (found !== 'over' && isDirty(book.row)) autosave.later(found === 'failed' ? 0 : undefined);
    publish();
  }
  const load = (given?: ServerDraft | null) => (loading = open(given));
  const known = async () => {
    await loading;
    if (book.error) await autosave.now();
  };

  /**
   * Keeps text: on this device within 100 ms, on the server 5 s after the last change, by the rules of its page. `seen`: the `restored` that the view
   * has shown; text that came after that is not what was changed, and stays a version. `isOwn`: the owner began it.
   */
  function change(content: Partial<DraftContent>, seen = book.restored, isOwn = deps.isOwn()): void {
    if (book.isLeft || book.isElsewhere) return;
    if (deps.isOthers()) {
      // It goes from the view, and is kept for that user.
      book.restored += 1;
      return publish();
    }
    if ((isUnseen || seen !== book.restored) && book.row.lastSaved) copies.startAnew();
    isUnseen = false;
    const { row } = book;
    if (row.lastSaved === '') book.isBegunInDoubt = !isOwn;
    book.isTyped = true;
    book.ended = null;
    copies.put({ ...content, meta: { ...row.meta, ...content.meta }, lastSaved: nextStamp(row) });
    void turn.take().then((isTaken) => isTaken && goElsewhere());
    if (book.isLoaded) autosave.later();
  }

  /** Sends what the server does not have yet. Resolves with the state after that. */
  async function flush(): Promise<DraftState> {
    if (!book.isLoaded) await loading;
    book.error = null;
    await Promise.all([writer.settled(), book.isElsewhere ? undefined : autosave.now(true)]);
    publish();
    return state;
  }

  const decisions = createDecisions(deps, {
    ...{ book, copies, autosave, writer, known, flush, publish },
    letGo(isLast) {
      tell.cancel();
      if (isLast) turn.release();
    },
  });

  return {
    ...{ key, change, flush, load },
    ...decisions,
    /** Published at most once a second while the user types: the view's own text may be ahead of it. */
    state: () => state,
    /** The same, up to the last change: what a view takes over when `restored` has counted up. */
    latest: () => stateOf(book),
    row: () => book.row,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async ready(): Promise<DraftState> {
      // The server may have taken what failed; its number goes with the post.
      await known();
      // Posting what has been published would publish it twice.
      await lookDated();
      return state;
    },
    isUnsent: () => isDirty(book.row) && !localOnly,
    isDue: () => isDirty(book.row) && autosave.isDue() && !book.isElsewhere,
    /** Whether text would be lost with this page. Pending text is persisted at once. */
    isAtRisk: () =>
      isDirty(book.row) && book.kept !== 'database' && !isBlank(book.row) && !store.putNow(book.row),
    /** Another session has written its copy. */
    async meet(other: DraftRow): Promise<void> {
      if (book.isLeft || other.session === session || !book.isLoaded) return;
      if (!book.isElsewhere && !(await turn.isElsewhere())) return;
      goElsewhere();
      copies.show({ ...other, key, target });
      publish();
    },
    /** Writes on in this tab instead of the other one. */
    async writeHere(): Promise<void> {
      await turn.takeOver();
      await goOnHere();
    },
    /** Shows a version in place of the text, which becomes the other version. */
    pickVersion({ rows: [here], server: there }: DraftVersion): void {
      const lastSaved = nextStamp(book.row);
      const next = here && there ? { ...here, draftID: there.draftID, onServer: there.lastSaved } : here;
      copies.show((next ?? there)!);
      book.isTyped = true;
      copies.put({ lastSaved });
      autosave.later();
      publish();
    },
    /** After a return: other tabs and devices may have written, and calls may work again. */
    async wake(): Promise<void> {
      book.isDoubted = true;
      if (book.ended === 'signedOut' && !book.isLeft) {
        book.ended = null;
        return load();
      }
      await lookDated();
      await autosave.rest();
      if (!book.error || localOnly) return;
      if (isDirty(book.row)) return autosave.byItself();
      // A call that failed offline can be repeated.
      if (book.error.code === 'offline') book.error = null;
      publish();
    },
    /** The user is still the owner. */
    confirm: () => void (book.isBegunInDoubt = false),
    hide: () => writer.flush(),
    /** No view shows it any more. What the server does not have yet is sent; resolves when that was tried. */
    async stop(isLast = false): Promise<void> {
      tell.flush();
      await loading;
      autosave.stop();
      const { row, error, isLeft, isElsewhere } = book;
      if (isDirty(row) && !error && !isLeft && !isElsewhere) await autosave.byItself();
      if (isLast) autosave.stop();
      await writer.settled();
      turn.release();
    },
    /** A view shows it again, in the next turn: what the view has taken over from the server's field goes before it. */
    reopen(): void {
      isUnseen = book.row.lastSaved !== '';
      book.restored = 0;
      publish();
      const shown = new Promise((resolve) => setTimeout(resolve)).then(() => {
        if (!isUnseen) return;
        isUnseen = false;
        book.restored += 1;
        publish();
      });
      loading = Promise.all([loading, shown]).then(() => undefined);
    },
  };
}
