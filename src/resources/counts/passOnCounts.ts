import type { CountsNews } from './countsNews';
import type { Counts } from './countsSlice';
import { newsKey } from './newsKey';

/** The channel of all bars of a forum; `host` as for `newsKey`. */
export const channelName = (host: string) => `inlay.counts${host}`;

/** Tells all tabs counts that this page knows without asking: what it shows has been read. */
export function passOnCounts(
  window: Window & typeof globalThis,
  host: string,
  userID: number,
  counts: Counts,
): void {
  const news = { userID, counts, isRead: false };
  if ('BroadcastChannel' in window) {
    const channel = new window.BroadcastChannel(channelName(host));
    channel.postMessage(news);
    channel.close();
  }
  passToSleeping(window, host, news);
}

/** To the pages whose bar sleeps, which hear of what lay in the storage for a moment. */
export function passToSleeping({ localStorage }: Window, host: string, news: CountsNews): void {
  const key = newsKey(host);
  try {
    localStorage.setItem(key, JSON.stringify(news));
    localStorage.removeItem(key);
  } catch {
    // Storage is off or full: they hear of it when they wake.
  }
}
