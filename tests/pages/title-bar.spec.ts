import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/test';
import { untilQuiet } from '../support/untilQuiet';
import { usePage } from '../support/usePage';
import { tabTo } from '../support/walkKeyboard';
import { watchShifts } from '../support/watchShifts';

const bar = (page: Page) => page.getByRole('banner');
const asleep = (page: Page) => page.locator('#titleBar[data-inlay-state="asleep"]');
const words = (page: Page) => bar(page).locator('[data-inlay-part="search-words"]:visible');
const awake = (page: Page) => page.locator('#titleBar[data-inlay-state="mounted"]');
/** Paths of the API that a page asks for from now on. */
const listen = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.replace('/api/v2/', '')}`);
  });
  return calls;
};

test('the bar sleeps until the page is scrolled, then hides and comes back, and moves nothing', async ({
  page,
  as,
}) => {
  await as('member');
  const calls = listen(page);
  const code = await holdCode(page);
  code.release();
  const own = () => code.asked.filter((file) => /\/TitleBar\./.test(file));
  const shifts = await watchShifts(page);
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  // Its code is fetched ahead once the page is used, and not before.
  await expect.poll(() => code.asked.some((file) => /\/registry\./.test(file))).toBe(true);
  await untilQuiet(page);
  expect(own()).toEqual([]);
  await usePage(page, () => Promise.resolve(own().length > 0));
  expect(own()).toHaveLength(1);
  await expect(asleep(page)).toHaveCount(1);
  const before = await bar(page).boundingBox();
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(awake(page)).toHaveCount(1);
  expect(await bar(page).boundingBox()).toEqual(before);
  await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect(bar(page)).toHaveAttribute('data-state', 'hidden');
  await expect(bar(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(bar(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(bar(page)).not.toBeInViewport();
  // In one jump to the beginning it still comes gliding.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar(page)).toHaveAttribute('data-scrolled', 'false');
  await expect(bar(page)).toHaveCSS('transition-property', /translate/);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(bar(page)).not.toBeInViewport();
  await words(page).focus();
  await expect(bar(page)).toBeInViewport();
  expect(calls).toEqual([]);
  expect(await shifts()).toEqual([]);
});

test('a pointer that passes a menu leaves a search that is typed in alone, and a list that is open', async ({
  page,
  as,
}) => {
  await page.clock.install();
  await as('member');
  await page.goto('/discussions');
  await page.mouse.wheel(0, 100);
  await expect(awake(page)).toHaveCount(1);
  const categories = bar(page).getByRole('link', { name: 'Categories', exact: true });
  const menus = page.locator('.inl-title-bar__mega:visible');
  const pass = async () => {
    await categories.hover();
    // Longer than a menu takes to open.
    await page.clock.runFor(1_000);
  };
  const field = words(page);
  await field.click();
  await page.keyboard.type('bread');
  await pass();
  await page.keyboard.type(' oven');
  await expect(field).toHaveValue('bread oven');
  await expect(menus).toHaveCount(0);
  await expect(bar(page).getByRole('listbox')).toBeVisible();
  for (const left of ['the list', 'the text']) await test.step(left, () => field.press('Escape'));
  for (const name of [/^Notifications/, 'Choose language']) {
    const button = bar(page).getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await pass();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menus).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  await page.mouse.move(600, 600);
  await pass();
  await expect(menus).toHaveCount(1);
});

test('menus answer pointer and keyboard, the languages too, and a focused link keeps its focus as the bar wakes', async ({
  page,
  as,
}) => {
  await as('moderator');
  await page.goto('/discussions');
  await tabTo(page, '.inl-title-bar__nav a[href$="/categories"]');
  await expect(awake(page)).toHaveCount(1);
  await expect(bar(page).getByRole('link', { name: 'Categories', exact: true })).toBeFocused();
  const more = bar(page).getByRole('button', { name: 'More in Categories' });
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(bar(page).getByRole('link', { name: 'Moderation Desk' })).toBeVisible();
  const column = bar(page).locator('.inl-title-bar__columns > *').first();
  await column
    .locator('a')
    .first()
    .evaluate((link) => link.append('kapitänsmützen'.repeat(5)));
  await expect.poll(() => column.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectNoAxeViolations(page, { include: '#titleBar' });
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'The Community' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await bar(page).getByRole('button', { name: 'Moderation', exact: true }).hover();
  await expect(bar(page).getByRole('link', { name: 'Staff', exact: true })).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(bar(page).getByRole('link', { name: 'Staff', exact: true })).toBeHidden();

  const button = bar(page).getByRole('button', { name: 'Choose language' });
  await button.focus();
  await page.keyboard.press('Enter');
  const languages = page.getByRole('menu', { name: 'Choose language' });
  const first = languages.getByRole('menuitemradio').or(languages.getByRole('menuitem')).first();
  await expect(first).toBeFocused();
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  // Keys reach nothing that is hidden.
  await expect(page.locator('[aria-hidden="true"][tabindex="0"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  // It takes the focus, and hears Tab, a moment after it is drawn.
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(languages).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('the first tap on a group opens it, before its code is there too, and the next one follows; forced colours mark what is current', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/discussions');
    await expect(asleep(page)).toHaveCount(1);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const name = bar(page).getByRole('link', { name: 'Categories', exact: true });
    const link = bar(page).getByRole('link', { name: 'Woodworking' });
    const { x, y, width, height } = (await name.boundingBox())!;
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await expect(link).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/discussions');
    await expect(awake(page)).toHaveCount(1);
    await expect(link).toBeVisible();
    // The link to the page itself is marked, and no other.
    const wrong = () =>
      bar(page)
        .locator('.inl-title-bar__link')
        .evaluateAll((links) =>
          links.flatMap((each) => {
            const edge = getComputedStyle(each).borderBlockEndColor;
            const isMarked = edge !== getComputedStyle(document.body).backgroundColor;
            return each.hasAttribute('aria-current') === isMarked ? [] : [each.textContent];
          }),
        );
    await expect.poll(wrong).toEqual([]);
    // The panel's edge is drawn by more than its shadow, which forced colours take away.
    const edge = await bar(page)
      .locator('.inl-title-bar__mega:visible')
      .evaluate((panel) => parseFloat(getComputedStyle(panel).borderBlockEndWidth));
    expect(edge).toBeGreaterThan(0);
    await page.touchscreen.tap(600, 740);
    await expect(link).toBeHidden();
    await tap();
    await expect(link).toBeVisible();
    await tap();
    await expect(page).toHaveURL(/\/categories$/);
  });
});

test('a guest sees no more than is for guests, and signs in from the page that is read', async ({ page }) => {
  await page.goto('/categories?page=1');
  await expect(bar(page)).not.toContainText('Moderation');
  await expect(asleep(page)).toHaveCount(1);
  await expect(bar(page).locator('[aria-current]:visible')).toHaveText(['Categories']);
  await bar(page).locator('[data-inlay-part="nav-1"]').click();
  await expect(bar(page).getByRole('link', { name: 'Woodworking' })).toBeVisible();
  await expect(bar(page)).not.toContainText('Moderation Desk');
  await page.mouse.move(600, 800);
  // Where there is little room, too, it stands beside the menus.
  await page.setViewportSize({ width: 960, height: 900 });
  await words(page).click();
  await expect(words(page)).toBeFocused();
  await expect.poll(async () => (await words(page).boundingBox())!.width).toBeGreaterThan(120);
  await expect(bar(page).getByRole('navigation')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/entry\/signin\?target=%2Fcategories%3Fpage%3D1$/);
});

test('keys in the bar leave the page where it is, whether the bar sleeps or not', async ({ page, as }) => {
  await as('moderator');
  await page.goto('/discussions');
  const place = () => page.evaluate(() => scrollY);
  for (const isAwake of [false, true]) {
    if (isAwake) {
      await bar(page).getByRole('link', { name: 'Categories', exact: true }).hover();
      await expect(awake(page)).toHaveCount(1);
      await page.mouse.move(300, 300);
    }
    await page.evaluate(() => scrollTo(0, 300));
    await bar(page)
      .getByRole('link')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }));
    for (let index = 0; index < 4; index++) {
      await page.keyboard.press('Tab');
      expect(await place()).toBe(300);
    }
  }
  // What is behind it is still shown below it.
  await page.locator('main a').nth(20).focus();
  await page.locator('main a').first().focus();
  const { height } = (await bar(page).boundingBox())!;
  await expect
    .poll(async () => (await page.locator('main a').first().boundingBox())!.y)
    .toBeGreaterThanOrEqual(height);
});

test('zooming in or turning the screen keeps the focus and the words of a search; menus without room go into the side panel', async ({
  page,
  as,
}) => {
  await as('member');
  await page.goto('/discussions');
  const wide = () => page.setViewportSize({ width: 960, height: 700 });
  const narrow = () => page.setViewportSize({ width: 800, height: 700 });
  await wide();
  await bar(page).locator('[data-inlay-part="notifications"]').click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await narrow();
  await expect(bar(page).locator('[data-inlay-part="me"]')).toBeFocused();
  await wide();
  await expect(bar(page).locator('[data-inlay-part="account"]')).toBeFocused();
  await words(page).click();
  await page.keyboard.type('oak');
  await narrow();
  await expect(words(page)).toBeFocused();
  await page.keyboard.type(' table');
  await expect(words(page)).toHaveValue('oak table');
  await expect(bar(page).getByRole('listbox')).toBeVisible();
  for (const left of ['the list', 'the text', 'the field'])
    await test.step(left, () => page.keyboard.press('Escape'));

  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(bar(page)).toHaveAttribute('data-layout', 'wide');
  await expect(words(page)).toBeFocused();
  const list = bar(page).locator('.inl-title-bar__list').first();
  // As long names do, larger letters, or what add-ons bring.
  await list.evaluate((node) => node.querySelector('a')!.append(' that has a very long name, '.repeat(4)));
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(bar(page)).toHaveAttribute('data-layout', 'compact');
  await expect(words(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Search' })).toBeFocused();
  await expect(bar(page)).toHaveAttribute('data-layout', 'compact');
  await bar(page).getByRole('button', { name: /^Menu/ }).click();
  await expect(page.getByRole('dialog').getByText('Categories')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 2400, height: 700 });
  await expect(bar(page)).toHaveAttribute('data-layout', 'wide');
});
