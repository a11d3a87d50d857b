import type { Page } from '@playwright/test';
import { expect, test } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');

test('what is typed in two tabs within a second, on one draft, is in both, and there after a reload', async ({
  page,
  open,
}) => {
  // Playwright has every page think that it is the one in front: none hears that somebody has come back to it.
  const path = '/post/discussion/7';
  await open('moderator', path);
  const other = await page.context().newPage();
  await other.goto(path);
  for (const tab of [page, other]) {
    await tab.getByRole('textbox', { name: 'Your text' }).click();
    await expect(rich(tab)).toBeFocused();
  }
  await page.keyboard.type('One began it');
  await expect(rich(other)).toHaveText('One began it', { timeout: 5_000 });
  await page.keyboard.type(' and went on with seven words more');
  await other.keyboard.press('Enter');
  await other.keyboard.type('while two wrote this');
  const words = ['One began it and went on with seven words more', 'while two wrote this'];
  for (const tab of [page, other]) for (const each of words) await expect(rich(tab)).toContainText(each);
  await other.close();
  await page.reload();
  for (const each of words) await expect(rich(page)).toContainText(each);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(rich(page)).toHaveText('');
});
