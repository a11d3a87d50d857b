import { lazyImport } from '../../contract/lazyImport';
import { plainError } from '../../contract/apiError';
import { isBlank } from './checkDraft';
import { createAutosave } from './createAutosave';
import { createKeeper } from './createKeeper';
import type { DraftDeps, Dropped } from './draftDeps';
import { emptyDraft, type DraftContent, type DraftState, type SentContent, type ServerDraft } from './draft';
import { endBook, isAtRisk, isDirty, isWritten, newBook, stateOf } from './draftBook';
import { forgetDraft } from './forgetDraft';
import { lazyScheduling } from './lazyScheduling';
import { leaveRow } from './leaveRow';
import { loadDraft, meetServer } from './loadDraft';
import type { LocalDraft } from './localDraft';
import { takeStored } from './takeStored';
import { throttle } from './throttle';
import { wordsLeft } from './wordsLeft';

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
    void keeper.write().then(() => {
      // Where no storage takes the words, tabs have only what they tell each other.
      if (book.kept === 'memory') book.base = book.record;
      // Else they hear of what they can meet on this machine, once it is known whose it is.
      if (isWritten(book) && book.base.lastSaved && !book.before) deps.onStored(book.base);
    });
  };
  const undeleted = (error: unknown) => log('Error deleting draft', error);
  const soon = throttle(tell, publishEvery);
  const parts = () => ({ ...deps, book, keeper, autosave, tell, publish });
  const meet = (stored: LocalDraft) => takeStored(parts(), stored);
  const keeper = createKeeper(book, local, meet, () => {
    // Nothing on this machine takes the words for good, so the server has to be quick.
    if (!local.lasts()) send();
    soon();
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
    lazyImport(() => import('./lookAgain')).then(
      ({ lookAgain }) => lookAgain({ ...parts(), onPublished: () => drop('posted', { isNews: true }) }),
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
    keeper.put({ ...words, meta, isEarly, lastSaved: new Date(stamp).toISOString() });
    if (book.phase === 'asked' && !localOnly) autosave.later();
  }

  /**
   * Every copy in the views goes; with `keeps` the views see to theirs themselves. What is not among the words that were
   * `sent` is the beginning of another draft.
   */
  function end(reason: DraftState['ended'], keeps = false, sent?: SentContent, isOwn = false): void {
    const { record, base } = book;
    // What is here is what was left already.
    if (sent && !isOwn && record.after === sent.lastSaved) return;
    autosave.stop();
    soon.cancel();
    endBook(book, reason, keeps);
    // Whoever has posted it tells what is left of words that they knew.
    const left =
      sent && (isOwn || record.lastSaved > sent.lastSaved) && wordsLeft(record, sent, deps.joins()?.merge);
    if (left) {
      book.base = base;
      keeper.put({ ...left, after: sent.lastSaved });
      if (!localOnly) autosave.later();
    }
    publish();
  }

  /**
   * Somebody else reads now: the words stay for who wrote them, and nothing more comes to them from here. Answers those
   * that the next reader has begun already.
   */
  function leave(): DraftContent | null {
    if (isLeft) return strays;
    isLeft = true;
    const { before, record } = book;
    const { body, format, meta } = record;
    leftID = (before ?? record).draftID;
    if (before && isBlank(before)) strays = { body, format, meta };
    void leaveRow({ ...deps, book, keeper }, strays === null).catch(undeleted);
    end('signedOut', strays !== null);
    return strays;
  }

  async function drop(reason: 'posted' | 'discarded', { keeps, isNews, sent }: Dropped = {}): Promise<void> {
    const known = isLeft ? undefined : book.record.lastSaved;
    const gone = sent && { ...sent, lastSaved: known ?? '' };
    const draftID = book.record.draftID ?? leftID;
    const written = keeper.write();
    // Who does it here knows why: only other tabs are told.
    if (!isLeft) end(isNews ? reason : null, keeps, gone, true);
    await written;
    // What has been typed since, here or in another tab, is another draft under the same key.
    await forgetDraft(local, key, draftID, known).catch(undeleted);
    // Whoever is told may leave at once: the next page has to know that there is none.
    await deps.onEnded(reason, draftID, gone);
    tell();
  }

  function take(stored: LocalDraft): void {
    // Until this machine has been looked through nobody knows what these belong to; then they are found there.
    if (isLeft || book.phase === 'unread') return;
    const { generation } = book;
    // What is just being written comes first: it may be what these were made from.
    void keeper.write().then(() => generation === book.generation && meet(stored));
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
    /** It is here that it will be sent, and not in another tab. The next page would join what is noted as unmet with itself. */
    isDue: () => isDirty(book) && autosave.isDue() && !book.base.isEarly,
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
      if (!book.error || localOnly) return;
      // What was asked for offline can be asked for again.
      if (!isDirty(book) && book.error.code === 'offline') book.error = null;
      if (!isDirty(book)) publish();
      // What is joined is shown anew, and not while somebody types.
      else if (book.record.isEarly) autosave.later();
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
    async posted(deleted?: number | null, keeps?: boolean, sent?: DraftContent): Promise<void> {
      // Who could not wait for the server's answer has not sent what comes with it.
      if (book.phase !== 'read') await loading;
      const { draftID } = book.record;
      await drop('posted', { keeps, sent });
      // What somebody has left is not for the next one to delete.
      if (draftID === null || draftID === deleted || localOnly || isLeft) return;
      const error = await server.remove(draftID);
      if (error) undeleted(error);
    },
    /** Other tabs hear at once of what has been typed: one may go on there with the next key. */
    tell: () => void keeper.write().then(soon.flush),
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
