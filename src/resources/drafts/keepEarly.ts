import { wasCopied } from '../../session/wasCopied';
import { createEarlyStore } from './createEarlyStore';
import type { DraftContent, DraftTarget } from './draft';
import { draftKey } from './draftKey';
import { earlyKey } from './earlyKey';
import type { LocalDraft } from './localDraft';
import { setMarker } from './setMarker';

/** What a tag's fields are to a draft. `added`: what somebody has put into the words that were there. */
export type EarlyDraft = DraftContent & { target: DraftTarget; added: string };

/** A draft whose owner is still in question, and the field it is written in. */
type Words = Omit<LocalDraft, 'owner'> & { added: string; place: Element };

interface Deps {
  window: Window & typeof globalThis;
  /** Site and user, as drafts have them, of whom the page was made for; null where it does not say. */
  owner: string | null;
  /** The same of who reads by now; null when the server does not say. */
  ask(): Promise<string | null>;
  /** Null for an element that is no form of ours, or whose text is in an editor by now. */
  read(target: Element): EarlyDraft | null;
}

/** How long nobody can have signed out, somebody else in, and come back before anybody listened, milliseconds. */
const unseen = 8000;
/** Milliseconds before the server is asked again that has not said who reads. */
const pause = 5000;

/**
 * Keeps on this machine what is typed into the server's own fields while the code of their form is on its way: a browser
 * that is killed in that moment loses no more than later. They are whose the page was made for; after somebody has looked
 * elsewhere they stay theirs until the server has named another, who then gets what is new, and only that. The draft's own
 * code takes these words away when it has them.
 */
export function keepEarly({ window, owner, ask, read }: Deps): void {
  const { document, performance } = window;
  const store = createEarlyStore(() => window.indexedDB);
  const storage = () => window.localStorage;
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let isSure = owner !== null && !wasCopied(window) && document.hasFocus() && performance.now() <= unseen;
  let timesAway = 0;
  let isAsking = false;
  /** What is known to be the owner's, and what was typed since: it may be another's. */
  const sure = new Map<string, Words>();
  const unsure = new Map<string, Words>();

  const wordsOf = (target: EventTarget | null): Words | null => {
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
  const keep = ({ place: _, added, ...words }: Words) => {
    if (owner === null) return;
    const row = { ...words, owner };
    // The words of a change are in its draft too, and behind that goes only what is new.
    const isChange = row.target.recordID !== undefined;
    store.put(row, isChange ? { ...row, body: added, format: 'text' } : row);
    setMarker(storage, owner, true);
  };
  const drop = ({ key }: Words) => owner !== null && store.remove(owner, key);

  async function findReader(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const asked = timesAway;
    const reader = await ask().catch(() => null);
    if (reader === null) await new Promise((resolve) => setTimeout(resolve, pause));
    isAsking = false;
    // Words that come later ask again.
    if (reader === null) return;
    if (asked !== timesAway) return findReader();
    const isOther = reader !== owner;
    if (isOther) unsure.forEach((words, key) => (sure.has(key) ? keep(sure.get(key)!) : drop(words)));
    // The fields hold the words of both, and nobody can tell them apart.
    if (isOther && sure.size > 0) return listening.abort();
    owner = reader;
    isSure = true;
    // What is in an editor by now is kept by its own code.
    if (isOther) unsure.forEach((words) => wordsOf(words.place) && keep(words));
    unsure.forEach((words, key) => sure.set(key, words));
    unsure.clear();
  }
  const onInput = ({ target }: Event) => {
    const words = wordsOf(target);
    if (!words) return;
    const { key } = words;
    // Once a view has taken the fields over they all look as if nobody had written in them.
    words.meta = { ...(unsure.get(key) ?? sure.get(key))?.meta, ...words.meta };
    (isSure ? sure : unsure).set(key, words);
    keep(words);
    if (!isSure) void findReader();
  };
  // A browser that sends the form by itself takes the words to the server. What is held for us is not sent.
  const onSubmit = (event: Event) => {
    const words = event.defaultPrevented ? null : wordsOf(event.target);
    if (words) drop(words);
  };
  const onAway = () => {
    timesAway += 1;
    isSure = false;
  };
  document.addEventListener('input', onInput, { ...options, capture: true });
  window.addEventListener('submit', onSubmit, options);
  window.addEventListener('pagehide', store.flush, options);
  window.addEventListener('blur', onAway, options);
  document.addEventListener('visibilitychange', onAway, options);
}
