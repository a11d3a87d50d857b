import { expect, type Page } from '@playwright/test';

/**
 * The page is complete, and nothing more has come to it for a while: what it fetches by itself is here. Playwright's
 * `networkidle` waits for ever where a browser does not say that a request has ended.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let before = 0;
  let same = 0;
  const look = async () => {
    const count = await page.evaluate(() =>
      document.readyState === 'complete' ? performance.getEntriesByType('resource').length : -1,
    );
    same = count >= 0 && count === before ? same + 1 : 0;
    before = count;
    return same;
  };
  await expect.poll(look, { intervals: [150] }).toBeGreaterThan(3);
}
