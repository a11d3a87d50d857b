import { wasCopied } from '../../session/wasCopied';
import { addedWords } from './addedWords';
import { besideRow } from './besideRow';
import { createEarlyStore } from './createEarlyStore';
import { createReaderQuestion } from './createReaderQuestion';
import type { DraftContent, DraftTarget } from './draft';
import { draftKey } from './draftKey';
import { earlyKey, lateKey } from './earlyKey';
import { firstWords } from './firstWords';
import type { LocalDraft } from './localDraft';
import { isUnknown, noteReader, otherReader } from './lastReader';
import { setMarker } from './setMarker';

/** What a tag's fields are to a draft. `base`: the text that the server had printed. */
export type EarlyDraft = DraftContent & { target: DraftTarget; base: string };

/** A draft whose owner is still in question, and the field it is written in. */
type Words = Omit<LocalDraft, 'owner'> & { base: string; place: Element };

interface Deps {
  window: Window & typeof globalThis;
  /** Site and user, as drafts have them, of whom the page was made for; null where it does not say. */
  owner: string | null;
  /** Whose they are taken to be where it does not, until the server has said; null to keep nothing before that. */
  presumed: string | null;
  /** The same of who reads by now; null when the server does not say. */
  ask(): Promise<string | null>;
  /** Null for an element that is no form of ours, or whose text is in an editor by now. */
  read(target: Element): EarlyDraft | null;
  /** Puts the fields back to what the server had printed, with some words behind its text. */
  clear(target: Element, words: string): void;
}

/** How long nobody can have signed out, somebody else in, and come back before anybody listened, milliseconds. */
const unseen = 8000;

/**
 * Keeps on this machine what is typed into the server's own fields while the code of their form is on its way: a browser
 * that is killed in that moment loses no more than later. They are whose the page was made for; after somebody has looked
 * elsewhere they stay theirs until the server has named another, who then gets what is new, and only that. The draft's own
 * code takes these words away when it has them.
 */
export function keepEarly({ window, owner: named, presumed, ask, read, clear }: Deps): void {
  const { document, navigator, performance } = window;
  const store = createEarlyStore(() => window.indexedDB);
  const storage = () => window.localStorage;
  const handover = firstWords(window);
  let owner = named ?? presumed;
  let isSure = named !== null && !wasCopied(window) && document.hasFocus() && performance.now() <= unseen;
  /** What is known to be the owner's, and what was typed since: it may be another's. */
  const sure = new Map<string, Words>();
  const unsure = new Map<string, Words>();

  const left = () => new Promise((resolve) => window.addEventListener('pagehide', resolve));
  const wordsIn = (target: EventTarget | null): Words | null => {
    const draft = target instanceof window.Element ? read(target) : null;
    return (
      draft && {
        ...draft,
        ...{ key: earlyKey(draftKey(draft.target), performance.timeOrigin), isEarly: true },
        ...{ draftID: null, draftStatus: 'draft', dateScheduled: null, onServer: null },
        lastSaved: new Date().toISOString(),
        place: target as Element,
      }
    );
  };
  const keep = ({ place: _, base, ...words }: Words) => {
    if (owner === null) return;
    const row = { ...words, owner };
    store.put(row, (format) => besideRow(document, row, base, format));
    setMarker(storage, owner, true);
  };
  const drop = ({ key }: Words) => owner !== null && store.remove(owner, key);
  const isOpen = ({ place }: Words) => wordsIn(place) !== null;
  // What is in an editor by now is for its own code.
  const question = createReaderQuestion(ask, () => [...unsure.values()].some(isOpen));
  const settle = (words: Words) => {
    sure.set(words.key, words);
    if (owner === named) handover.own.add(lateKey(words.key));
  };

  function take(target: EventTarget | null): void {
    const words = wordsIn(target);
    if (!words) return;
    const { key } = words;
    // Once a view has taken the fields over they all look as if nobody had written in them.
    const before = unsure.get(key) ?? sure.get(key);
    words.meta = { ...before?.meta, ...words.meta };
    // Other pages leave the words to this one, in whose fields they are, for as long as it stands open.
    if (!before) navigator.locks?.request(key, left).catch(() => undefined);
    if (isSure) {
      keep(words);
      return settle(words);
    }
    unsure.set(key, words);
    if (!suspect()) keep(words);
    void findReader();
  }
  /**
   * Whether a page was made for somebody else since: that is known at once, and before anything is written. Nobody knows yet
   * who has gone to sign in.
   */
  function suspect(): boolean {
    const other = owner !== null && otherReader(storage, owner);
    if (other && !isUnknown(other)) handOver(other, false);
    return Boolean(other);
  }
  async function findReader(): Promise<void> {
    const reader = await question.find();
    if (reader === null) return;
    // Who looks elsewhere may be signing in there.
    if (document.hasFocus()) noteReader(storage, reader);
    if (reader !== owner) return handOver(reader, true);
    for (const words of unsure.values()) {
      // Some waited for this; those that are in an editor by now have been kept there.
      if (isOpen(words)) keep(words);
      settle(words);
    }
    unsure.clear();
    isSure = true;
  }
  /** Somebody else writes here. What was there before goes out of the fields, and stays whose it is. */
  function handOver(reader: string, isSaid: boolean): void {
    const begun = [...unsure.values()];
    for (const words of begun) {
      const before = sure.get(words.key);
      if (!before) drop(words);
      else if (isOpen(words)) keep(before);
    }
    for (const before of sure.values())
      if (isOpen(before)) {
        const now = unsure.get(before.key);
        clear(before.place, now ? addedWords(before.body, now.body) : '');
        handover.own.delete(lateKey(before.key));
      }
    sure.clear();
    unsure.clear();
    owner = reader;
    isSure = isSaid;
    // As they stand there now.
    for (const { place } of begun) take(place);
  }

  const onAway = () => {
    question.forget();
    isSure = false;
    handover.wasLeft = true;
    // Nobody else should be shown what is there.
    if (sure.size === 0 || !document.hasFocus()) return;
    suspect();
    void findReader();
  };
  // A browser that sends the form by itself takes the words to the server. What is held for us is not sent.
  const onSubmit = (event: Event) => {
    const words = event.defaultPrevented ? null : wordsIn(event.target);
    if (!words) return;
    drop(words);
    unsure.delete(words.key);
    sure.delete(words.key);
  };
  document.addEventListener('input', ({ target }) => take(target), true);
  window.addEventListener('submit', onSubmit);
  window.addEventListener('pagehide', store.flush);
  for (const type of ['blur', 'focus']) window.addEventListener(type, onAway);
  document.addEventListener('visibilitychange', onAway);
  // Written before this came. What a browser fills in again after Back is kept already.
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  if (entry?.type !== 'back_forward')
    for (const field of document.querySelectorAll<HTMLInputElement>('textarea,input'))
      if (field.value !== field.defaultValue) take(field);
}
