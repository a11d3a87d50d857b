import { attributes } from '../../contract/attributes';
import { isRecord, parseForeign } from '../../contract/foreign';

/** Where `selectionStorage` looks, which judges what stands there; its guard is more code than a page needs that does nothing. */
export const pickedKey = 'inlay.checked';

/** Keeps the rows that are checked for this user's next page, behind those of the pages before. */
export function keepPicked(window: Pick<Window, 'document' | 'sessionStorage'>, userID: number): void {
  const boxes = window.document.querySelectorAll<HTMLInputElement>(
    `input[${attributes.check}="discussion"]:checked`,
  );
  try {
    const kept = parseForeign(window.sessionStorage.getItem(pickedKey) ?? 'null');
    const own = isRecord(kept) && kept.userID === userID ? kept : {};
    const before = (Array.isArray(own.discussions) ? own.discussions : []).filter(isRecord);
    const picked = [...boxes].flatMap((box) => {
      const discussionID = Number(box.value);
      if (before.some((each) => each.discussionID === discussionID)) return [];
      const record = recordOf(box);
      return record ? { discussionID, ...record } : [];
    });
    const discussions = [...before, ...picked];
    if (picked.length > 0)
      window.sessionStorage.setItem(pickedKey, JSON.stringify({ ...own, userID, discussions }));
  } catch {
    // Full, blocked or broken: the selection lasts as long as the page.
  }
}

/** What the row says of its discussion; null where that is no JSON: such a row cannot be picked. */
function recordOf(box: HTMLInputElement): Record<string, unknown> | null {
  try {
    const record = parseForeign(box.getAttribute(attributes.record) ?? '');
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}
