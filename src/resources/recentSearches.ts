import { isRecord, parseForeign } from '../contract/foreign';
import { searchesKey } from './searchesKey';

interface Reader {
  window: Pick<Window, 'localStorage'>;
  /** Address of the forum, without a slash at its end. */
  site: string;
  userID: number;
}

const most = 8;

/** What this reader searched for last on this machine, newest first; another reader's are none. */
export function readSearches({ window, site, userID }: Reader): string[] {
  try {
    const foreign = parseForeign(window.localStorage.getItem(searchesKey(site)) ?? 'null');
    if (!isRecord(foreign) || foreign.userID !== userID || !Array.isArray(foreign.searches)) return [];
    return foreign.searches.filter((text): text is string => typeof text === 'string').slice(0, most);
  } catch {
    // Blocked, or not ours.
    return [];
  }
}

/** Keeps a search; null forgets them all. */
export function keepSearch(reader: Reader, text: string | null): void {
  const { window, site, userID } = reader;
  try {
    if (text === null) return window.localStorage.removeItem(searchesKey(site));
    const searches = [text, ...readSearches(reader).filter((each) => each !== text)].slice(0, most);
    window.localStorage.setItem(searchesKey(site), JSON.stringify({ userID, searches }));
  } catch {
    // Full or blocked: nothing is kept.
  }
}
