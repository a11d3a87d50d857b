import type { PageMeta } from '../contract/pageConfig';
import { apiBase } from './apiBase';

/** What a reader did, for the forum's statistics. */
export interface Tick {
  type: 'search' | 'externalNavigation';
  /** Absolute, without secrets. */
  url: string;
  destinationUrl?: string;
  referrer?: string;
  pageName?: string;
  siteSectionID?: number | string;
}

interface Deps {
  /** `location.origin`. */
  origin: string;
  meta: Pick<PageMeta, 'context' | 'transientKey'>;
}

/**
 * Tells the server what a reader did. Not through the client, whose code might come after the page has gone; it outlives the
 * page, and how it ends is of no interest: blockers refuse such calls.
 */
export function createTick({ origin, meta }: Deps): (tick: Tick) => void {
  const url = `${apiBase(origin, meta.context.host)}tick`;
  return (tick) => {
    fetch(url, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'vanilla',
        ...(meta.transientKey !== '' && { 'X-Transient-Key': meta.transientKey }),
      },
      body: JSON.stringify(tick),
    }).catch(() => undefined);
  };
}
