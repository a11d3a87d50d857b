import { isRecord, parseForeign } from '../../contract/foreign';
import { cleanCounts, unreadNames, type Counts } from './countsSlice';

/** Session storage, which goes with the tab; reading it itself throws where a browser blocks it. */
type Storages = Pick<Window, 'sessionStorage'>;

const keyOf = (host: string) => `inlay.counts${host}`;

/** Persists counts for the tab's next page: within a minute it need not request them again, and the server prints unread counts only. */
export function keepCounts(window: Storages, host: string, userID: number, counts: Counts): void {
  try {
    window.sessionStorage.setItem(keyOf(host), JSON.stringify({ userID, counts }));
  } catch {
    // The next page shows them once it may ask.
    return;
  }
}

/** What the tab's page before has read for this reader, without what this one knows better. */
export function keptCounts(window: Storages, host: string, userID: number): Counts {
  try {
    const kept = parseForeign(window.sessionStorage.getItem(keyOf(host)) ?? 'null');
    if (!isRecord(kept) || kept.userID !== userID || !isRecord(kept.counts)) return {};
    return cleanCounts(Object.entries(kept.counts).filter(([name]) => !unreadNames.includes(name)));
  } catch {
    return {};
  }
}
