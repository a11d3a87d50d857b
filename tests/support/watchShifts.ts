import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Writes down how far things move by themselves, from each page's beginning on; with `of` only what fits that selector, or
 * stands in something that does. Answers what the page has by now.
 */
export async function watchShifts(page: Page, of = ''): Promise<() => Promise<number[]>> {
  await page.addInitScript((selector) => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (!selector || sources.some(({ node }) => node instanceof Element && node.closest(selector)))
          shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, of);
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}
