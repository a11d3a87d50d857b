/**
 * Whether the browser has shown a copy of its own, without a word of the server: after Back, with a tab that was opened
 * again; `how`: only in that way. Another user may have signed in meanwhile, and the page still names the first.
 */
export function wasCopied({ performance }: Pick<Window, 'performance'>, how?: NavigationTimingType): boolean {
  // Not where scripts run without a browser.
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return entry?.transferSize === 0 && (!how || entry.type === how);
}
