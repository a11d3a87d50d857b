import type { Page } from '@playwright/test';
import { barLink } from '../support/barLink';
import { writeComment } from '../support/forumRecords';
import { barOf, buttonOf, toggleReaction } from '../support/reactionBar';
import { expect, test as base } from '../support/threadTest';
import { usePageFor } from '../support/usePage';

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
/** What hears of a return is here, with the page's first use; code that is still on its way when a page is left comes with the next one. */
const settled = (page: Page) => usePageFor(page, 'settle');
/**
 * Waits for the very page that was left, or for one in its place. Not by `evaluate`: the browser shows a page from the cache
 * before it tells in which context to ask, and what asks in the one before is refused.
 */
const expectFirst = (page: Page, isFirst = true) =>
  page.waitForFunction((wanted) => 'isFirst' in window === wanted, isFirst);

test('after the back button a mounted bar answers, in the very page that was left', async ({
  page,
  open,
}) => {
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await leaveAndReturn(page);
  await expectFirst(page);
  await expect(buttonOf(barOf(page, 1), 'Like')).toHaveAttribute('aria-pressed', 'true');
  await toggleReaction(page, barOf(page, 1), 'Like');
});

test('a user who has signed out meanwhile does not get their page back from the cache', async ({
  page,
  open,
  context,
}) => {
  await open('member');
  await toggleReaction(page, barOf(page, 1), 'Like');
  await leaveAndReturn(page, () => context.clearCookies());
  await expect(page.locator('#titleBar [data-inlay-part="account"]')).toHaveCount(0);
  await expect(barLink(page, 'Sign In')).toBeVisible();
  await expectFirst(page, false);
});

test('a selection is up to date after Back, on a page that had one and on a page that had none', async ({
  page,
  open,
}) => {
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await open('moderator', '/categories');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.goto('/discussions');
  const check = page.getByRole('checkbox').first();
  await check.check();
  await expect(bar).toContainText('1 selected');
  await page.goBack({ waitUntil: 'commit' });
  await expectFirst(page);
  await expect(bar).toContainText('1 selected');

  await page.goto('/discussions');
  await expect(check).toBeChecked();
  await leaveAndReturn(page, () => bar.getByRole('button', { name: 'Cancel' }).click());
  await expectFirst(page);
  await expect(check).not.toBeChecked();
  await expect(bar).toHaveCount(0);
});

test('the title bar counts new notifications after Back, though it is asleep', async ({
  page,
  open,
  api,
  thread,
}) => {
  await open('moderator', '/discussions');
  await settled(page);
  await expect(page.locator('#titleBar[data-inlay-state="asleep"]')).toHaveCount(1);
  await leaveAndReturn(page, async () => {
    await writeComment(await api('member'), thread.discussionID, 'News.');
  });
  await expectFirst(page);
  const { countUnreadNotifications: count } = await (await (await api('moderator')).get('/users/me')).json();
  await expect(page.locator('#titleBar [data-inlay-part="notifications"]')).toHaveAccessibleName(
    new RegExp(`\\b${count}\\b`),
  );
});
