import type { Page } from '@playwright/test';
import { rich } from '../support/draftForms';
import { expectKept } from '../support/keptTexts';
import { expect, test } from '../support/threadTest';

const elsewhere = (page: Page) => page.getByText('You are writing this in another tab.');

test('T45: of two tabs one writes and the other one shows the text; what one posts is gone in both', async ({
  page,
  as,
  thread,
}) => {
  await as('member');
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(thread.path);
    await tab.getByRole('textbox', { name: 'Your comment' }).click();
    await expect(rich(tab)).toBeFocused();
  }
  await page.keyboard.type('Words of one');
  await expect(elsewhere(other)).toBeVisible();
  await expect(rich(other)).toHaveText('Words of one');
  await expect(rich(other)).toHaveAttribute('contenteditable', 'false');
  await page.keyboard.type(', and more');
  await expect(rich(other)).toHaveText('Words of one, and more');
  await other.getByRole('button', { name: 'Write here instead' }).click();
  await expect(rich(other)).toBeFocused();
  await expect(elsewhere(page)).toBeVisible();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(', and of two');
  for (const tab of [page, other]) await expect(rich(tab)).toHaveText('Words of one, and more, and of two');

  await other.keyboard.press('Control+Enter');
  await expect(other.locator('.forum-comments > li').last()).toContainText(
    'Words of one, and more, and of two',
  );
  for (const tab of [page, other]) await expect(rich(tab)).toHaveText('');
  await expect(page.locator('#reply').getByRole('status')).toHaveText('This draft has been posted.');
  await expect(other.locator('#reply').getByRole('status')).toHaveText('');
  await expect(elsewhere(page)).toHaveCount(0);

  // The tab that was the first one writes the next, which the other one's end does not stand in the way of.
  await expect(rich(page)).toHaveAttribute('contenteditable', 'true');
  await rich(page).focus();
  await page.keyboard.type('The next');
  await expect(rich(other)).toHaveText('The next');
  await other.getByRole('button', { name: 'Write here instead' }).click();
  await expect(elsewhere(page)).toBeVisible();
  await other.close();
  await expect(elsewhere(page)).toHaveCount(0);
  await expect(rich(page)).toHaveAttribute('contenteditable', 'true');
  await expectKept(page, 'The next');
  await page.reload();
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toHaveText('The next');
  await expect(page.getByText(/^Another version/)).toHaveCount(0);
});
