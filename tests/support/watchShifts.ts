import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Writes down what moves by itself on a page that has been read to its end: before, a busy browser shows a row of which half
 * is there, and it grows. With `of` only what fits that selector, or stands in something that does. Answers, for what the page has by now, how far and which elements: `0.02 p.name 0,10 → 0,30`.
 */
export async function watchShifts(page: Page, of = ''): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const isRead = (time: number) => {
      const { domInteractive } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return domInteractive > 0 && time > domInteractive;
    };
    const fits = ({ node }: Shift['sources'][number]) => node instanceof Element && node.closest(selector);
    const say = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) => {
      const name = node instanceof Element ? `${node.localName}.${[...node.classList].join('.')}` : 'text';
      return `${name} ${from.x},${from.y} → ${to.x},${to.y}`;
    };
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Shift[])
        if (isRead(startTime) && (!selector || sources.some(fits)))
          shifts.push(`${value} ${sources.map(say).join('; ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  }, of);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
