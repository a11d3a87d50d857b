import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Writes down what moves by itself, from each page's beginning on; with `of` only what fits that selector, or stands in
 * something that does. Answers, for what the page has by now, how far and which elements: `0.02 p.name 0,10 → 0,30`.
 */
export async function watchShifts(page: Page, of = ''): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const say = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) => {
      const name = node instanceof Element ? `${node.localName}.${[...node.classList].join('.')}` : 'text';
      return `${name} ${from.x},${from.y} → ${to.x},${to.y}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (!selector || sources.some(({ node }) => node instanceof Element && node.closest(selector)))
          shifts.push(`${value} ${sources.map(say).join('; ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  }, of);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
