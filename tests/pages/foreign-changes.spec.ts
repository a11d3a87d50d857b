import type { Page } from '@playwright/test';
import { expect, test } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const last = (page: Page) => page.locator('.forum-comments > li').last().getByRole('article');

// The forum's policy keeps its own scripts from writing HTML, not extensions.
test.use({ bypassCSP: true });

async function openEditor(page: Page): Promise<void> {
  await page.locator('#reply').getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
}

/** As an extension does it, in a world of its own: an `input` event, without one that says so before. */
async function command(page: Page, name: string, value: string): Promise<void> {
  const world = await page.context().newCDPSession(page);
  const { frameTree } = await world.send('Page.getFrameTree');
  const { executionContextId } = await world.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const expression = `document.execCommand(${JSON.stringify(name)}, false, ${JSON.stringify(value)})`;
  const { exceptionDetails } = await world.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression,
  });
  expect(exceptionDetails).toBeUndefined();
}

const changes: [string, (page: Page) => Promise<unknown>, string[]][] = [
  ['insertText', (page) => command(page, 'insertText', 'kind '), ['My kind !regards', 'Bye.']],
  [
    'insertText of lines',
    (page) => command(page, 'insertText', 'very\nkind '),
    ['My very', 'kind !regards', 'Bye.'],
  ],
  ['insertHTML', (page) => command(page, 'insertHTML', '<b>kind</b> '), ['My kind !regards', 'Bye.']],
  [
    'insertHTML of paragraphs',
    (page) => command(page, 'insertHTML', '<p>very</p><p>kind</p>'),
    ['My very', 'kind!regards', 'Bye.'],
  ],
  [
    'a changed text node',
    (page) =>
      rich(page).evaluate((text) => {
        text.querySelectorAll('[data-slate-string]')[1]!.firstChild!.nodeValue = 'Farewell.';
      }),
    ['My !regards', 'Farewell.'],
  ],
  [
    'a removed text node',
    (page) =>
      rich(page).evaluate((text) => text.querySelectorAll('[data-slate-string]')[1]!.firstChild!.remove()),
    ['My !regards', ''],
  ],
  [
    'a removed block',
    (page) => rich(page).evaluate((text) => text.lastElementChild!.remove()),
    ['My !regards', 'Bye.'],
  ],
];

test('the editor shows and posts what other scripts change in it', async ({ open, page }) => {
  await open('member');
  for (const [name, change, expected] of changes) {
    await test.step(name, async () => {
      await openEditor(page);
      await page.keyboard.type('My regards');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Bye.');
      // The text is rendered, so the editor puts the caret nowhere by itself any more.
      await expect(rich(page).locator('> *')).toHaveText(['My regards', 'Bye.']);
      await rich(page).evaluate((text) => {
        const line = text.querySelector('[data-slate-string]')!.firstChild!;
        const isHeard = new Promise((resolve) => {
          document.addEventListener('selectionchange', resolve, { once: true });
        });
        document.getSelection()!.collapse(line, 3);
        return isHeard;
      });
      // From here on the editor knows where the caret is.
      await page.keyboard.type('_');
      await expect(rich(page).locator('> *').first()).toHaveText('My _regards');
      await page.keyboard.press('Backspace');
      await expect(rich(page).locator('> *').first()).toHaveText('My regards');
      await change(page);
      // The caret is behind what is put in; else where it was.
      await page.keyboard.type('!');
      const lines = () =>
        rich(page).evaluate((text) =>
          Array.from(text.children, (line) => line.textContent.replaceAll('\uFEFF', '')),
        );
      await expect.poll(lines).toEqual(expected);
      await page.keyboard.press('Control+Enter');
      await expect(rich(page)).toHaveText('');
      await expect(last(page)).toHaveAccessibleName('Comment by member');
      await expect(last(page).locator('.userContent > *')).toHaveText(
        expected.map((line) => line.trim()).filter(Boolean),
      );
    });
  }
});

test('an expander puts its words in again and again, in an empty text too, and undo takes them out', async ({
  open,
  page,
}) => {
  await open('member');
  await openEditor(page);
  await command(page, 'insertText', 'Dear all,');
  await expect(rich(page)).toHaveText('Dear all,');
  await page.keyboard.type(' thank you');
  await command(page, 'insertText', ' very');
  await page.keyboard.type(' much');
  await expect(rich(page)).toHaveText('Dear all, thank you very much');
  // Letters between which there was a pause are a step each.
  for (const _ of 'Dear all, thank you very much') await page.keyboard.press('Control+z');
  await expect(rich(page)).toHaveText('');
});
