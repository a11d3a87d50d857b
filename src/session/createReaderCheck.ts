import { wasCopied } from './wasCopied';
import { wasLeft } from './wasLeft';

export interface ReaderCheck {
  /** The user who reads, 0 for guests. After a session has ended it stays its user until another one's begins. */
  userID(): number;
  /** The name of a user who has read this page; empty for one who has not. */
  nameOf(userID: number): string;
  /** Nothing has happened since the server last named the user that could have let another one sign in. */
  isSure(): boolean;
  /**
   * The ID of the current user, 0 for guests. Asks the server when that is not sure, or with `isDoubted`. Null when the
   * server does not say.
   */
  ask(isDoubted?: boolean): Promise<number | null>;
  /** Tells when `userID` may have changed. */
  subscribe(listener: () => void): () => void;
  /** `onHide` runs before a hidden page is in doubt; `onReturn` with the answer, which is asked for while there are watchers. */
  watch(watcher: ReaderWatcher): () => void;
  stop(): void;
}

export interface ReaderWatcher {
  onHide?(): void;
  onReturn(userID: number | null): void;
}

interface Deps {
  window: Window;
  /** What the page and its last answer say. */
  me(): { userID: number; name: string };
  /** Asks the server. Resolves with whether it has said who is signed in. */
  refresh(): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds in which no user can have left, signed out, and another one have come back, before anything listened. */
const unseen = 3000;
/** Milliseconds after which a session may have run out by itself. */
const longTime = 300_000;

/**
 * The one check whether another user reads this page now: after a return to it, out of the page cache, and after another
 * tab was used. Only the server's answer settles it.
 */
export function createReaderCheck({ window, me, refresh, subscribe }: Deps): ReaderCheck {
  const { document } = window;
  const watchers = new Set<ReaderWatcher>();
  const names = new Map<number, string>();
  let last = 0;
  let isDoubted = wasCopied(window) || wasLeft(window) || !document.hasFocus() || performance.now() > unseen;
  /** Counts the times the page was left: an answer is about the time before. */
  let turn = 0;
  let asking: Promise<number | null> | null = null;
  let answeredAt = Date.now();

  const note = () => {
    const { userID, name } = me();
    if (userID === 0) return;
    last = userID;
    names.set(userID, name);
  };
  async function find(): Promise<number | null> {
    for (;;) {
      const asked = turn;
      const isSaid = await refresh().catch(() => false);
      note();
      if (asked !== turn) continue;
      if (!isSaid) return null;
      isDoubted = false;
      answeredAt = Date.now();
      return me().userID;
    }
  }
  const isSure = () => !isDoubted && !asking && Date.now() - answeredAt < longTime;
  const ask = (again = false): Promise<number | null> => {
    if (!again && isSure()) return Promise.resolve(me().userID);
    return (asking ??= find().finally(() => (asking = null)));
  };

  const leave = () => {
    isDoubted = true;
    turn += 1;
  };
  const onReturn = async () => {
    // A return whose leaving was not seen, as out of the page cache.
    if (!asking) isDoubted = true;
    if (watchers.size === 0) return;
    const userID = await ask();
    for (const watcher of watchers) watcher.onReturn(userID);
  };
  const onVisibility = () => {
    if (document.visibilityState !== 'hidden') return void onReturn();
    for (const watcher of watchers) watcher.onHide?.();
    leave();
  };
  const listening = new AbortController();
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [document, 'visibilitychange', onVisibility],
    [window, 'blur', leave],
    [window, 'focus', () => void onReturn()],
    [window, 'online', () => void onReturn()],
    [window, 'pageshow', (event: PageTransitionEvent) => void (event.persisted && onReturn())],
  ];
  for (const [at, type, run] of listeners) at.addEventListener(type, run as EventListener, listening);
  note();
  const unsubscribe = subscribe(note);

  return {
    userID: () => me().userID || last,
    nameOf: (userID) => names.get(userID) ?? '',
    isSure,
    ask,
    subscribe,
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    stop() {
      listening.abort();
      unsubscribe();
    },
  };
}
