import type { Page } from '@playwright/test';
import { startDiscussion } from './forumRecords';

/** The list in which discussions that a test has just started come first. */
export const newest = '/discussions?sort=-dateInserted';

/** The toast of what is selected. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
export const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
export const check = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Discussions of the test's own, on top of the list of newest. */
export async function start(
  client: Parameters<typeof startDiscussion>[0],
  ...names: string[]
): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(await startDiscussion(client, { name }));
  return ids;
}
