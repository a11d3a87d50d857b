import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const posted = (page: Page) => page.locator('.forum-comments > li').last().locator('.userContent');

/** Each list, item and quote: its direction, the side its bar is at, and the side that its first words begin at. */
const sides = (text: Locator) =>
  text.evaluate((root) =>
    [...root.querySelectorAll('blockquote, ul, ol, li')].map((element) => {
      const { direction, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      range.selectNodeContents(texts.nextNode()!);
      const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const bar = borderLeftWidth !== '0px' ? ' | left' : borderRightWidth !== '0px' ? ' | right' : '';
      const begins = words.left - box.left < box.right - words.right ? 'left' : 'right';
      return `${element.localName} ${direction}${bar} > ${begins}`;
    }),
  );

/** An item hangs its number out at its start: there is room for it within the text. */
const room = (text: Locator) =>
  text.evaluate((root) => {
    const outer = root.getBoundingClientRect();
    return Math.min(
      ...[...root.querySelectorAll('li')].map((item) => {
        const { left, right } = item.getBoundingClientRect();
        return getComputedStyle(item).direction === 'rtl' ? outer.right - right : left - outer.left;
      }),
    );
  });

const right = [
  'blockquote rtl | right > right',
  'ol rtl > right',
  'li rtl > right',
  // English in an Arabic list has its number where the others have theirs, and stands beside it.
  'li rtl > right',
];
const left = ['ul ltr > left', 'li ltr > left', 'li ltr > left'];

test('numbers and bars stand beside their words, whatever the direction of the page', async ({
  open,
  page,
  context,
  forum,
}) => {
  for (const [locale, width] of [
    ['ar', 320],
    ['en', 900],
  ] as const) {
    await context.addCookies([{ name: 'locale', value: locale, url: forum.url }]);
    await page.setViewportSize({ width, height: 900 });
    await open('member');
    await page.locator('#reply').getByRole('textbox').click();
    await expect(rich(page)).toBeFocused();
    for (const line of [
      '> مرحبا بالعالم',
      '',
      '1. مرحبا',
      'npm install!',
      '',
      '- English',
      'مرحبا',
      '',
      'End',
    ]) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await expect(rich(page)).toContainText('End');
    await expect.poll(() => sides(rich(page))).toEqual([...right, ...left]);
    await expect.poll(() => room(rich(page))).toBeGreaterThan(20);

    await page.keyboard.press('Control+Enter');
    await expect(posted(page)).toContainText('End');
    await expect.poll(() => sides(posted(page))).toEqual([...right, ...left]);
    await expect.poll(() => room(posted(page))).toBeGreaterThan(20);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a list below another has a direction of its own, in the post and where it is changed', async ({
  open,
  ownComment,
  page,
}) => {
  const item = (text: string, ...below: object[]) => ({
    type: 'li',
    children: [{ type: 'lic', children: [{ text }] }, ...below],
  });
  const below = { type: 'ul', children: [item('English')] };
  const commentID = await ownComment([{ type: 'ol', children: [item('مرحبا', below)] }]);
  const expected = ['ol rtl > right', 'li rtl > right', 'ul ltr > left', 'li ltr > left'];
  await open('member');
  await expect.poll(() => sides(posted(page))).toEqual(expected);
  await page.locator(`#Comment_${commentID}`).getByRole('link', { name: 'Edit' }).click();
  await expect(rich(page).first()).toContainText('English');
  await expect.poll(() => sides(rich(page).first())).toEqual(expected);
});

test('a list without a letter follows the page, and a post in HTML its own words', async ({
  open,
  page,
  context,
  forum,
  api,
  thread,
}) => {
  await context.addCookies([{ name: 'locale', value: 'ar', url: forum.url }]);
  const body =
    '<p>Hello</p><ul><li>مرحبا</li><li>one</li></ul><blockquote><p>مرحبا</p></blockquote><ol><li dir="rtl">one</li></ol>';
  const member = await api('member');
  const answer = await member.post('/comments', { discussionID: thread.discussionID, format: 'html', body });
  expect(answer.ok()).toBe(true);
  await open('member');
  await expect
    .poll(() => sides(posted(page)))
    .toEqual([
      ...['ul rtl > right', 'li rtl > right', 'li rtl > right'],
      ...['blockquote rtl | right > right', 'ol ltr > left', 'li ltr > left'],
    ]);
  await expect.poll(() => room(posted(page))).toBeGreaterThan(20);
  await page.locator('#reply').getByRole('textbox').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('1. 2024');
  await expect(rich(page)).toContainText('2024');
  const expected = ['ol rtl > right', 'li rtl > right'];
  await expect.poll(() => sides(rich(page))).toEqual(expected);
  await page.keyboard.press('Control+Enter');
  await expect(posted(page)).toContainText('2024');
  await expect.poll(() => sides(posted(page))).toEqual(expected);
});

test('a mention at the beginning says nothing about the direction of a list', async ({
  open,
  ownComment,
  page,
}) => {
  const words = [{ text: '' }, { type: '@', userID: 7, name: 'Ada', children: [{ text: '' }] }];
  const line = { type: 'lic', children: [...words, { text: ' مرحبا' }] };
  const commentID = await ownComment([{ type: 'ul', children: [{ type: 'li', children: [line] }] }]);
  /** The name stands right of the words about it, with its sign at its own start. */
  const place = (text: Locator) =>
    text.evaluate((root) => {
      const named = [...root.querySelectorAll('[dir=auto]')].find((each) =>
        each.textContent.endsWith('@Ada'),
      )!;
      const { right } = named.getBoundingClientRect();
      const item = root.querySelector('li')!.getBoundingClientRect();
      return `${getComputedStyle(root.querySelector('li')!).direction}, ${Math.round(item.right - right) < 5}`;
    });
  await open('member');
  await expect.poll(() => place(posted(page))).toBe('rtl, true');
  await page.locator(`#Comment_${commentID}`).getByRole('link', { name: 'Edit' }).click();
  await expect(rich(page).first()).toContainText('مرحبا');
  await expect.poll(() => place(rich(page).first())).toBe('rtl, true');
});
