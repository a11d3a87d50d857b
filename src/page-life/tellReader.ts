import { isRecord } from '../contract/foreign';
import { readerKey } from '../session/readerKey';

/** Starts the runtime on a page of another reader than the browser knows, that tabs of the one before hear of it, used or not. */
export function tellReader(window: Window, site: string, me: unknown, start: () => void): void {
  try {
    const known = window.localStorage.getItem(readerKey(window.location.origin + site));
    if (known !== null && isRecord(me) && String(me.userID) !== known) start();
  } catch {
    // Forbidden: every tab is on its own.
  }
}
