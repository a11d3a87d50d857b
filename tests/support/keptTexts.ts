import { expect, type Page } from '@playwright/test';

/** The texts that this browser keeps, each as its draft has it; none as long as there is no database. */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening it first would leave the page's own code with an empty one.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'inlay.drafts')) return [];
    const opened = indexedDB.open('inlay.drafts');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const rows = opened.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => (rows.onsuccess = resolve));
    opened.result.close();
    return (rows.result as object[]).map((row) => JSON.stringify(row));
  });

/** Waits until this browser has these words: a note from before says nothing of the last ones. */
export const expectKept = (page: Page, words: string): Promise<void> =>
  expect.poll(async () => (await keptTexts(page)).join()).toContain(words);
