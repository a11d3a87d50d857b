import { plainError } from '../../contract/apiError';
import { isBlank } from './checkDraft';
import { createAutosave } from './createAutosave';
import { createKeeper } from './createKeeper';
import type { DraftDeps } from './draftDeps';
import { emptyDraft, type DraftContent, type DraftState, type ServerDraft } from './draft';
import { isAtRisk, isDirty, isWritten, newBook, stateOf } from './draftBook';
import { forgetDraft } from './forgetDraft';
import { lazyScheduling } from './lazyScheduling';
import { loadDraft, meetServer } from './loadDraft';
import type { LocalDraft } from './localDraft';
import { takeStored } from './takeStored';
import { throttle } from './throttle';

/** How often views and other tabs hear of words that are being typed, milliseconds. */
const publishEvery = 1000;
/** The same for the server, where no other place keeps them: a quarter of a second is what a killed browser may lose. */
const sendEvery = 150;

export type Draft = ReturnType<typeof createDraft>;

/**
 * One draft and its way: typed → on this machine → on the server. Newer words win over older ones, wherever they come
 * from.
 */
export function createDraft(deps: DraftDeps) {
  const { owner, key, target, local, server, log, localOnly } = deps;
  const listeners = new Set<() => void>();
  const book = newBook(owner, key, target);
  let state: DraftState = emptyDraft;
  let loading: Promise<void> = Promise.resolve();
  /** Somebody else reads now; and the draft of the one before. */
  let isLeft = false;
  let leftID: number | null = null;
  let strays: DraftContent | null = null;

  const publish = () => {
    state = stateOf(book, state);
    for (const listener of listeners) listener();
  };
  const tell = () => {
    publish();
    // Other tabs hear of words that they can meet on this machine, once it is known whose they are.
    if (!isWritten(book) || book.before || !book.isMet) return;
    book.met = null;
    deps.onStored(book.record);
  };
  const undeleted = (error: unknown) => log('Error deleting draft', error);
  const soon = throttle(tell, publishEvery);
  const parts = () => ({ ...deps, book, keeper, autosave, tell, publish });
  const meet = (stored: LocalDraft) => takeStored(parts(), stored);
  const keeper = createKeeper(book, local, meet, tell, () => {
    // Nothing on this machine takes the words for good, so the server has to be quick.
    if (!local.lasts()) send();
    if (stateOf(book, state).saved !== state.saved) soon();
  });
  const autosave = createAutosave({
    ...{ ...deps, book, keeper, onSaved: tell },
    meetServer: () => meetServer(parts()),
    lookAgain: () => look(),
  });
  const send = throttle(() => {
    if (book.phase !== 'asked' || !isDirty(book) || localOnly || book.error) return;
    // What is typed while a call is under way goes with the next one.
    void autosave.rest().then(() => autosave.now());
  }, sendEvery);
  const load = (given?: ServerDraft | null) => (loading = loadDraft(parts(), given));
  const look = () =>
    import('./lookAgain').then(
      ({ lookAgain }) => lookAgain({ ...parts(), onPublished: () => drop('posted', false, true) }),
      () => plainError('network'),
    );

  function change(words: Partial<DraftContent>, isOlder = false): void {
    if (isLeft) return;
    if (!isOlder && deps.isDoubted()) book.before ??= book.record;
    const stamp = Math.max(Date.now(), Date.parse(book.record.lastSaved) + 1 || 0);
    const { record, heardAt } = book;
    const meta = { ...record.meta, ...words.meta };
    // Words that have met the server on the page before are not begun here.
    const isEarly = record.isEarly || (!isWritten(book) && !heardAt && !localOnly);
    book.ended = null;
    book.met ??= record;
    book.isMet &&= book.phase !== 'unread';
    keeper.put({ ...words, meta, isEarly, lastSaved: new Date(stamp).toISOString() }, false);
    if (book.phase === 'asked' && !localOnly) autosave.later();
    soon();
  }

  /** Every copy in the views goes; with `keeps` the views see to theirs themselves. */
  function end(reason: DraftState['ended'], keeps = false): void {
    autosave.stop();
    soon.cancel();
    const { restored, generation } = book;
    Object.assign(book, newBook(owner, key, target), {
      phase: 'asked',
      loaded: true,
      ended: reason,
      restored: restored + Number(!keeps),
      generation: generation + 1,
    });
    publish();
  }

  /**
   * Somebody else reads now: the words stay for who wrote them, and nothing more comes to them from here. Answers those
   * that the next reader has begun already.
   */
  function leave(): DraftContent | null {
    if (isLeft) return strays;
    isLeft = true;
    const { before, record, phase, kept } = book;
    const { body, format, meta } = record;
    leftID = (before ?? record).draftID;
    if (before && isBlank(before)) strays = { body, format, meta };
    // A write that is under way may be of older words, or of those that are not theirs; what is unread is as it was.
    if (phase === 'aside') void keeper.write().then(() => local.remove(local.aside(key), true), undeleted);
    else if (phase !== 'unread' && (before || kept === 'writing')) {
      const given = before && !strays && deps.give(before, record);
      // What cannot be told apart stays.
      void Promise.all([given, keeper.write()])
        .then(
          () => keep(before ?? record),
          () => keep(record),
        )
        .catch(undeleted);
    }
    end('signedOut', strays !== null);
    return strays;
  }

  async function drop(reason: 'posted' | 'discarded', keeps?: boolean, isNews?: boolean): Promise<void> {
    const written = keeper.write();
    const draftID = book.record.draftID ?? leftID;
    // Who does it here knows why: only other tabs are told.
    if (!isLeft) end(isNews ? reason : null, keeps);
    await written;
    await forgetDraft(local, key, draftID).catch(undeleted);
    // What has been typed since is another draft under the same key, and went with this one.
    if (isWritten(book)) keeper.put({});
    // Whoever is told may leave at once: the next page has to know that there is none.
    await deps.onEnded(reason, draftID);
  }

  const keep = async (words: LocalDraft): Promise<unknown> =>
    words.lastSaved ? local.write(words) : local.remove(key, true);

  function take(stored: LocalDraft): void {
    // Until this machine has been looked through nobody knows what these belong to; then they are found there.
    if (isLeft || book.phase === 'unread') return;
    book.isMet = true;
    meet(stored);
  }

  async function flush(): Promise<DraftState> {
    // A page that goes does nothing later.
    if (!book.loaded) await loading;
    book.error = null;
    await Promise.all([keeper.write(), localOnly ? undefined : autosave.now(true)]);
    publish();
    return state;
  }

  return {
    ...{ key, change, end, flush, leave, load, take },
    ...lazyScheduling({ book, server, autosave, flush, publish, tell, log }),
    async ready() {
      await loading;
      // The server may have taken what failed; its number goes with the post.
      if (book.error) await autosave.now();
      // Posting it would publish it twice.
      if (book.record.draftStatus === 'scheduled') await look();
      return state;
    },
    state: () => state,
    isUnsent: () => isDirty(book) && !localOnly,
    /** It is here that it will be sent, and not in another tab. */
    isDue: () => isDirty(book) && autosave.isDue(),
    isAtRisk: () => isAtRisk(book, local),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Back from a sleep, the page cache or being offline: other tabs may have written, and calls may work again. */
    async wake(): Promise<void> {
      book.isDoubted = true;
      if (book.record.draftStatus === 'scheduled') await look();
      for (const mine of await local.list())
        if (mine.key === key && mine.lastSaved > book.record.lastSaved) take(mine);
      await autosave.rest();
      if (!book.error || !isDirty(book) || localOnly) return;
      // What is joined is shown anew, and not while somebody types.
      if (book.record.isEarly) autosave.later();
      else await autosave.now();
    },
    async discard(): Promise<boolean> {
      await loading;
      if (book.error) await autosave.now();
      autosave.stop();
      const { draftID } = book.record;
      const error =
        draftID === null || localOnly ? null : ((await deps.refusal()) ?? (await server.remove(draftID)));
      if (!error) await drop('discarded');
      else {
        undeleted(error);
        book.error = error;
        publish();
      }
      return !error;
    },
    async posted(deleted?: number | null, keeps?: boolean): Promise<void> {
      // Who could not wait for the server's answer has not sent what comes with it.
      if (book.phase !== 'read') await loading;
      const { draftID } = book.record;
      await drop('posted', keeps);
      // What somebody has left is not for the next one to delete.
      if (draftID === null || draftID === deleted || localOnly || isLeft) return;
      const error = await server.remove(draftID);
      if (error) undeleted(error);
    },
    /** Other tabs hear at once of what has been typed: one may go on there with the next key. */
    tell: soon.flush,
    /** Who comes back by now may be somebody else than who has written here. */
    away: () => void (book.before = null),
    /** It is the owner who is here. Who has signed out in another tab is here again. */
    back(): void {
      if (book.before) {
        book.before = null;
        keeper.put({}); // Early words are theirs too, and among these.
        tell();
      }
      if (book.ended !== 'signedOut' || isLeft) return;
      book.ended = null;
      void load();
    },
    /** Nobody looks at it any more. What the server does not have yet is sent now; resolves when it has been. */
    async stop(): Promise<void> {
      soon.flush();
      await loading;
      autosave.stop();
      if (isDirty(book) && !localOnly && !book.error) await autosave.now();
    },
    /** Somebody looks at it again, in another view. */
    reopen(): void {
      book.restored += Number(isWritten(book));
      publish();
    },
  };
}
