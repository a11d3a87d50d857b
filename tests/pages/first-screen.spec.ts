import type { Page } from '@playwright/test';
import { writeComment } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { expect, test } from '../support/threadTest';

/** Styles of what stands below the comments: the page's first screen needs none of them. */
const stylesBelow = /\/CreateComment\.[^/]+\.css$/;

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Where the page has been shown from its first frame on, in pixels from its top. */
const shownAt = (page: Page) => page.evaluate(() => (window as unknown as { shownAt: number[] }).shownAt);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const places: number[] = ((window as unknown as { shownAt: number[] }).shownAt = []);
    const look = () => {
      if (performance.getEntriesByName('first-contentful-paint').length > 0) places.push(scrollY);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
});

test('a thread’s first post is shown and answers while the styles of what stands below are on their way', async ({
  page,
  as,
  thread: { path },
}) => {
  await as('moderator');
  const held = await holdCalls(page, stylesBelow);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.forum-comments > li')).toHaveCount(0);
  const like = page.locator('.forum-post--first').getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  held.release();
  await expect(page.locator('.forum-comments > li')).toHaveCount(3);
});

test('whoever is led to a comment, or comes back to where they were, is never shown the top first', async ({
  page,
  as,
  api,
  thread: { path, discussionID },
}) => {
  await as('moderator');
  const moderator = await api('moderator');
  let last = 0;
  for (let number = 0; number < 8; number += 1)
    last = await writeComment(moderator, discussionID, `Number ${number}. ${'Words. '.repeat(150)}`);
  const held = await holdCalls(page, stylesBelow);
  await page.goto(`${path}#Comment_${last}`, { waitUntil: 'commit' });
  await expect(page.locator('.forum-post--first')).toBeAttached();
  // A frame or two would have been enough.
  await page.waitForTimeout(300);
  expect(await isPainted(page)).toBe(false);
  held.release();
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(page.locator(`#Comment_${last}`)).toBeInViewport();
  expect(Math.min(...(await shownAt(page)))).toBeGreaterThan(500);

  await page.goto(path);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect.poll(async () => (await shownAt(page)).length).toBeGreaterThan(2);
  expect(Math.min(...(await shownAt(page)))).toBeGreaterThan(1000);
});
