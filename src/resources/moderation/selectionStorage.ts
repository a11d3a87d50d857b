import { isRecord, parseForeign } from '../../contract/foreign';
import { readChecked } from './checkedDiscussion';
import type { KeptSelection, Selection } from './selectionSlice';

/** What the loader looks for: a page with a kept selection wakes the widget. */
const key = 'inlay.checked';
/** More than anybody picks by hand; a page that lies must not make every later page slow. */
const most = 1000;

const nothing: KeptSelection = { checked: [], failed: {} };

/** Reading `sessionStorage` itself throws where a browser blocks it. */
type Storages = Pick<Window, 'sessionStorage'>;

/**
 * What this user picked on the pages before, in this tab. Pending ones come back as checked: their run ended with its
 * page before its result was known. Another user's selection is thrown away, but not by a guest: an ended session
 * may be back with the next page. Null where nothing can be kept.
 */
export function readSelection(window: Storages, userID: number): KeptSelection | null {
  let text: string | null;
  try {
    text = window.sessionStorage.getItem(key);
  } catch {
    // Blocked: the selection lasts as long as the page.
    return null;
  }
  if (text === null || userID === 0) return nothing;
  try {
    const foreign = parseForeign(text);
    if (isRecord(foreign) && foreign.userID === userID && Array.isArray(foreign.discussions)) {
      const checked = foreign.discussions.slice(0, most).flatMap((each) => readChecked(each) ?? []);
      const reasons = isRecord(foreign.failed) ? foreign.failed : {};
      const failed = checked.flatMap(({ discussionID }) => {
        const reason = reasons[discussionID];
        return typeof reason === 'string' ? [[discussionID, reason] as const] : [];
      });
      return { checked, failed: Object.fromEntries(failed) };
    }
    window.sessionStorage.removeItem(key);
  } catch {
    // No JSON: broken text is written over.
  }
  return nothing;
}

/** Keeps the selection for the next page; an empty one leaves nothing behind. */
export function keepSelection(
  window: Storages,
  userID: number,
  { checked, pending, failed }: Pick<Selection, 'checked' | 'pending' | 'failed'>,
): void {
  if (userID === 0) return;
  const discussions = [...checked, ...pending];
  const kept = { userID, discussions, ...(Object.keys(failed).length > 0 && { failed }) };
  try {
    if (discussions.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or blocked: the selection lasts as long as the page.
  }
}
