import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export interface Stop {
  tag: string;
  role: string;
  name: string;
  /** The host's part key, if it has one. */
  part: string | null;
  /** Whether the browser shows a focus ring on it. */
  ring: boolean;
}

/** What has the focus now; null when the page itself has it. */
export function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const style = getComputedStyle(element);
    const labels = (element as HTMLInputElement).labels;
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return {
      tag: element.localName,
      role: element.getAttribute('role') ?? element.localName,
      name: name.trim().replace(/\s+/g, ' '),
      part: element.getAttribute('data-inlay-part'),
      ring:
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none',
    };
  });
}

/** Presses Tab until the focus is on what `selector` selects; fails when it does not come there. */
export async function tabTo(page: Page, selector: string, { max = 100 } = {}): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let count = 0; count < max && !(await isThere()); count += 1) await page.keyboard.press('Tab');
  expect(await isThere(), `Tab reaches ${selector}`).toBe(true);
}
