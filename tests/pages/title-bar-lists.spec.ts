import type { Page } from '@playwright/test';
import { barLink } from '../support/barLink';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { expect, test } from '../support/test';
import { usePageFor } from '../support/usePage';

const bar = (page: Page) => page.getByRole('banner');
const asleep = (page: Page) => page.locator('#titleBar[data-inlay-state="asleep"]');
const awake = (page: Page) => page.locator('#titleBar[data-inlay-state="mounted"]');
/** Paths of the API that a page asks for from now on. */
const listen = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.replace('/api/v2/', '')}`);
  });
  return calls;
};

test('flyouts: a first click is kept, one is open at a time, failures can be tried again, all can be read', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/status of 503/);
  await as('admin');
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  const mend = await breakRoute(page, /api\/v2\/notifications/, { status: 503, body: '{}' });
  await bar(page).locator('[data-inlay-part="notifications"]').click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notifications.getByRole('alert')).toBeVisible();
  await mend();
  await notifications.getByRole('button', { name: 'Retry' }).click();
  await expect(notifications.getByRole('listitem').first()).toContainText('commented on');
  // Letters that are twice as big need twice the lines.
  const hidden = await notifications
    .locator('.inl-bar-row__body')
    .first()
    .evaluate((row) => {
      const { style } = document.documentElement;
      style.fontSize = '200%';
      const copy = row.cloneNode() as Element;
      copy.textContent =
        'Somebody commented on The autumn market thread and all that is sold and bought there';
      row.after(copy);
      const height = copy.scrollHeight - copy.clientHeight;
      copy.remove();
      style.fontSize = '';
      return height;
    });
  expect(hidden).toBeLessThanOrEqual(1);
  await expectNoAxeViolations(page, { include: '.inl-bar-flyout' });
  const all = notifications.getByRole('button', { name: 'Mark All Read' });
  if (await all.isVisible()) await all.click();
  await expect(bar(page).getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await bar(page).getByRole('button', { name: 'My Account' }).click();
  await expect(page.getByRole('dialog', { name: 'My Account' })).toContainText('Bookmarks');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectNoAxeViolations(page, { include: '.inl-bar-flyout' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'My Account' })).toBeFocused();
});

test('two tabs ask for the counts once, and an unused bar shows what is read in the other tab', async ({
  page,
  context,
  api,
  as,
}) => {
  const discussionID = await startDiscussion(await api('moderator'));
  await writeComment(await api('member'), discussionID);
  await as('moderator');
  const calls = listen(page);
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  const notifications = bar(page).locator('[data-inlay-part="notifications"]:visible');
  await expect(notifications).toHaveAccessibleName(/unread/);
  // The code that listens comes when the page is idle, with what knows when a bar wakes.
  await page.waitForFunction(() =>
    (window.inlay!.doctor() as { when?: string }[]).some(({ when }) => when === 'scrolled'),
  );
  const other = await context.newPage();
  const ofOther = listen(other);
  await other.goto('/discussions');
  await other.locator('[data-inlay-part="account"]').click();
  await expect(other.getByRole('dialog', { name: 'My Account' })).toBeVisible();
  const counts = (list: string[]) => list.filter((call) => call.endsWith('me-counts'));
  await expect.poll(() => counts(ofOther)).toEqual(['GET users/me-counts']);
  await bar(other)
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await other.getByRole('button', { name: 'Mark All Read' }).click();
  await expect(notifications).toHaveAccessibleName('Notifications');
  await expect(awake(page)).toHaveCount(1);
  await expect(bar(other).getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  expect(
    await other.evaluate(() => Object.keys(localStorage).filter((key) => /counts.*news/.test(key))),
  ).toEqual([]);
  await page.bringToFront();
  await page.locator('[data-inlay-part="account"]').click();
  await expect(page.getByRole('dialog', { name: 'My Account' })).toContainText('Bookmarks');
  expect(counts(calls)).toEqual([]);
});

test('the next user of the browser finds a bar of their own, also in a page out of its cache', async ({
  page,
  context,
  as,
  problems,
}) => {
  problems.allow(/The page was made for user/);
  await as('admin');
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  await expect(bar(page)).toContainText('Moderation');
  // The runtime comes for a page that is used, and fetches this part for itself once it runs; the bar itself sleeps on.
  await usePageFor(page, 'settle');
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // The page comes anew.
  await expect(barLink(page, 'Sign In')).toBeVisible();
  await expect(bar(page)).not.toContainText('Moderation');
  await expect(bar(page).locator('[data-inlay-part="account"]')).toHaveCount(0);
});

test('a list that is opened offline for the first time leaves the page as it is, and says why', async ({
  page,
  context,
  as,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await as('member');
  await page.goto('/discussions');
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(awake(page)).toHaveCount(1);
  // To say so later: what hears of the network, and what says so.
  await page.waitForFunction(() =>
    ['settle', 'toasts'].every((part) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}.`)),
    ),
  );
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const button = bar(page).getByRole('button', { name: /^Notifications/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await expect(button).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText('You are online again.').first()).toBeVisible();
});
