import type { Page } from '@playwright/test';
import { rich } from '../support/commentEditor';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/threadTest';

/** Composes letters as an input method does, and takes them. */
async function openInputMethod(page: Page) {
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

test('letters that are being composed survive as the editor takes over, and so does the caret', async ({
  open,
  page,
}) => {
  const code = await holdCode(page, 'editor');
  await open('member');
  const area = page.getByRole('textbox', { name: 'Your comment' });
  await area.focus();
  await expect(page.locator('.inl-editor[data-state="loading"] textarea')).toBeFocused();
  await page.keyboard.type('one two');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await expect.poll(() => code.asked).toHaveLength(1);
  code.release();
  await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.insertText', { text: '日本' });
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(rich(page)).toHaveText('one 日本!two');
  await devtools.send('Input.imeSetComposition', { text: 'ご', selectionStart: 1, selectionEnd: 1 });
  await devtools.send('Input.insertText', { text: '語' });
  await expect(rich(page)).toHaveText('one 日本!語two');
});

test('letters that are composed since before any script are composed to their end', async ({
  page,
  as,
  thread,
}) => {
  const code = await holdCalls(page, /\/inlay\/.*\.js(?:[?]|$)/);
  await as('member');
  await page.goto(thread.path, { waitUntil: 'commit' });
  const area = page.locator('#reply textarea');
  await area.focus();
  await page.keyboard.type('A ');
  const { compose, commit } = await openInputMethod(page);
  await compose('に');
  code.release();
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/assets\/CreateComment\.\w+\.js/.test(name)),
  );
  for (const text of ['にほ', 'にほん', 'にほ']) {
    await compose(text);
    await expect(area).toHaveValue(`A ${text}`);
  }
  await commit('日本');
  await expect(rich(page)).toHaveText('A 日本');
  await expect(rich(page)).toBeFocused();
});
