import { expect, type Page } from '@playwright/test';

/** Uses a page, as a reader does whose pointer moves over it, until it has done something. It may not have listened to the first moves. */
export async function usePage(page: Page, hasDone: () => Promise<boolean>): Promise<void> {
  let x = 100;
  await expect
    .poll(async () => {
      await page.mouse.move((x += 1), 100);
      return hasDone();
    })
    .toBe(true);
}

/** Uses it until it has asked for files of these names. */
export const usePageFor = (page: Page, ...chunks: string[]): Promise<void> =>
  usePage(page, () =>
    page.evaluate((names) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.every((name) => fetched.some((url) => url.includes(`/assets/${name}.`)));
    }, chunks),
  );
