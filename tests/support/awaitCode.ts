import type { Page } from '@playwright/test';

/**
 * Begins to wait for chunks of these names, before the page asks for them. Resolves when the page has them with all that they
 * import: what is on its way when a page goes, or when the network does, does not come.
 */
export function awaitCode(page: Page, ...names: string[]): () => Promise<void> {
  const coming = names.map((name) => page.waitForResponse(new RegExp(`/assets/${name}\\.\\w+\\.js`)));
  return async () => {
    for (const each of coming)
      await page.evaluate(`import(${JSON.stringify((await each).url())}).then(() => null)`);
  };
}
