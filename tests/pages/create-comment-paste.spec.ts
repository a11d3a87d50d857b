import type { Page } from '@playwright/test';
import { openEditor, rich } from '../support/commentEditor';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/threadTest';

/** Pastes where the caret is, as a browser tells of it. */
const pasteHtml = (page: Page, html: string, text: string) =>
  rich(page).evaluate(
    (field, [html, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', text);
      dataTransfer.setData('text/html', html);
      const how = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
      field.dispatchEvent(new InputEvent('beforeinput', how));
    },
    [html, text] as const,
  );

test('keys and pastes that follow pasted HTML at once all stand where they were put', async ({
  open,
  page,
}) => {
  const code = await holdCode(page, 'htmlToRich');
  await open('member');
  await openEditor(page);
  await page.keyboard.type('A ');
  await pasteHtml(page, '<b>bold</b>', 'bold');
  await pasteHtml(page, '<i>and slanted</i>', 'and slanted');
  await page.keyboard.type(' after', { delay: 20 });
  await page.keyboard.press('Enter');
  await pasteHtml(page, '<p>one</p><ul><li>two</li></ul><p>three</p>', 'one\ntwo\nthree');
  await page.keyboard.type(' and on');
  await expect(rich(page)).toHaveText('A boldand slanted afteronetwothree and on');
  code.release();
  await expect(rich(page).locator('li')).toHaveText('two');
  await page.keyboard.type('!');
  await expect(rich(page).locator('strong')).toHaveText('bold');
  await expect(rich(page).locator('em')).toHaveText('and slanted');
  await expect
    .poll(() => rich(page).innerText())
    .toMatch(/^A boldand slanted after\none\n+two\n+three and on!$/);
  // By now it is there, and takes one turn.
  await page.keyboard.press('Control+a');
  await expect.poll(() => page.evaluate(() => getSelection()!.toString())).toMatch(/^A bold.*and on!$/s);
  await pasteHtml(page, '<b>anew</b>', 'anew');
  await page.keyboard.type('er');
  await expect(rich(page)).toHaveText('anewer');
});

test('a comment that is sent while a paste has no form yet has its words, and the next one has none of them', async ({
  open,
  page,
}) => {
  const code = await holdCode(page, 'htmlToRich');
  await open('member');
  await openEditor(page);
  await pasteHtml(page, '<b>Pasted words</b>', 'Pasted words');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.forum-comments > li').nth(3)).toContainText('Pasted words');
  code.release();
  await page.keyboard.type('Next');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/htmlToRich.')),
  );
  await expect(rich(page)).toHaveText('Next');
});

test('pasted HTML is a document, plain text without the code for that, items in a list and code in a block', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/ERR_|Editor failed \(load\)/);
  const paste = () => pasteHtml(page, '<ul><li>one</li><li><b>two</b></li></ul>', 'one\ntwo');
  await page.route(/\/assets\/htmlToRich\./, (route) => route.abort('connectionreset'));
  await open('member');
  await openEditor(page);
  // A paste that comes before the code has failed waits for the same answer.
  const failed = page.waitForEvent('console', (said) => /Editor failed \(load\)/.test(said.text()));
  await paste();
  await failed;
  await expect(rich(page)).toHaveText('onetwo');
  await expect(rich(page).locator('ul')).toHaveCount(0);
  await page.unroute(/\/assets\/htmlToRich\./);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await paste();
  await expect(rich(page).locator('ul li')).toHaveText(['one', 'two']);
  await expect(rich(page).locator('li strong')).toHaveText('two');

  // The lines of a list's item are lines of the post, and each line that is pasted there is an item.
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.forum-comments > li').nth(3)).toContainText('two');
  await expect(rich(page)).toHaveText('');
  await page.keyboard.type('- milk');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and bread');
  await page.keyboard.press('Enter');
  await pasteHtml(page, '', 'eggs\nsalt');
  await page.keyboard.press('Control+Enter');
  const added = page.locator('.forum-comments > li').nth(4).locator('.userContent li');
  await expect(added).toHaveText(['milk and bread', 'eggs', 'salt'], { useInnerText: true });
  await expect(rich(page)).toHaveText('');

  // Code out of a code editor is a block of code, and in one it is plain text.
  const text = 'if (a) {\n    b();\n\n}';
  const html = `<meta charset='utf-8'><div style="font-family: Consolas, 'Courier New', monospace;white-space: pre;"><div><span style="color: #c586c0;">if</span><span> (a) {</span></div><div><span>    b();</span></div><br><div><span>}</span></div></div>`;
  await page.keyboard.type('See:');
  await pasteHtml(page, html, text);
  const block = rich(page).locator('pre');
  // An empty line holds a mark for the caret.
  const lines = () => block.locator('[data-slate-node="element"]').allTextContents();
  const shown = async () => (await lines()).join('\n').replaceAll('\uFEFF', '');
  await expect.poll(shown).toBe(text);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await pasteHtml(page, html, text);
  await expect.poll(shown).toBe(`${text}\n${text}`);
  await expect(block).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  const withCode = page.locator('.forum-comments > li').nth(5).locator('.userContent');
  await expect(withCode.locator('p')).toHaveText('See:');
  await expect.poll(() => withCode.locator('pre').innerText()).toBe(`${text}\n${text}`);
});
