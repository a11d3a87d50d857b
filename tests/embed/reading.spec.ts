import type { Locator } from '@playwright/test';
import { expect, expectReady, expectWhole, heard, test } from '../support/embedTest';

const tag = (attributes = '', path = '/discussions') =>
  `<forum-embed src="{forum}/" path="${path}" ${attributes}></forum-embed>`;

test('a dark host gets a dark forum, never a white one', async ({ openHost, embed, frame, page }) => {
  await openHost(tag('locale="ar"'), {
    head: '<style nonce="host">html{color-scheme:dark;background:#111}</style>',
  });
  const seen = embed.locator('iframe');
  await expect(seen).toBeAttached();
  // What is not known to be dark yet is not to be seen.
  expect(
    await embed.evaluate((element) => {
      const inner = element.shadowRoot!.querySelector('iframe')!;
      return element.dataset.state === 'ready' || getComputedStyle(inner).opacity === '0';
    }),
  ).toBe(true);
  await expectReady(embed);
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  const color = await frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const [red = 255] = /\d+/.exec(color) ?? [];
  expect(Number(red)).toBeLessThan(80);

  await embed.evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'light');
  // Without a word from the host it follows the page around: whatever that turns into.
  await embed.evaluate((element) => element.removeAttribute('theme'));
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'dark');
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light dark'));
  await expect(frame.locator('html')).not.toHaveAttribute('data-inlay-theme');
  // That is heard of by a transition, which readers who want nothing to move have as well.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'dark');
});

test('two embeds share a page: the keyboard goes in and out, a far one waits, paper has addresses', async ({
  openHost,
  page,
  forum,
}) => {
  const one = page.locator('#one');
  const two = page.locator('#two');
  const first = one.frameLocator('iframe');
  const make = (id: string, more: string) => tag(`id="${id}" ${more}`);
  await openHost(
    `${make('one', 'height="500" deep-link="help"')}<a href="/" id="between">Between</a><div style="height:5000px"></div>${make('two', 'loading="lazy" deep-link="shop"')}`,
    { hash: '#shop=/categories&top' },
  );
  await expectReady(one);
  await expect(two.locator('iframe')).toHaveCount(0);
  await page.locator('#before').focus();
  const skip = one.getByRole('link', { name: 'Skip Discussions' });
  const isSeen = () => skip.evaluate((link) => getComputedStyle(link).clipPath === 'none');
  await expect.poll(isSeen).toBe(false);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#between')).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#before')).toBeFocused();
  const end = first.locator('footer a, footer button').last();
  await end.focus();
  // The browser knows by then that keys are for the frame.
  await expect(end).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#between')).toBeFocused();
  await one.evaluate((element: HTMLElement) => element.focus());
  await expect(one.locator('iframe')).toBeFocused();

  await first.locator('body').evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => heard(page, 'scroll')).toContainEqual({ type: 'scroll', top: 200 });
  await page.locator('#after').scrollIntoViewIfNeeded();
  await expectReady(two);
  await two.evaluate((element) =>
    (element as HTMLElement & { go(path: string): Promise<void> }).go('/search'),
  );
  await expect(page).toHaveURL(/#shop=\/search&top$/);
  await expect.poll(() => heard(page, 'navigate')).toEqual([expect.objectContaining({ path: '/search' })]);

  await page.emulateMedia({ media: 'print' });
  await expect(one.locator('.print')).toHaveText(`${forum.url}/discussions`);
  await expect(two.locator('.print')).toHaveText(`${forum.url}/search`);
  await expect(two.locator('.print')).toBeVisible();
});

test('a dialog in a tall frame opens where the reader is', async ({
  openHost,
  embed,
  frame,
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 700 });
  await openHost(tag('', '/discussion/4'));
  await expectReady(embed);
  const own = frame.locator('body');
  // In a low one its own page would be scrolled, and the host's not.
  await expectWhole(embed, frame);
  // A frame that is out of view draws no frames of its own to wait for.
  await expect.poll(() => own.evaluate(() => window.inlay !== undefined)).toBe(true);
  const expectInView = async (part: Locator) => {
    await expect(part).toBeVisible();
    await expect(part).toBeInViewport({ ratio: 1 });
  };
  const author = frame
    .locator('.userContent')
    .last()
    .locator('xpath=ancestor::article')
    .locator('.js-userCard');
  await author.first().click();
  await expectInView(frame.getByRole('dialog'));
  // Where the frame's own first screen is out of view.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(350);
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  // What says so is here before it cannot come any more.
  const fetched = () =>
    own.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/^toasts[.].*js/));
  await context.setOffline(true);
  await expectInView(frame.locator('.inl-toast').first());
  await context.setOffline(false);
});
