import { wasCopied } from '../../session/wasCopied';
import { isNews, newsWanted } from './countsNews';
import { cleanCounts, type Counts } from './countsSlice';
import { channelName, passToSleeping } from './passOnCounts';

/** Milliseconds between two questions of one reader, in however many tabs. */
const pause = 60_000;

interface Deps {
  window: Window & typeof globalThis;
  /** Path prefix of the forum: another one on the same origin counts for itself. */
  host: string;
  userID: number;
  /** Null when there was no answer. */
  read(): Promise<Counts | null>;
  /** All of them, as the server has answered, or only those that have changed. */
  apply(counts: Counts, isAll: boolean): void;
}

export interface CountsWatch {
  /** Reads the counts, unless this or another tab did so within the last minute. */
  check(): void;
  /** Counts that are known here without asking: shown here, and in the reader's other tabs. */
  tell(counts: Counts): void;
  stop(): void;
}

/**
 * Keeps the counts of a signed-in user fresh: once a minute for all tabs together, none of it while the tab is hidden,
 * one question after a long sleep. The time of the last question lies in `localStorage`, which all tabs read at once;
 * the counts themselves only go from tab to tab, so that nothing private stays behind.
 */
export function watchCounts({ window, host, userID, read, apply }: Deps): CountsWatch {
  const { document } = window;
  const name = channelName(host);
  const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel(name) : null;
  let at = 0;
  let timer: number | undefined;
  let asking = false;
  let stopped = false;

  const lastRead = () => {
    const now = Date.now();
    // A clock that was set back must not silence the counts until it has caught up.
    return Math.max(...[at, storedTime(window, name)].filter((time) => time <= now), 0);
  };
  const plan = () => {
    window.clearTimeout(timer);
    timer =
      document.hidden || stopped
        ? undefined
        : window.setTimeout(check, Math.max(0, freshUntil() - Date.now()));
  };
  // The page carries the unread counts itself, so an idle reader causes no request. A page that the browser restores
  // after Back carries old ones.
  const cameAt = wasCopied(window) ? 0 : window.performance.timeOrigin;
  const freshUntil = () => Math.max(lastRead(), cameAt) + pause;
  const isDue = () => !stopped && !document.hidden && Date.now() - lastRead() >= pause;
  async function readOnce(): Promise<void> {
    if (!isDue()) return;
    at = Date.now();
    storeTime(window, name, at);
    const counts = await read();
    if (counts) tell(counts, true);
  }
  function ask(): void {
    if (!isDue()) return plan();
    if (asking) return;
    asking = true;
    const { locks } = window.navigator as Partial<Pick<Navigator, 'locks'>>;
    // Tabs whose minute ends in the same moment cannot see each other's time yet: one asks, and who waits looks again.
    // Frames without an origin of their own have no locks.
    const answer = locks ? locks.request(name, readOnce).catch(readOnce) : readOnce();
    void answer.finally(() => {
      asking = false;
      plan();
    });
  }
  function check(): void {
    if (Date.now() >= freshUntil()) ask();
    else plan();
  }
  function tell(counts: Counts, isRead = false): void {
    if (stopped) return;
    apply(counts, isRead);
    const news = { userID, counts, isRead };
    channel?.postMessage(news);
    passToSleeping(window, host, news);
  }
  const take = (news: unknown) => {
    if (!isNews(news, userID)) return false;
    const isRead = news.isRead === true;
    apply(cleanCounts(Object.entries(news.counts)), isRead);
    return isRead;
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (take(data)) at = Date.now();
  };

  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  plan();
  document.dispatchEvent(new CustomEvent(newsWanted, { detail: take }));
  return {
    check: ask,
    tell: (counts) => tell(counts),
    stop() {
      stopped = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
      channel?.close();
    },
  };
}

function storedTime(window: Window, name: string): number {
  try {
    return Number(window.localStorage.getItem(name)) || 0;
  } catch {
    // Storage is off: every tab then asks for itself.
    return 0;
  }
}

function storeTime(window: Window, name: string, time: number): void {
  try {
    window.localStorage.setItem(name, String(time));
  } catch {
    // As above; a full storage is no different.
  }
}
