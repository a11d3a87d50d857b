import { isRecord, parseForeign } from '../../contract/foreign';
import { isNews, newsWanted, type CountsNews } from './countsNews';
import { newsKey } from './newsKey';

interface Deps {
  /** The forum's path on its host. */
  host: string;
  /** The answer to `users/me` that the page was made with. */
  me: unknown;
  /** Wakes the bars that sleep. */
  wake(): void;
}

/**
 * A bar that sleeps shows the counts that its page came with. It wakes for others that another tab has heard of, once
 * somebody can see it, and begins with those. They come by an event of the storage, which holds nothing open; answers what
 * takes it.
 */
export function followCounts(window: Window, { host, me, wake }: Deps): (event: StorageEvent) => void {
  if (!isRecord(me) || !me.userID) return () => undefined;
  const { document } = window;
  const stop = new AbortController();
  let heard: CountsNews | undefined;

  const look = () => {
    if (!heard || document.hidden) return;
    const { counts, isRead } = heard;
    const shown = {
      UnreadNotifications: me.countUnreadNotifications,
      Conversations: me.countUnreadConversations,
    };
    if (Object.entries(shown).some(([name, count]) => (counts[name] ?? (isRead ? 0 : count)) !== count))
      wake();
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    const news = key === newsKey(host) && newValue !== null && read(newValue);
    if (stop.signal.aborted || !isNews(news, me.userID)) return;
    heard = news.isRead || !heard ? news : { ...heard, counts: { ...heard.counts, ...news.counts } };
    look();
  };
  // The counts are requested again then, for the user who returned.
  const forget = ({ persisted }: PageTransitionEvent) => {
    if (persisted) heard = undefined;
  };
  // From here on the mounted bar listens itself.
  const handOver = ({ detail }: CustomEventInit<(news: CountsNews) => void>) => {
    stop.abort();
    if (heard) detail!(heard);
  };

  window.addEventListener('pageshow', forget, stop);
  document.addEventListener('visibilitychange', look, stop);
  document.addEventListener(newsWanted, handOver as EventListener, stop);
  return hear;
}

function read(json: string): unknown {
  try {
    return parseForeign(json);
  } catch {
    // Not what a tab of ours has said.
    return null;
  }
}
