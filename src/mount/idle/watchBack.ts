import { wasCopied } from '../../session/wasCopied';

/** Looks whether a page that is shown once more, after Back, is out of date. Few are, so what looks comes when one may be. */
export function watchBack(window: Window): void {
  const look = (since: number) =>
    void import('./reloadActed').then(
      ({ reloadActed }) => reloadActed(window, since),
      // Without the network there is no newer page, either.
      () => undefined,
    );
  let left = 0;
  window.addEventListener('pagehide', () => {
    left = Date.now();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // What was done on the page itself is shown there.
    if (persisted) look(left);
  });
  // Nobody knows how old a copy is, and what answers in the server's place may call a page a copy for ever.
  const [entry] = (window.performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward' && wasCopied(window)) look(0);
}
