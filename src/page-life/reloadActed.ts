import { attributes } from '../contract/attributes';
import { isRecord, parseForeign } from '../contract/foreign';
import { reloadUnlessWritten } from './reloadUnlessWritten';

/**
 * After Back a page shows discussions that were deleted, moved or closed on the next one as they were: it is fetched anew,
 * with all that the server counts and leaves out by now. One that shows none of them stays as it is. `since`: what was done
 * on pages that began later counts, milliseconds since 1970.
 */
export function reloadActed(window: Window, since: number): void {
  if (showsActed(window, since)) reloadUnlessWritten(window);
}

/** Whether the page shows a discussion that was acted on in a page that began after `since`. */
function showsActed(window: Window, since: number): boolean {
  try {
    const acted = parseForeign(window.sessionStorage.getItem('inlay.acted') ?? '{}');
    return (
      isRecord(acted) &&
      Object.entries(acted).some(
        ([id, at]) =>
          Number(at) > since &&
          window.document.querySelector(`[${attributes.shows}$="discussion/${Number(id)}"]`) !== null,
      )
    );
  } catch {
    // Blocked, or not what a page of ours has written.
    return false;
  }
}
