const name = Symbol.for('inlay.returned');

type Noted = Pick<Window, 'performance'> & { [name]?: boolean };

/** For the runtime, which comes later: the page has left the browser's cache, and nothing of ours had heard what was done meanwhile. */
export const noteReturn = (window: Noted): void => void (window[name] = true);

/** Whether that has happened. */
export const hasReturned = (window: Noted): boolean => window[name] === true;

/**
 * Whether the browser has shown a copy of its own, without a word of the server: after Back, with a tab that was opened
 * again; `how`: only in that way. Another user may have signed in meanwhile, and the page still names the first.
 */
export function wasCopied(window: Noted, how?: NavigationTimingType): boolean {
  if (hasReturned(window) && !how) return true;
  // Not where scripts run without a browser.
  const [entry] = (window.performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  return entry?.transferSize === 0 && (!how || entry.type === how);
}
