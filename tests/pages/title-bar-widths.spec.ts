import type { Locator, Page } from '@playwright/test';
import { startForumServer, type ForumServer } from '../support/forumServer';
import { signIn } from '../support/signIn';
import { expect, test as base } from '../support/test';
import { watchShifts } from '../support/watchShifts';

/** A forum of the test's own, whose start takes none of its time. */
const test = base.extend<{ breakpoint: number; own: ForumServer }>({
  breakpoint: [0, { option: true }],
  own: [
    async ({ page, breakpoint }, use) => {
      const forum = await startForumServer({ INLAY_TITLE_BAR_BREAKPOINT: String(breakpoint) });
      await use(forum);
      // A page that stays would ask a server that is gone.
      await page.close();
      await forum.stop();
    },
    { timeout: 120_000 },
  ],
});

const widths = [320, 480, 640, 799, 800, 801, 1000, 1001, 1400];

/** Which bar is shown, how high, where its search is, and what of it is cut off or lies where it should not. */
async function look(page: Page): Promise<string> {
  // What is too wide is known once it is painted.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('#titleBar > .inl-title-bar')!;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const [shown, ...more] = [...bar.querySelectorAll('.inl-title-bar__inner')].filter(isShown);
    const list = shown!.querySelector('.inl-title-bar__nav > .inl-title-bar__list');
    const layout = list ? 'wide' : 'compact';
    const isCut = list !== null && list.scrollWidth > list.clientWidth;
    const field = [...shown!.querySelectorAll('[data-inlay-part="search-words"]')].find(isShown);
    const at = field?.getBoundingClientRect();
    const search = at ? `field of ${at.width} by ${at.height} at ${at.x}` : 'icon';
    const isWider = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return `${innerWidth}: ${layout}, ${bar.offsetHeight} high, ${search}${more.length ? ', both' : ''}${isCut ? ', cut off' : ''}${isWider ? ', too wide' : ''}`;
  });
}

/** The same at each of these widths. */
async function walk(page: Page): Promise<string[]> {
  const seen: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    seen.push(await look(page));
  }
  return seen;
}

/** It looks so at each of these widths: each is waited for by itself, since a walk through all of them takes seconds. */
async function expectWalk(page: Page, expected: string[]): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 600 });
    await expect.poll(() => look(page)).toBe(expected[index]);
  }
}

for (const [breakpoint, locale] of [
  [300, 'ar'],
  [1000, 'en'],
] as const)
  test.describe(() => {
    test.use({ breakpoint });

    test(`with a breakpoint of ${breakpoint}, the printed bar and the awake one are compact at the same widths, and nothing moves, in ${locale}`, async ({
      page,
      own,
      browser,
      context,
    }) => {
      const cookies = await signIn(own.url, 'member');
      const here = `${own.url}/discussions`;
      const [asleep, awake] = ['asleep', 'mounted'].map((state) =>
        page.locator(`#titleBar[data-inlay-state="${state}"]`),
      ) as [Locator, Locator];
      const plain = await browser.newContext({ javaScriptEnabled: false });
      await plain.addCookies(cookies);
      const printed = await plain.newPage();
      await printed.goto(`${here}?locale=${locale}`);
      const ofServer = await walk(printed);
      await plain.close();
      const isCompact = (width: number) => ofServer.some((line) => line.startsWith(`${width}: compact`));
      expect(widths.filter((width) => width <= breakpoint && !isCompact(width))).toEqual([]);
      expect([isCompact(320), isCompact(1001), isCompact(1400)]).toEqual([true, false, false]);
      const isRight = /compact, 45 high, icon$|wide, 49 high, field of \d{3}[\d.]* by 40 at [\d.]+$/;
      expect(ofServer.filter((line) => !isRight.test(line))).toEqual([]);

      await context.addCookies(cookies);
      await page.goto(`${here}?locale=${locale}`);
      await expect(asleep).toHaveCount(1);
      await expectWalk(page, ofServer);
      await page.evaluate(() => window.scrollTo(0, 60));
      await expect(awake).toHaveCount(1);
      await expectWalk(page, ofServer);

      // Neither the bar nor the content below it moves as the page comes and as its bar wakes.
      const shifts = await watchShifts(page, '#titleBar, .forum-head');
      for (const width of [480, 900, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        await page.goto(`${here}?locale=${locale}`);
        await expect(asleep).toHaveCount(1);
        await page.evaluate(() => window.scrollTo(0, 60));
        await expect(awake).toHaveCount(1);
        await page.screenshot();
        expect(await shifts(), `${width} px`).toEqual([]);
      }

      // A press on a bar that sleeps is done.
      await page.setViewportSize({ width: 480, height: 600 });
      for (const [part, name] of [
        ['menu', 'Menu'],
        ['me', 'My Account'],
      ] as const) {
        await page.goto(`${here}?locale=en`);
        await expect(asleep).toHaveCount(1);
        await page.locator(`#titleBar [data-inlay-part="${part}"]:visible`).click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
      }
    });
  });
