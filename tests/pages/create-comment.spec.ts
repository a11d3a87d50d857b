import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { openInputMethod } from '../support/openInputMethod';
import { expect, test } from '../support/threadTest';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');

/** Wakes the form and waits until the rich editor has taken the text area's place. */
async function openEditor(page: Page): Promise<void> {
  await editor(page).click();
  await expect(rich(page)).toBeFocused();
}

test('what is written with tools and keys is posted, shown and focused', async ({
  open,
  page,
  api,
  thread,
}) => {
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Plain ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' slanted');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> wise words');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Code block' }).click();
  await page.keyboard.type('let a = "<b>";');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  const added = page.locator('.forum-comments > li').nth(3);
  await expect(added.getByRole('article')).toBeFocused();
  await expect(rich(page)).toHaveText('');
  await expect(added.getByRole('group', { name: 'Reactions' })).toBeVisible();
  const comments = await (
    await (await api('member')).get(`/comments?discussionID=${thread.discussionID}`)
  ).json();
  expect(comments.at(-1).body).toBe(
    '<p dir="auto">Plain <strong>bold</strong><em> slanted</em></p><ul dir="ltr"><li dir="auto">one</li><li dir="auto">two</li></ul><blockquote dir="ltr"><p dir="auto">wise words</p></blockquote><pre><code>let a = "&lt;b&gt;";</code></pre>',
  );
  await expect(page.getByRole('heading', { name: '4 comments' })).toBeVisible();
});

test('whoever sends by keys writes on where they are, and loses no key by it', async ({ open, page }) => {
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Sent by keys');
  await page.keyboard.press('Control+Enter');
  await expect(rich(page)).toHaveText('');
  const more = 'And written on in the same breath, before the first one is shown.';
  await page.keyboard.type(more, { delay: 5 });
  await expect(page.locator('.forum-comments > li').nth(3)).toContainText('Sent by keys');
  await expect(page.getByText('Your comment has been posted.')).toBeAttached();
  await expect(rich(page)).toHaveText(more);
  await expect(rich(page)).toBeFocused();
});

test('keys that follow a selection at once cut, copy and make bold what is selected', async ({
  context,
  open,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('member');
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  const text = page.locator('[data-slate-editor]');
  await expect(text).toBeFocused();
  await page.keyboard.type('one two three four');
  await page.evaluate(() => navigator.clipboard.writeText('of before'));
  for (const keys of [
    ['Control+a', 'Control+x', 'Control+v'],
    ['Control+Shift+ArrowLeft', 'Control+x', 'Control+v'],
    ['Control+Shift+ArrowLeft', 'Control+Shift+ArrowLeft', 'Control+x', 'Control+v'],
    ['Control+Shift+ArrowLeft', 'Control+c', 'End', 'Control+v'],
  ])
    for (const key of keys) await page.keyboard.press(key);
  await expect(text).toHaveText('one two three fourfour');
  for (const key of ['Home', 'Control+Shift+ArrowRight', 'Control+Shift+ArrowRight', 'Control+b'])
    await page.keyboard.press(key);
  await expect(text.locator('strong')).toHaveText(/^one two\s*$/);
});

test('a text area that is being typed in becomes the editor without losing a key', async ({ open, page }) => {
  await open('member');
  const text = 'The quick brown fox jumps over the lazy dog, twice.';
  await editor(page).focus();
  await page.keyboard.type(text, { delay: 5 });
  await expect(rich(page)).toHaveText(text);
  await expect(rich(page)).toBeFocused();
});

test('with text twice as large the tools are as large as their pictures, and all of them are there', async ({
  open,
  page,
  thread,
}) => {
  for (const [width, locale] of [
    [1280, 'en'],
    [320, 'en'],
    [320, 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await open('member', `${thread.path}?locale=${locale}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.locator('#reply textarea').click();
    await expect(rich(page)).toBeFocused();
    const bar = page.locator('#reply [role="toolbar"]');
    const { room, boxes } = await bar.evaluate((tools) => {
      const outer = tools.getBoundingClientRect();
      const boxes = [...tools.querySelectorAll('button')].map((tool) => tool.getBoundingClientRect());
      const within = (inner: DOMRect, box: DOMRect) =>
        Math.min(
          ...[inner.left - box.left, box.right - inner.right],
          ...[inner.top - box.top, box.bottom - inner.bottom],
        );
      const pictures = [...tools.querySelectorAll('svg')].map((svg, index) =>
        within(svg.getBoundingClientRect(), boxes[index]!),
      );
      const room = Math.min(...pictures.map((px) => px - 4), ...boxes.map((box) => within(box, outer)));
      return { room, boxes: boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom })) };
    });
    expect(room, `${width} px, ${locale}`).toBeGreaterThanOrEqual(0);
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

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

test('who pastes HTML types on at once, goes elsewhere or pastes again, and all stands where it was put', async ({
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

test('who types on once pasted words have their form is behind them', async ({ open, page }) => {
  await open('member');
  await openEditor(page);
  await page.keyboard.type('See: ');
  await pasteHtml(page, '<p><i>pasted</i> words</p>', 'pasted words');
  await expect(rich(page).locator('em')).toHaveText('pasted');
  await page.keyboard.type(' and more');
  await expect(rich(page)).toHaveText('See: pasted words and more');
});

test('HTML without words leaves those of its text when the code comes that would make a document of it', async ({
  open,
  page,
}) => {
  const code = await holdCode(page, 'htmlToRich');
  await open('member');
  await openEditor(page);
  await pasteHtml(page, '<!--StartFragment--><!--EndFragment-->', 'Plain words ');
  await pasteHtml(page, '<b>and bold</b>', 'and bold');
  code.release();
  await expect(rich(page).locator('strong')).toHaveText('and bold');
  await expect(rich(page)).toHaveText('Plain words and bold');
  await pasteHtml(page, '<img src="cid:1">', ' and more');
  await page.keyboard.type('.');
  await expect(rich(page)).toHaveText('Plain words and bold and more.');
});

test('what is pasted is shown before another key can come, which would be typed into what is there no more', async ({
  open,
  page,
}) => {
  await open('member');
  await openEditor(page);
  await pasteHtml(page, '<b>bold</b>', 'bold');
  await expect(rich(page).locator('strong')).toHaveText('bold');
  await page.keyboard.press('Control+a');
  await expect.poll(() => page.evaluate(() => getSelection()!.toString())).toBe('bold');
  const shown = await rich(page).evaluate(async (field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<i>anew</i>');
    const how = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
    field.dispatchEvent(new InputEvent('beforeinput', how));
    // Microtasks alone: keys come behind them.
    for (let turn = 0; turn < 10; turn += 1) await null;
    return field.textContent;
  });
  expect(shown).toBe('anew');
});

test('the lines of a list’s item are lines of the post, and each line that is pasted there is an item', async ({
  open,
  page,
}) => {
  await open('member');
  await openEditor(page);
  await page.keyboard.type('- milk');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and bread');
  await page.keyboard.press('Enter');
  await pasteHtml(page, '', 'eggs\nsalt');
  await page.keyboard.press('Control+Enter');
  const added = page.locator('.forum-comments > li').nth(3).locator('.userContent li');
  await expect(added).toHaveText(['milk and bread', 'eggs', 'salt'], { useInnerText: true });
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

test('pasted HTML is a document, and plain text where what makes one of it cannot be had', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/ERR_|Editor failed \(load\)/);
  const paste = () => pasteHtml(page, '<ul><li>one</li><li><b>two</b></li></ul>', 'one\ntwo');
  await page.route(/\/assets\/htmlToRich\./, (route) => route.abort('connectionreset'));
  await open('member');
  await openEditor(page);
  await paste();
  await expect(rich(page)).toHaveText('onetwo');
  await expect(rich(page).locator('ul')).toHaveCount(0);
  await page.unroute(/\/assets\/htmlToRich\./);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await paste();
  await expect(rich(page).locator('ul li')).toHaveText(['one', 'two']);
  await expect(rich(page).locator('li strong')).toHaveText('two');
});

test('code that is pasted out of a code editor is a block of code, and in one it is plain text', async ({
  open,
  page,
}) => {
  const text = 'if (a) {\n    b();\n\n}';
  const html = `<meta charset='utf-8'><div style="font-family: Consolas, 'Courier New', monospace;white-space: pre;"><div><span style="color: #c586c0;">if</span><span> (a) {</span></div><div><span>    b();</span></div><br><div><span>}</span></div></div>`;
  await open('member');
  await openEditor(page);
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
  const added = page.locator('.forum-comments > li').nth(3).locator('.userContent');
  await expect(added.locator('p')).toHaveText('See:');
  await expect.poll(() => added.locator('pre').innerText()).toBe(`${text}\n${text}`);
});

test('what is being composed when the code comes is composed to its end', async ({ page, as, thread }) => {
  const code = await holdCode(page);
  await as('member');
  await page.goto(thread.path);
  const area = page.locator('#reply textarea');
  await area.focus();
  const { compose, commit } = await openInputMethod(page);
  await compose('に');
  await expect.poll(() => code.asked.length).toBeGreaterThan(0);
  code.release();
  for (const text of ['にほ', 'にほん', 'にほんご']) await compose(text);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/CreateComment.')),
  );
  await compose('にほんごの');
  await expect(area).toHaveValue('にほんごの');
  await commit('日本語の');
  await expect(rich(page)).toHaveText('日本語の');
  await expect(rich(page)).toBeFocused();
});

test('what is composed since before any script is composed to its end, after a pause too', async ({
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
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/CreateComment.')),
  );
  // Longer than a field has to stand still, in browsers that do not count, before its text is taken over.
  await page.waitForTimeout(2_500);
  await compose('にほ');
  await expect(area).toHaveValue('A にほ');
  await commit('日本');
  await expect(rich(page)).toHaveText('A 日本');
  await expect(rich(page)).toBeFocused();
});

test('the open editor has no accessibility violations, and takes addresses as people write them', async ({
  open,
  page,
}) => {
  await open('member');
  await openEditor(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await expectNoAxeViolations(page, { include: '#reply' });
  await page.keyboard.type('bücher.example:8080/neu');
  await page.keyboard.press('Enter');
  await expect(rich(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/.*\.example:8080\/neu$/);
  await expect(rich(page)).toBeFocused();
});
