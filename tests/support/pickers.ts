import { expect, type Page } from '@playwright/test';

/** The category of a post's form, by typing its name. */
export async function pickCategory(page: Page, name: string): Promise<void> {
  await page.getByLabel('Category').fill(name);
  await page.getByRole('option', { name }).click();
}

/** The tags of a post's form, however they are shown: those chosen, then what is typed. */
export async function expectTags(page: Page, ...names: string[]): Promise<void> {
  await expect(page.locator('input[data-inlay-part="tags"]')).toHaveValue(names.join(', '));
}
