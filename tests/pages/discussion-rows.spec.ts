import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion } from '../support/forumRecords';
import { expect, test } from '../support/test';
import { untilQuiet } from '../support/untilQuiet';

const rowOf = (page: Page, id: number) => page.locator(`.forum-rows [data-inlay-shows="discussion/${id}"]`);
const bookmarkOf = (page: Page, id: number) =>
  rowOf(page, id).getByRole('button', { name: 'Bookmark', exact: true });

test('a member bookmarks and votes on a row, and finds both on the post', async ({ page, as, api }) => {
  const id = await startDiscussion(await api('moderator'), { name: 'Worth a vote' });
  await as('member');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v2/') && calls.push(request.url()));
  await page.goto('/discussions?sort=-dateInserted');
  await untilQuiet(page);
  expect(calls, 'nothing is asked before it is used').toEqual([]);
  await expect(bookmarkOf(page, id)).toHaveAttribute('aria-pressed', 'false');
  // The first press wakes the control, and is not lost.
  const kept = page.waitForResponse((answer) => answer.url().endsWith(`/discussions/${id}/bookmark`));
  await bookmarkOf(page, id).click();
  await expect(bookmarkOf(page, id)).toHaveAttribute('aria-pressed', 'true');
  const up = rowOf(page, id).getByRole('button', { name: 'Upvote' });
  const voted = page.waitForResponse((answer) => answer.url().endsWith(`/discussions/${id}/reactions`));
  await up.click();
  expect((await voted).status()).toBe(201);
  // Its call may end after that of the vote, and its page come before it has.
  expect((await kept).ok()).toBe(true);
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(rowOf(page, id)).toContainText('Score 1');
  await expectNoAxeViolations(page);

  await page.goto(`/discussion/${id}`);
  const post = page.locator('.forum-post--first');
  await expect(post.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await expect(post.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true');
  await expect(post.locator('[data-react="ReactionBar"] [data-inlay-part="Up"]')).toHaveCount(0);
});

test('what is no bookmark any more leaves the list of them, and focus goes on', async ({ page, as, api }) => {
  const own = await api('member');
  const ids = [];
  for (const name of ['First of two', 'Second of two']) {
    const id = await startDiscussion(await api('moderator'), { name });
    expect((await own.put(`/discussions/${id}/bookmark`, { bookmarked: true })).ok()).toBe(true);
    ids.push(id);
  }
  await as('member');
  await page.goto('/discussions/bookmarked?sort=-dateInserted');
  await bookmarkOf(page, ids[1]!).click();
  await expect(rowOf(page, ids[1]!)).toHaveCount(0);
  await expect(rowOf(page, ids[0]!).getByRole('link').first()).toBeFocused();
});

test('a guest finds the score, and nothing to press', async ({ page }) => {
  await page.goto('/discussions');
  await expect(page.locator('.forum-rows .forum-counts__score').first()).toContainText('Score');
  await expect(page.locator('.forum-rows button')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member votes and bookmarks by plain forms, and comes back to the list', async ({
    page,
    as,
    api,
  }) => {
    const id = await startDiscussion(await api('moderator'), { name: 'By plain forms' });
    await as('member');
    await page.goto('/discussions?sort=-dateInserted');
    await bookmarkOf(page, id).click();
    await expect(page).toHaveURL(/\/discussions\?sort=-dateInserted/);
    await expect(bookmarkOf(page, id)).toHaveAttribute('aria-pressed', 'true');
    await rowOf(page, id).getByRole('button', { name: 'Downvote' }).click();
    await expect(rowOf(page, id)).toContainText('Score -1');
    await page.goto(`/discussion/${id}`);
    const group = page.locator('.forum-post--first').getByRole('group', { name: 'Reactions' });
    await expect(group.getByRole('button')).toHaveText(['', '', '']);
    await expect(group.getByRole('link', { name: 'All reactions' })).toBeVisible();
  });
});
