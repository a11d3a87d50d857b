import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectKept } from './keptTexts';

/** Where a post is begun. */
export const newPost = '/post/discussion/7';
export const body = (page: Page, name = 'Your text') => page.getByRole('textbox', { name });
export const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
export const keptNote = (page: Page) =>
  page.getByText('Draft saved on this device.').or(page.getByText('Draft saved.'));
export const lostNote = (page: Page) => page.locator('.inl-draft-note').getByText('Kept only in this tab.');
/** What tells on other pages that a draft waits. */
export const draftToast = (page: Page) => page.getByText('Saved Draft Available.');

/** Half a comment, which this device has by then. */
export async function beginComment(page: Page): Promise<void> {
  await body(page, 'Your comment').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Half a comment');
  await expectKept(page, 'Half a comment');
  // Five seconds after the last letter the server may have it as well.
  await expect(keptNote(page)).toHaveCount(1);
}
