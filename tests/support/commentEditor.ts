import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The form for a new comment. */
export const form = (page: Page) => page.locator('#reply');
export const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
/** The newest comment of the page. */
export const last = (page: Page) => page.locator('.forum-comments > li').last().getByRole('article');

/** Wakes the form and waits until the rich editor has taken the text area's place. */
export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
}
