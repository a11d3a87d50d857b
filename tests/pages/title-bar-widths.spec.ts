import type { Page } from '@playwright/test';
import { startForumServer } from '../support/forumServer';
import { expect, test as base } from '../support/test';
import { watchShifts } from '../support/watchShifts';

const widths = [320, 400, 480, 560, 640, 720, 799, 800, 801, 999, 1000, 1001, 1280, 1400];

/** Which bar is shown at each of these widths, how high, and what of it is cut off or lies where it should not. */
async function walk(page: Page): Promise<string[]> {
  const seen: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    // What is too wide is known once it is painted.
    await page.screenshot();
    const look = await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('#titleBar > .inl-title-bar')!;
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const [shown, ...more] = [...bar.querySelectorAll('.inl-title-bar__inner')].filter(isShown);
      const list = shown!.querySelector('.inl-title-bar__nav > .inl-title-bar__list');
      const layout = list ? 'wide' : 'compact';
      const isCut = list !== null && list.scrollWidth > list.clientWidth;
      const isWider = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      return `${layout}, ${bar.offsetHeight} high${more.length ? ', both' : ''}${isCut ? ', cut off' : ''}${isWider ? ', too wide' : ''}`;
    });
    seen.push(`${width}: ${look}`);
  }
  return seen;
}

for (const breakpoint of [300, 1000]) {
  const test = base.extend<object, { breakpoint: number }>({
    forum: [
      async ({}, use) => {
        const server = await startForumServer({ INLAY_TITLE_BAR_BREAKPOINT: String(breakpoint) });
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
  for (const locale of ['en', 'ar'])
    test(`with a breakpoint of ${breakpoint}, the server’s bar and ours are compact at the same widths, in ${locale}`, async ({
      page,
      browser,
      as,
      forum,
    }) => {
      await as('member');
      const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: forum.url });
      await as('member', plain);
      const printed = await plain.newPage();
      await printed.goto(`/discussions?locale=${locale}`);
      const ofServer = await walk(printed);
      await plain.close();
      const isCompact = (width: number) => ofServer.some((line) => line.startsWith(`${width}: compact`));
      expect(widths.filter((width) => width <= breakpoint && !isCompact(width))).toEqual([]);
      expect([isCompact(320), isCompact(1001), isCompact(1400)]).toEqual([true, false, false]);
      expect(ofServer.filter((line) => !/(compact, 45|wide, 49) high$/.test(line))).toEqual([]);

      await page.goto(`/discussions?locale=${locale}`);
      await expect(page.locator('#titleBar[data-inlay-state="asleep"]')).toHaveCount(1);
      expect(await walk(page)).toEqual(ofServer);
      await page.evaluate(() => window.scrollTo(0, 60));
      await expect(page.locator('#titleBar[data-inlay-state="mounted"]')).toHaveCount(1);
      expect(await walk(page)).toEqual(ofServer);
    });
  test(`with a breakpoint of ${breakpoint}, nothing moves as the page comes and as its bar wakes`, async ({
    page,
    as,
  }) => {
    await as('member');
    const shifts = await watchShifts(page);
    for (const width of [480, 900, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto('/discussions');
      await expect(page.locator('#titleBar[data-inlay-state="asleep"]')).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, 60));
      await expect(page.locator('#titleBar[data-inlay-state="mounted"]')).toHaveCount(1);
      await page.screenshot();
      expect(await shifts()).toEqual([]);
    }
  });
  test(`with a breakpoint of ${breakpoint}, what is pressed in the bar while it sleeps is done`, async ({
    page,
    as,
  }) => {
    await as('member');
    await page.setViewportSize({ width: 480, height: 600 });
    for (const part of ['menu', 'me']) {
      await page.goto('/discussions');
      await expect(page.locator('#titleBar[data-inlay-state="asleep"]')).toHaveCount(1);
      await page.locator(`[data-inlay-part="${part}"]:visible`).click();
      await expect(page.getByRole('dialog', { name: part === 'menu' ? 'Menu' : 'My Account' })).toBeVisible();
    }
    await page.goto('/discussions');
    await page.locator('[data-inlay-part="menu"]:visible').focus();
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect(page.locator('#titleBar[data-inlay-state="mounted"]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
}
