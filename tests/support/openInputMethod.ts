import type { Page } from '@playwright/test';

/** Composes letters as an input method does, and takes them. */
export async function openInputMethod(page: Page) {
  const keyboard = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => keyboard.send('Input.insertText', { text }),
  };
}
