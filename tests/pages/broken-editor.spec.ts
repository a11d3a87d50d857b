import type { Page } from '@playwright/test';
import { holdCalls } from '../support/holdCalls';
import { expect, test } from '../support/threadTest';

const form = (page: Page) => page.locator('#reply');
const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const last = (page: Page) => page.locator('.forum-comments > li').last().getByRole('article');

/** Lets the editor's view throw, or no more, with its next key. */
const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((broken) => {
    const { prototype } = RegExp as { prototype: RegExp & { own?: RegExp['test'] } };
    const own = (prototype.own ??= prototype.test);
    prototype.test = function test(text) {
      // The one by which the view of a line chooses its tag.
      if (broken && this.source.startsWith('^(h[2-6]|[uo]l|li')) throw new Error('The editor fails.');
      return own.call(this, text);
    };
  }, isBroken);

/** Two lines, in the middle of which the editor fails. */
async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Imp');
  await setBroken(page, true);
  await page.keyboard.type('ortant words');
}

test('an editor that fails while it is typed in begins anew with the same words on Retry, or leaves the server’s form with all of them, ready to be sent', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/Inlay: CreateComment failed/);
  await open('member');
  // Retry is pressed while the draft is still on its way to the server.
  const drafts = await holdCalls(page, /\/api\/v2\/drafts/);
  await write(page);
  await setBroken(page, false);
  await expect.poll(() => drafts.asked).not.toEqual([]);
  await form(page).getByRole('button', { name: 'Retry' }).click();
  await expect(rich(page).locator('> *')).toHaveText(['First line', 'Important words']);
  drafts.release();
  await rich(page).press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+Enter');
  await expect(last(page)).toContainText('Important words!');
  await expect(last(page).locator('.userContent > *')).toHaveText(['First line', 'Important words!']);

  await expect(rich(page)).toHaveText('');
  await write(page);
  const area = form(page).locator('textarea[name="body"]');
  await expect(area).toBeFocused();
  await expect(area).toHaveValue('First line\n\nImportant words');
  await expect(form(page).getByRole('alert')).toContainText('Retry');
  await expect(form(page).locator('[name="TransientKey"]')).not.toHaveValue('');
  await form(page).getByRole('button', { name: 'Post Comment' }).click();
  await page.waitForURL(/#Comment_/);
  await expect(last(page)).toContainText('Important words');
});
