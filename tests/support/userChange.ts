import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { expectKept } from './keptTexts';
import { signIn, type Role } from './signIn';

// One browser, two users after each other.

export const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
export const form = (page: Page) => page.locator('#reply');
export const kept = (page: Page) => page.getByText(/^Draft saved( on this device)?\.$/);

/** Wakes the form for comments and waits until the rich editor has taken the text area's place. */
export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
}

/** Writes a comment until this device has it. */
export async function begin(page: Page, text: string): Promise<void> {
  await openEditor(page);
  await page.keyboard.type(text);
  await expectKept(page, text);
  await expect(kept(page)).toHaveCount(1);
}

/** What stands in place of a form. */
export const closed = (page: Page, name: string, other: string) =>
  page.getByText(`You are signed in as ${name} now. The text is kept for ${other}.`);

/** Another user signs in, in another window of this browser. */
export async function become(page: Page, context: BrowserContext, url: string, role: Role): Promise<void> {
  // Before the cookies of the first one go: a page whose autosave falls between finds nobody signed in.
  const cookies = await signIn(url, role);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await context.clearCookies();
  await context.addCookies(cookies);
}
