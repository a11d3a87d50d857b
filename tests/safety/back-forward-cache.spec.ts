import type { Page } from '@playwright/test';
import { barOf, buttonOf, toggleReaction } from '../support/reactionBar';
import { expect, test as base } from '../support/threadTest';

/** Playwright switches the browser's cache of whole pages off; here it is what a reader has. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const leaveAndReturn = async (page: Page, meanwhile = () => Promise.resolve()) => {
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.goto('/categories');
  await meanwhile();
  // A page from the cache is there at once, without any event that a navigation waits for.
  await page.goBack({ waitUntil: 'commit' });
};
const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);

test('after the back button a mounted bar answers, in the very page that was left', async ({
  page,
  open,
}) => {
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await leaveAndReturn(page);
  expect(await isFirst(page)).toBe(true);
  await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'true');
  await toggleReaction(page, barOf(page, 1), 'Like');
});

test('whoever has signed out meanwhile does not get the page back that was printed for them', async ({
  page,
  open,
  context,
}) => {
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await leaveAndReturn(page, () => context.clearCookies());
  await expect(page.locator('#titleBar [data-inlay-part="account"]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await isFirst(page)).toBe(false);
});
