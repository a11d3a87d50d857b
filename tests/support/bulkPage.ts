import type { Page } from '@playwright/test';
import { startDiscussion } from './forumRecords';

/** The list in which discussions that a test has just started come first. */
export const newest = '/discussions?sort=-dateInserted';

/**
 * Roles and names are looked for where they are to be found: to ask every element of a long list takes as much time as a
 * page does to come.
 */
export const layers = (page: Page) => page.locator('.inl-layer');
/** The toast of what is selected. */
export const bar = (page: Page) => page.locator('.inl-toasts').getByRole('region', { name: 'Bulk actions' });
export const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
export const check = (page: Page, name: string) =>
  page
    .locator('main [data-inlay-shows]', { hasText: name })
    .getByRole('checkbox', { name: `Select ${name}`, exact: true });
/** The row that a keyboard is on. */
export const focusedBox = (page: Page) => page.locator('input[type=checkbox]:focus');

/** Discussions of the test's own, on top of the list of newest. */
export async function start(
  client: Parameters<typeof startDiscussion>[0],
  ...names: string[]
): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(await startDiscussion(client, { name }));
  return ids;
}
