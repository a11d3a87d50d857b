import type { Page } from '@playwright/test';
import { forgetDrafts } from '../support/forgetDrafts';
import { expect, test as threadTest } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const elsewhere = (page: Page) => page.getByText('You are writing this in another tab.');
const takeOver = (page: Page) => page.getByRole('button', { name: 'Write here instead' }).click();

const test = threadTest.extend<{ other: Page }>({
  /** A second tab of the first one's user, who has no drafts, with the comment's editor open in both. */
  async other({ page, as, api, thread }, use) {
    await forgetDrafts(await api('member'));
    await as('member');
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(thread.path);
      await tab.getByRole('textbox', { name: 'Your comment' }).click();
      await expect(rich(tab)).toBeFocused();
    }
    await use(other);
  },
});

test('the form that is typed in writes, the other one shows the text, and can be written in instead', async ({
  page,
  other,
}) => {
  await page.keyboard.type('Words of one');
  await expect(elsewhere(other)).toBeVisible();
  await expect(rich(other)).toHaveText('Words of one');
  await expect(rich(other)).toHaveAttribute('contenteditable', 'false');
  await page.keyboard.type(', and more');
  await expect(rich(other)).toHaveText('Words of one, and more');
  await takeOver(other);
  await expect(rich(other)).toBeFocused();
  await expect(elsewhere(page)).toBeVisible();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(', and of two');
  for (const tab of [page, other]) await expect(rich(tab)).toHaveText('Words of one, and more, and of two');
  await other.close();
  // Nothing stands in the way any more.
  await expect(elsewhere(page)).toHaveCount(0);
  await rich(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('.');
  await page.reload();
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toHaveText('Words of one, and more, and of two.');
  await expect(page.getByText(/^Another version/)).toHaveCount(0);
});

test('a text that one tab posts is gone in both, and the other tab writes the next', async ({
  page,
  other,
}) => {
  await page.keyboard.type('Posted by one');
  await expect(elsewhere(other)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.forum-comments > li').last()).toContainText('Posted by one');
  await expect(rich(other)).toHaveText('');
  await expect(elsewhere(other)).toHaveCount(0);
  await rich(other).focus();
  await other.keyboard.type('The next of two');
  await expect(rich(page)).toHaveText('The next of two');
});

test('without locks both tabs go on, and the next page offers both texts', async ({
  context,
  open,
  api,
  thread,
}) => {
  await forgetDrafts(await api('member'));
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const tabs = [await context.newPage(), await context.newPage()] as const;
  await open('member', '/categories');
  for (const tab of tabs) {
    await tab.goto(thread.path);
    await tab.getByRole('textbox', { name: 'Your comment' }).click();
    await expect(rich(tab)).toBeFocused();
  }
  for (const [index, tab] of tabs.entries()) {
    await tab.keyboard.type(`Text ${index + 1}`);
    await expect(tab.getByText(/^Draft saved( on this device)?\.$/)).toHaveCount(1);
  }
  for (const tab of tabs) await tab.close();
  const next = await context.newPage();
  await next.goto(thread.path);
  await next.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(next)).toHaveText('Text 2');
  await expect(next.getByText(/^Another version of this draft, from/)).toBeVisible();
  await next.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(next.locator('.inl-draft-versions blockquote')).toHaveText('Text 1');
  await next.getByRole('button', { name: 'Use this one' }).click();
  await expect(rich(next)).toHaveText('Text 1');
  await next.locator('.inl-draft-versions').getByRole('button', { name: 'Delete' }).click();
  await next.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(next.locator('.inl-draft-versions')).toHaveCount(0);
  await expect(rich(next)).toHaveText('Text 1');
});
