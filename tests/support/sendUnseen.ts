import type { Page } from '@playwright/test';

/** Sends the form of a comment or post as if there were no script: nothing hears of the words, nor of the sending. */
export async function sendUnseen(page: Page, body: string): Promise<void> {
  const answered = page.waitForEvent('load');
  await page.locator('textarea[name=body]').evaluate((area: HTMLTextAreaElement, words) => {
    area.value = words;
    area.form!.submit();
  }, body);
  await answered;
}
