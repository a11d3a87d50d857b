import { fetchFeed } from './fetchFeed';
import { readFeed, type FeedItem } from './readFeed';

export interface Feeds {
  /** The entries of a feed; its last good copy where it cannot be had; none where there is no such. Never rejects. */
  read(url: string): Promise<FeedItem[]>;
}

interface Deps {
  origins: readonly string[];
  report(error: unknown): void;
  now(): Date;
}

/** Milliseconds for which a feed is as new as it has to be. */
const fresh = 600_000;
/** Feeds that are kept. */
const most = 100;

/** Feeds of other sites. A page waits two seconds at most, and several pages wait for one answer. */
export function createFeeds({ origins, report, now }: Deps): Feeds {
  const kept = new Map<string, { items: FeedItem[]; at: number }>();
  const running = new Map<string, Promise<FeedItem[]>>();

  async function load(url: string): Promise<FeedItem[]> {
    const last = kept.get(url)?.items ?? [];
    let items = last;
    try {
      items = readFeed(await fetchFeed(url, { origins }), url);
      if (items.length === 0) throw new Error('the feed has no entry');
    } catch (error) {
      report(error);
      items = last;
    }
    // What failed is not asked for by every page that comes after it.
    kept.delete(url);
    kept.set(url, { items, at: now().getTime() });
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
    return items;
  }

  return {
    read(url) {
      const known = kept.get(url);
      if (known && now().getTime() < known.at + fresh) return Promise.resolve(known.items);
      const joined = running.get(url) ?? load(url).finally(() => running.delete(url));
      running.set(url, joined);
      return joined;
    },
  };
}
