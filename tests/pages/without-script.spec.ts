import type { Page } from '@playwright/test';
import { openLongThread } from '../support/openLongThread';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const rows = (page: Page) => page.locator('.forum-rows > li');
const firstTitle = (page: Page) => rows(page).first().getByRole('heading').innerText();

const pageNumber = (page: Page) => page.locator('.forum-pager [aria-current="page"]');

test('a list is paged, sorted and narrowed without script', async ({ page }) => {
  await test.step('the list shows announcements first, and every row says who, when and where', async () => {
    await page.goto('/discussions');
    await expect(page).toHaveTitle('Posts - Brightwater Makers');
    await expect(rows(page)).toHaveCount(30);
    await expect(rows(page).first().locator('.forum-tags')).toContainText('Announcement');
    for (const row of await rows(page).all()) {
      await expect(row.getByRole('heading', { level: 2 }).getByRole('link')).toBeVisible();
      await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
      await expect(row).toContainText('Started by');
      expect(await row.locator('.forum-tag--user').count()).toBeLessThanOrEqual(3);
    }
    await expect(page.locator('.forum-new'), 'guests have nothing unread').toHaveCount(0);
  });
  await test.step('pages forward, backward and by number', async () => {
    await page.goto('/discussions');
    const first = await firstTitle(page);
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/\/discussions\?page=2$/);
    await expect(pageNumber(page)).toHaveText('2');
    await expect(rows(page).first().getByRole('heading')).not.toHaveText(first);
    await page.getByRole('link', { name: 'Previous Page' }).click();
    await expect(page).toHaveURL(/\/discussions$/);
    await page.getByLabel('Jump to page').fill('4');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(pageNumber(page)).toHaveText('4');
    await page.getByLabel('Jump to page').fill('');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(pageNumber(page), 'an empty field keeps the page').toHaveText('4');
    await page.getByLabel('Jump to page').fill('99999');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Next Page' }), 'past the end is the last page').toHaveCount(
      0,
    );
  });
  await test.step('sorts by five orders and keeps the order while paging', async () => {
    await page.goto('/discussions');
    const sorts = page.getByRole('navigation', { name: 'Sort by' });
    await expect(sorts.getByRole('link')).toHaveText([
      'Recently commented',
      'Newest',
      'Top',
      'Trending',
      'Oldest',
    ]);
    await expect(sorts.locator('[aria-current]')).toHaveText('Recently commented');
    await sorts.getByRole('link', { name: 'Oldest' }).click();
    await expect(sorts.locator('[aria-current]')).toHaveText('Oldest');
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/sort=dateInserted&page=2/);
    await expect(sorts.locator('[aria-current]')).toHaveText('Oldest');
  });
  await test.step('narrows by tag and by category', async () => {
    await page.goto('/discussions');
    const tag = page.locator('.forum-aside .forum-tag').first();
    const name = (await tag.innerText()).trim();
    await tag.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(rows(page)).not.toHaveCount(0);
    await page.goto('/categories');
    await page.getByRole('main').getByRole('link', { name: 'Woodworking' }).click();
    await expect(page).toHaveURL(/\/category\/woodworking$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woodworking');
    await expect(rows(page)).not.toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Making and Growing');
  });
});

test('threads, profiles and the search are read without script, in two languages', async ({ page }) => {
  await test.step('a thread has numbered pages, and a comment leads to its own', async () => {
    await openLongThread(page);
    await expect(page.locator('.forum-comments article')).toHaveCount(30);
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/\/discussion\/\d+\/[^/]+\/p2$/);
    const comment = page.locator('.forum-comments article').first();
    const id = (await comment.getAttribute('id')) ?? '';
    await page.goto(`/discussion/comment/${id.replace('Comment_', '')}`);
    await expect(page).toHaveURL(new RegExp(`/p2#${id}$`));
    await expect(page.locator(`#${id} .userContent`)).toBeVisible();
  });
  await test.step('a profile lists what its user wrote', async () => {
    await page.goto('/profile/Mara Lindqvist');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara Lindqvist');
    await expect(page.locator('[data-react="UserCard"]')).toContainText('Joined');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Comments/ })
      .click();
    await expect(page).toHaveURL(/\/profile\/comments\/Mara%20Lindqvist$/);
    await expect(rows(page)).not.toHaveCount(0);
    await page.goto('/profile/Quiet Observer');
    await expect(page.getByRole('main')).toContainText("This user's profile is private.");
    await expect(rows(page)).toHaveCount(0);
  });
  await test.step('search finds posts and keeps the words', async () => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await bar.getByRole('searchbox', { name: 'Search Text' }).fill('glue');
    await bar.getByRole('button', { name: 'Search', exact: true }).click();
    // A plain form sends its choice of what to look through, too.
    await expect(page).toHaveURL(/\/search\?domain=all_content&query=glue$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('glue');
    await expect(page.getByRole('heading', { name: /result/ })).toBeVisible();
    await expect(rows(page)).not.toHaveCount(0);
    await page.goto('/search?query=qqqzzzxxx');
    await expect(page.getByRole('main')).toContainText('Nothing was found.');
  });
  await test.step('hostile names and texts stay text', async () => {
    await page.goto('/profile/27/x');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Bold</b> Claims');
    await page.goto('/search?query=%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    await expect(page).toHaveTitle('Search: </title><script>alert(1)</script> - Brightwater Makers');
  });
  await test.step('the interface speaks Arabic from right to left, and remembers it', async () => {
    await page.goto('/discussions');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أحدث المشاركات');
    await page.goto('/categories');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  });
});

test('a page that is missing, forbidden or of others says so in the frame of the forum', async ({
  page,
  problems,
  as,
}) => {
  await test.step('a missing page says so, in the frame of the forum', async () => {
    problems.allow(/status of 404/);
    for (const path of [
      '/nowhere',
      '/discussion/999999',
      '/category/nope',
      '/profile/No Such Name',
      '/discussion/x/y/z',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByRole('main')).toContainText('The page you were looking for could not be found.');
      await expect(page.getByRole('link', { name: 'Back to home page' })).toHaveAttribute('href', '/');
    }
  });
  await test.step('a forbidden page offers guests to sign in', async () => {
    problems.allow(/status of 403/);
    expect((await page.goto('/category/moderation-desk'))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permission Problem');
    await expect(page.getByRole('main')).toContainText("You don't have permission to view this resource.");
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/entry/signin?target=%2Fcategory%2Fmoderation-desk',
    );
    await as('member');
    expect((await page.goto('/category/moderation-desk'))?.status()).toBe(403);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  });
  await test.step('a conversation of others is not there', async () => {
    problems.allow(/status of 404/);
    await as('newcomer');
    await page.goto('/messages');
    const own = await page
      .locator('.forum-rows h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const foreign = Array.from({ length: 20 }, (_, index) => `/messages/${index + 1}`).filter(
      (path) => !own.includes(path),
    );
    for (const path of foreign.slice(0, 5)) expect((await page.goto(path))?.status(), path).toBe(404);
    expect(foreign.length).toBeGreaterThan(0);
  });
});
