import type { Page } from '@playwright/test';
import type { Client } from '../support/apiTest';
import { forgetDrafts } from '../support/forgetDrafts';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { openInputMethod } from '../support/openInputMethod';
import { expect, test as threadTest } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');

const test = threadTest.extend<{ other: Page }>({
  /** A second tab of the first one's reader, who has no drafts, with the comment's editor open in both. */
  async other({ page, as, api, thread }, use) {
    await forgetDrafts(await api('member'));
    await as('member');
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(thread.path);
      await tab.getByRole('textbox', { name: 'Your comment' }).click();
      await expect(rich(tab)).toBeFocused();
    }
    await use(other);
  },
});

/** The texts of what the server keeps. */
async function bodiesOf(client: Client): Promise<string[]> {
  const rows = (await (await client.get('/drafts')).json()) as { attributes: { body: string } }[];
  return rows.map(({ attributes }) => attributes.body);
}

/** How many pages have kept words before their drafts' code was there. */
const keptEarly = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await answer(indexedDB.open('inlay.drafts'));
    const keys = await answer(database.transaction('drafts').objectStore('drafts').getAllKeys());
    database.close();
    return keys.filter((key) => String(key).includes('~')).length;
  });

test('what is typed in two tabs within a second, on one draft, is in both, and there after a reload', async ({
  page,
  open,
}) => {
  // Playwright has every page think that it is the one in front: none hears that somebody has come back to it.
  const path = '/post/discussion/7';
  await open('moderator', path);
  const other = await page.context().newPage();
  await other.goto(path);
  for (const tab of [page, other]) {
    await tab.getByRole('textbox', { name: 'Your text' }).click();
    await expect(rich(tab)).toBeFocused();
  }
  await page.keyboard.type('One began it');
  await expect(rich(other)).toHaveText('One began it', { timeout: 5_000 });
  await page.keyboard.type(' and went on with seven words more');
  await other.keyboard.press('Enter');
  await other.keyboard.type('while two wrote this');
  const words = ['One began it and went on with seven words more', 'while two wrote this'];
  for (const tab of [page, other]) for (const each of words) await expect(rich(tab)).toContainText(each);
  await other.close();
  await page.reload();
  for (const each of words) await expect(rich(page)).toContainText(each);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(rich(page)).toHaveText('');
});

test('whoever writes at the beginning stays there when words come from another tab', async ({
  page,
  other,
}) => {
  await page.keyboard.type('words of one');
  await expect(rich(other)).toHaveText('words of one', { timeout: 5_000 });
  await page.keyboard.press('Home');
  // The editor hears of a moved caret at most ten times a second.
  await page.waitForTimeout(200);
  await other.keyboard.press('Enter');
  await other.keyboard.type('and of two');
  await expect(rich(page)).toContainText('and of two', { timeout: 5_000 });
  await page.keyboard.type('First ');
  for (const tab of [page, other])
    await expect.poll(() => rich(tab).innerText()).toBe('First words of one\nand of two');
});

test('whoever has begun a line and thinks goes on in it, though the other tab writes meanwhile', async ({
  page,
  other,
}) => {
  await page.keyboard.type('A first line');
  await expect(rich(other)).toHaveText('A first line', { timeout: 5_000 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2_000);
  await other.keyboard.press('Control+Home');
  await other.waitForTimeout(200);
  await other.keyboard.type('Before: ');
  await expect(rich(page)).toContainText('Before: A first line', { timeout: 5_000 });
  await page.keyboard.type('and a second');
  for (const tab of [page, other])
    await expect.poll(() => rich(tab).innerText()).toBe('Before: A first line\nand a second');
});

test('two tabs that write at the same time, in words of several formats, keep every letter, once', async ({
  page,
  other,
}) => {
  await page.keyboard.type('Plain and ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' words.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- A list');
  await expect(rich(other).locator('li')).toHaveText('A list', { timeout: 5_000 });
  await other.keyboard.press('Control+Home');
  await other.waitForTimeout(200);
  await Promise.all([
    page.keyboard.type(' of the first tab, which goes on', { delay: 35 }),
    other.keyboard.type('While the other one writes in front of it: ', { delay: 25 }),
  ]);
  for (const tab of [page, other]) {
    await expect(rich(tab).locator('[data-slate-node=element]').first()).toHaveText(
      'While the other one writes in front of it: Plain and bold words.',
    );
    await expect(rich(tab).locator('strong')).toHaveText('bold');
    await expect(rich(tab).locator('li')).toHaveText('A list of the first tab, which goes on');
  }
});

test('who posts and types on is not given back what was posted, by a tab that stands open beside', async ({
  page,
  other,
}) => {
  await page.bringToFront();
  await page.keyboard.type('A comment that is sent as soon as its last word stands there');
  await page.keyboard.press('Control+Enter');
  await expect(rich(page)).toHaveText('');
  const more = 'And the next one, at once and at full speed, of some length';
  await page.keyboard.type(more, { delay: 20 });
  for (const tab of [page, other]) await expect(rich(tab)).toHaveText(more);
  await page.waitForTimeout(2_000);
  for (const tab of [page, other]) await expect(rich(tab)).toHaveText(more);
});

test('words from another tab do not take a reader back who reads elsewhere on the page; their own keys do', async ({
  page,
  other,
}) => {
  // The thread is longer than the window.
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.keyboard.type('Begun here');
  await expect(rich(other)).toHaveText('Begun here', { timeout: 5_000 });
  await page.evaluate(() => scrollTo(0, 0));
  const scrolled = () => page.evaluate(() => scrollY);
  await expect(rich(page)).not.toBeInViewport();
  await other.keyboard.press('Enter');
  await other.keyboard.type('and gone on with there');
  await expect(rich(page)).toContainText('and gone on with there', { timeout: 5_000 });
  // The caret follows in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await scrolled()).toBe(0);
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(rich(page)).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(0);
});

test('words from another tab wait for the end of what is composed, which is in both then', async ({
  page,
  other,
}) => {
  await page.keyboard.type('One ');
  await expect(rich(other)).toHaveText('One ', { timeout: 5_000 });
  const { compose, commit } = await openInputMethod(page);
  await compose('に');
  await expect(rich(other)).toHaveText('One に', { timeout: 5_000 });
  await other.keyboard.press('Enter');
  await other.keyboard.type('and two');
  // Both tabs have told of what they have by now.
  await other.waitForTimeout(1_500);
  for (const text of ['にほ', 'にほん']) await compose(text);
  await expect(rich(page)).toHaveText('One にほん');
  await commit('日本');
  await page.keyboard.type('!');
  for (const tab of [page, other]) await expect.poll(() => rich(tab).innerText()).toBe('One 日本!\nand two');
});

for (const first of ['the first of them', 'the other', 'both at once'])
  test(`what stood in the plain fields of two tabs stands once in both, whose code comes to ${first}`, async ({
    page,
    as,
    api,
    thread,
  }) => {
    const member = await api('member');
    await forgetDrafts(member);
    await as('member');
    const other = await page.context().newPage();
    const words = ['Words of one tab', 'Other words'];
    const codes = [];
    for (const [index, tab] of [page, other].entries()) {
      codes.push(await holdCode(tab, 'page'));
      await tab.goto(thread.path);
      await tab.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/early\./.test(name)),
      );
      await tab.locator('#reply textarea').fill(words[index]!);
      await expect.poll(() => keptEarly(tab)).toBe(index + 1);
    }
    if (first === 'the other') codes.reverse();
    const [tabOfFirst] = first === 'the other' ? [other] : [page];
    codes[0]!.release();
    if (first !== 'both at once') await expect(rich(tabOfFirst!)).toContainText(/words/i);
    codes[1]!.release();
    for (const tab of [page, other]) for (const each of words) await expect(rich(tab)).toContainText(each);
    for (const tab of [page, other]) expect(await rich(tab).innerText()).toHaveLength(words.join().length);
    const bodies = async () => (await bodiesOf(member)).map((body) => body.split(/\n+/).sort());
    await expect.poll(bodies, { timeout: 8_000 }).toEqual([[...words].sort()]);
  });

test('a title that is typed in one tab and a text in the other at the same time each keep every letter', async ({
  page,
  open,
  api,
}) => {
  const path = '/post/discussion/7';
  await forgetDrafts(await api('moderator'));
  await open('moderator', path);
  const other = await page.context().newPage();
  await other.goto(path);
  for (const tab of [page, other]) await expect(rich(tab)).toBeVisible();
  await page.getByLabel('Title').click();
  await rich(other).click();
  const [title, text] = ['A title of one tab', 'The body of the other one'];
  await Promise.all([page.keyboard.type(title, { delay: 40 }), other.keyboard.type(text, { delay: 30 })]);
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('Title')).toHaveValue(title);
    await expect(rich(tab)).toHaveText(text);
  }
  await other.close();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(rich(page)).toHaveText(text);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(rich(page)).toHaveText('');
});

test('what is typed in one tab while the other one’s comment is on its way is the next comment, in both', async ({
  page,
  other,
  api,
}) => {
  const member = await api('member');
  await page.keyboard.type('A comment of one tab');
  await expect(rich(other)).toHaveText('A comment of one tab', { timeout: 5_000 });
  const post = await holdCalls(page, /\/api\/v2\/comments$/);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect.poll(() => post.asked.length).toBe(1);
  await other.keyboard.press('End');
  await other.keyboard.press('Enter');
  await other.keyboard.type('and what the other began');
  // Long enough for the one to hear of it, and for both to be on this machine.
  await page.waitForTimeout(1_500);
  post.release();
  await expect(page.getByRole('article').filter({ hasText: 'A comment of one tab' })).toBeVisible();
  for (const tab of [page, other])
    await expect.poll(() => rich(tab).innerText()).toBe('and what the other began');
  await other.close();
  await page.reload();
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toHaveText('and what the other began');
  await expect
    .poll(() => bodiesOf(member), { timeout: 10_000 })
    .toEqual([expect.stringContaining('and what the other began')]);
});

for (const isAnew of [false, true])
  test(`a draft that both tabs save while the first answer is late is one on the server${isAnew ? ', with one of them loaded anew' : ''}`, async ({
    page,
    other,
    api,
  }) => {
    const member = await api('member');
    const save = await holdCalls(page, /\/api\/v2\/drafts$/);
    await page.keyboard.type('Words of one');
    await expect(rich(other)).toHaveText('Words of one', { timeout: 5_000 });
    await expect.poll(() => save.asked.length, { timeout: 8_000 }).toBe(1);
    if (isAnew) {
      await other.reload();
      await other.getByRole('textbox', { name: 'Your comment' }).click();
      await expect(rich(other)).toHaveText('Words of one');
    }
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' and two');
    // Longer than the other tab waits to save what it has.
    await page.waitForTimeout(6_000);
    save.release();
    await expect
      .poll(() => bodiesOf(member), { timeout: 10_000 })
      .toEqual([expect.stringContaining('Words of one and two')]);
  });
