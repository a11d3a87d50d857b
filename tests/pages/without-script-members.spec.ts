import type { Page } from '@playwright/test';
import { openLongThread } from '../support/openLongThread';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const rows = (page: Page) => page.locator('.forum-rows > li');

test.beforeEach(({ as }) => as('member'));

test('a reaction to a comment is plain; the same reaction again takes it away', async ({ page }) => {
  await openLongThread(page);
  const comment = page.locator('.forum-comments article').nth(3);
  const id = (await comment.getAttribute('id')) ?? '';
  const like = comment.getByRole('button', { name: /^Like/ });
  const agree = comment.getByRole('button', { name: /^Agree/ });
  if ((await like.getAttribute('aria-pressed')) === 'true') await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const before = await like.getAttribute('aria-label');
  await like.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).not.toHaveAttribute('aria-label', before!);
  await agree.click();
  await expect(agree, 'one reaction at a time').toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await agree.click();
  await expect(agree).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveAttribute('aria-label', before ?? '');
});

test('no log of reactions is offered, which would open as a dialog', async ({ page, as, context }) => {
  await context.clearCookies();
  await as('moderator');
  await page.goto('/discussions');
  await rows(page).first().getByRole('heading').getByRole('link').click();
  const bar = page.locator('[data-react="ReactionBar"]').first();
  await expect(bar.getByRole('button', { name: 'Promote' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Log' })).toHaveCount(0);
  await expect(bar.locator('[data-inlay-part="log"]')).toHaveCount(1);
});

test('a comment keeps its text when something is wrong', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await openLongThread(page);
  const field = page.getByRole('textbox', { name: /Your comment/ });
  await field.fill('   ');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(field).toHaveAccessibleDescription('Please write something first.');
  await expect(field).toBeFocused();
  const text = `A steady hand & <i>patience</i>, ${Date.now()}`;
  await field.fill(text);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page).toHaveURL(/#Comment_\d+$/);
  await expect(page.locator(page.url().replace(/^.*#/, '#'))).toContainText(text);
});

test('an answer to a comment begins in its field, with the comment in view', async ({ page }) => {
  await openLongThread(page);
  for (const name of [/^Reply/, /^Quote/]) {
    await page.getByRole('link', { name }).first().click();
    const field = page.getByRole('textbox', { name: /Your (reply|comment)/ });
    await expect(field).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Leave a comment' })).toBeInViewport();
    await page.goBack();
  }
});

test('a discussion is bookmarked and found again', async ({ page }) => {
  await openLongThread(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
  if ((await bookmark.getAttribute('aria-pressed')) === 'false') await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/discussions/bookmarked');
  await expect(page.getByRole('main')).toContainText(title);
});

test('a message reaches another member', async ({ page, problems, browser, as, forum }) => {
  problems.allow(/status of 400/);
  await page.goto('/profile/moderator');
  await page.locator('[data-inlay-part="message"]').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your message')).toHaveAccessibleDescription('Please write something first.');
  await page.getByLabel('Subject').fill('About the <saw>');
  await page.getByLabel('Your message').fill('Is it still there?\nI could come on Friday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the <saw>');
  const other = await browser.newContext({ baseURL: forum.url, javaScriptEnabled: false });
  await as('moderator', other);
  const theirs = await other.newPage();
  await theirs.goto('/messages');
  await theirs.getByRole('link', { name: 'About the <saw>' }).first().click();
  await expect(theirs.getByRole('article')).toContainText('I could come on Friday.');
  await theirs.getByLabel('Your message').fill('Come by.');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByRole('article').last()).toContainText('Come by.');
  const address = new URL(theirs.url()).pathname;
  await other.close();
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(2);
});
