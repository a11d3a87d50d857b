import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a discussion with several pages of comments that members may still answer. */
export async function openLongThread(page: Page): Promise<void> {
  await page.goto('/discussions?sort=-score');
  const open = page
    .locator('.forum-rows > li')
    .filter({ hasNot: page.getByText('Closed') })
    .filter({ has: page.locator('.forum-counts li:nth-child(3)') });
  const counts = await open.evaluateAll((items) =>
    items.map((item) => Number.parseInt(item.querySelector('.forum-counts li span')?.textContent ?? '0', 10)),
  );
  const longest = counts.indexOf(Math.max(...counts));
  expect(counts[longest], 'comments of the longest thread').toBeGreaterThan(30);
  await open.nth(longest).getByRole('heading').getByRole('link').click();
  // The list has a heading, and buttons of the same names, too.
  await page.waitForURL(/\/discussion\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
