import { attributes } from '../../contract/attributes';
import { isRecord, parseForeign } from '../../contract/foreign';
import { reloadUnlessWritten } from '../../page/reloadUnlessWritten';
import { wasCopied } from '../../session/wasCopied';

/**
 * After Back a page shows discussions that were deleted, moved or closed on the next one as they were: it is fetched anew,
 * with all that the server counts and leaves out by now. One that shows none of them stays as it is.
 */
export function reloadActed(window: Window): void {
  const reload = (since: number) => {
    if (showsActed(window, since)) reloadUnlessWritten(window);
  };
  let left = 0;
  window.addEventListener('pagehide', () => {
    left = Date.now();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // What was done on the page itself is shown there.
    if (persisted) reload(left);
  });
  // Nobody knows how old a copy is, and what answers in the server's place may call a page a copy for ever.
  const [entry] = (window.performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward' && wasCopied(window)) reload(0);
}

/** Whether the page shows a discussion that was acted on after `since`. */
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
