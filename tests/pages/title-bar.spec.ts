import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { forgetDrafts } from '../support/forgetDrafts';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/test';
import { tabTo } from '../support/walkKeyboard';
import { watchShifts } from '../support/watchShifts';

const bar = (page: Page) => page.getByRole('banner');
const asleep = (page: Page) => page.locator('#titleBar[data-inlay-state="asleep"]');
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

test('sleeps until somebody scrolls, then hides and comes back, and moves nothing', async ({
  page,
  as,
  api,
}) => {
  await forgetDrafts(await api('member'));
  await as('member');
  const calls = listen(page);
  const shifts = await watchShifts(page);
  await page.goto('/discussions');
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
  await bar(page).getByRole('button', { name: 'Search' }).focus();
  await expect(bar(page)).toBeInViewport();
  expect(calls).toEqual([]);
  expect(await shifts()).toEqual([]);
});

test('a pointer that passes a menu leaves the search alone in which somebody types', async ({ page, as }) => {
  await as('member');
  await page.goto('/discussions');
  await page.mouse.wheel(0, 100);
  await expect(awake(page)).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Search' }).click();
  const field = bar(page).getByRole('searchbox', { name: 'Search Text' });
  await expect(field).toBeFocused();
  await page.keyboard.type('bread');
  const categories = bar(page).getByRole('link', { name: 'Categories', exact: true });
  await categories.hover();
  // Longer than a menu takes to open.
  await page.waitForTimeout(300);
  await page.keyboard.type(' oven');
  await expect(field).toHaveValue('bread oven');
  await expect(page.locator('.inl-title-bar__mega:visible')).toHaveCount(0);
  await field.press('Escape');
  await field.press('Escape');
  await page.mouse.move(600, 600);
  await categories.hover();
  await expect(page.locator('.inl-title-bar__mega:visible')).toHaveCount(1);
});

test('a pointer that passes a menu leaves a list alone that somebody has opened', async ({ page, as }) => {
  await as('member');
  await page.goto('/discussions');
  await page.mouse.wheel(0, 100);
  await expect(awake(page)).toHaveCount(1);
  const categories = bar(page).getByRole('link', { name: 'Categories', exact: true });
  for (const name of [/^Notifications/, 'Choose language']) {
    const button = bar(page).getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await categories.hover();
    // Longer than a menu takes to open.
    await page.waitForTimeout(300);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.inl-title-bar__mega:visible')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  await page.mouse.move(600, 600);
  await categories.hover();
  await expect(page.locator('.inl-title-bar__mega:visible')).toHaveCount(1);
});

test('its code is fetched ahead for who uses the page, and for nobody else', async ({ page, api, as }) => {
  await forgetDrafts(await api('member'));
  const code = await holdCode(page);
  code.release();
  await as('member');
  await page.goto('/discussions');
  await expect.poll(() => code.asked.some((file) => /\/settle\./.test(file))).toBe(true);
  await page.waitForLoadState('networkidle');
  const own = () => code.asked.filter((file) => /\/TitleBar\./.test(file));
  expect(own()).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => own().length).toBe(1);
  await expect(asleep(page)).toHaveCount(1);
});

test('the menu answers pointer and keyboard, and a focused link keeps its focus when the bar wakes', async ({
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
  expect(await column.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
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
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('the first tap on a group opens it, before its code is there too, and the next one follows', async ({
    page,
  }) => {
    await page.goto('/discussions');
    await expect(asleep(page)).toHaveCount(1);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const name = bar(page).getByRole('link', { name: 'Categories', exact: true });
    const { x, y, width, height } = (await name.boundingBox())!;
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await expect(bar(page).getByRole('link', { name: 'Woodworking' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/discussions');
    await tap();
    await expect(page).toHaveURL(/\/categories$/);
  });
});

test('a guest sees no more than is for guests, and signs in from where they are', async ({ page }) => {
  await page.goto('/categories?page=1');
  await expect(bar(page)).not.toContainText('Moderation');
  await expect(asleep(page)).toHaveCount(1);
  await expect(bar(page).locator('[aria-current]:visible')).toHaveText(['Categories']);
  await bar(page).locator('[data-inlay-part="nav-1"]').click();
  await expect(bar(page).getByRole('link', { name: 'Woodworking' })).toBeVisible();
  await expect(bar(page)).not.toContainText('Moderation Desk');
  await page.mouse.move(600, 800);
  await page.setViewportSize({ width: 801, height: 900 });
  await bar(page).getByRole('button', { name: 'Search' }).click();
  const field = bar(page).getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect.poll(async () => (await field.boundingBox())!.width).toBeGreaterThan(120);
  await expect(bar(page).getByRole('navigation')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('navigation')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/entry\/signin\?target=%2Fcategories%3Fpage%3D1$/);
});

test('the languages are a menu of their own, without anything hidden that keys would reach', async ({
  page,
  as,
}) => {
  await as('member');
  await page.goto('/discussions');
  await bar(page).getByRole('link', { name: 'Categories', exact: true }).hover();
  await expect(awake(page)).toHaveCount(1);
  const button = bar(page).getByRole('button', { name: 'Choose language' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Choose language' });
  await expect(menu.getByRole('menuitemradio').or(menu.getByRole('menuitem')).first()).toBeFocused();
  await expectNoAxeViolations(page);
  await expect(page.locator('[aria-hidden="true"][tabindex="0"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

test('keys in the bar leave the page where it is being read, whether it sleeps or not', async ({
  page,
  as,
}) => {
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

test('flyouts: a first click is kept, one is open at a time, failures can be tried again, all can be read', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/status of 503/);
  await as('admin');
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  const mend = await breakRoute(page, /api\/v2\/notifications/, { status: 503, body: '{}' });
  await bar(page).locator('[data-inlay-part="notifications"]').click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notifications.getByRole('alert')).toBeVisible();
  await mend();
  await notifications.getByRole('button', { name: 'Retry' }).click();
  await expect(notifications.getByRole('listitem').first()).toContainText('commented on');
  // Letters that are twice as big need twice the lines.
  const hidden = await notifications
    .locator('.inl-bar-row__body')
    .first()
    .evaluate((row) => {
      const { style } = document.documentElement;
      style.fontSize = '200%';
      const copy = row.cloneNode() as Element;
      copy.textContent =
        'Somebody commented on The autumn market thread and all that is sold and bought there';
      row.after(copy);
      const height = copy.scrollHeight - copy.clientHeight;
      copy.remove();
      style.fontSize = '';
      return height;
    });
  expect(hidden).toBeLessThanOrEqual(1);
  await expectNoAxeViolations(page, { include: '.inl-bar-flyout' });
  const all = notifications.getByRole('button', { name: 'Mark All Read' });
  if (await all.isVisible()) await all.click();
  await expect(bar(page).getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await bar(page).getByRole('button', { name: 'My Account' }).click();
  await expect(page.getByRole('dialog', { name: 'My Account' })).toContainText('Bookmarks');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectNoAxeViolations(page, { include: '.inl-bar-flyout' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'My Account' })).toBeFocused();
});

test('two tabs ask for the counts once, and both show what is read in one of them', async ({
  page,
  context,
  as,
}) => {
  await as('moderator');
  const other = await context.newPage();
  const calls = [listen(page), listen(other)];
  for (const tab of [page, other]) {
    await tab.goto('/discussions');
    await tab.bringToFront();
    await tab.locator('[data-inlay-part="account"]').click();
    await expect(tab.getByRole('dialog', { name: 'My Account' })).toBeVisible();
  }
  await expect
    .poll(() => calls.flat().filter((call) => call.endsWith('me-counts')))
    .toEqual(['GET users/me-counts']);
  await bar(other)
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const all = other.getByRole('button', { name: 'Mark All Read' });
  await all.click();
  for (const tab of [other, page])
    await expect(bar(tab).getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a bar that nobody has used tells what has been read in another tab, and asks for nothing itself', async ({
  page,
  context,
  api,
  as,
}) => {
  const discussionID = await startDiscussion(await api('moderator'));
  await writeComment(await api('member'), discussionID);
  await as('moderator');
  const calls = listen(page);
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  const notifications = bar(page).locator('[data-inlay-part="notifications"]:visible');
  await expect(notifications).toHaveAccessibleName(/unread/);
  // What listens comes when the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/registry\./.test(name)),
  );
  const other = await context.newPage();
  await other.goto('/discussions');
  await bar(other).locator('[data-inlay-part="notifications"]:visible').click();
  await other.getByRole('button', { name: 'Mark All Read' }).click();
  await expect(notifications).toHaveAccessibleName('Notifications');
  await expect(awake(page)).toHaveCount(1);
  expect(calls).toEqual([]);
  expect(
    await other.evaluate(() => Object.keys(localStorage).filter((key) => /counts.*news/.test(key))),
  ).toEqual([]);
});

test('whoever takes over, also in a page from the browser’s cache, finds a bar of their own', async ({
  page,
  context,
  as,
  problems,
}) => {
  problems.allow(/The page was made for user/);
  await as('admin');
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  await expect(bar(page)).toContainText('Moderation');
  await page.waitForFunction(() => window.inlay?.version !== undefined);
  // Something on the page has fetched the runtime; the bar itself sleeps on.
  await page.locator('a.js-userCard').first().hover();
  // What the runtime fetches for itself once it runs.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/settle\./.test(name)),
  );
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(bar(page)).not.toContainText('Moderation');
  await expect(bar(page).locator('[data-inlay-part="account"]')).toHaveCount(0);
});

test('what is opened offline for the first time leaves the page as it is, and says why', async ({
  page,
  context,
  as,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await as('member');
  await page.goto('/discussions');
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(awake(page)).toHaveCount(1);
  // To say so later.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/toasts\.[^/]+\.js(?:[?]|$)/.test(name)),
  );
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const button = bar(page).getByRole('button', { name: /^Notifications/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await expect(button).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText('You are online again.').first()).toBeVisible();
});

test('who zooms in or turns the screen keeps the focus, and the words of a search', async ({ page, as }) => {
  await as('member');
  await page.goto('/discussions');
  const wide = () => page.setViewportSize({ width: 801, height: 700 });
  const narrow = () => page.setViewportSize({ width: 800, height: 700 });
  await wide();
  await bar(page).locator('[data-inlay-part="notifications"]').click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await narrow();
  await expect(bar(page).locator('[data-inlay-part="me"]')).toBeFocused();
  await wide();
  await expect(bar(page).locator('[data-inlay-part="account"]')).toBeFocused();
  await bar(page).getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('oak');
  await narrow();
  await expect(bar(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(' table');
  await expect(bar(page).getByRole('searchbox')).toHaveValue('oak table');
});

test('a finger opens and closes the menus, and forced colours keep them legible', async ({
  browser,
  as,
  forum,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: forum.url, hasTouch: true, forcedColors: 'active' },
    viewport: { width: 1180, height: 820 },
  });
  await as('moderator', context);
  const page = await context.newPage();
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  await bar(page).locator('summary:visible').first().tap();
  const link = bar(page).getByRole('link', { name: 'The Community' });
  await expect(link).toBeVisible();
  await expect(awake(page)).toHaveCount(1);
  await expect(link).toBeVisible();
  const lines = await bar(page)
    .locator('.inl-title-bar__link')
    .evaluateAll((links) =>
      links.map((each) => [
        each.hasAttribute('aria-current'),
        getComputedStyle(each).borderBlockEndColor !== getComputedStyle(document.body).backgroundColor,
      ]),
    );
  // The link to the page itself is marked, and no other.
  expect(lines.map(([isCurrent, isMarked]) => isCurrent === isMarked)).toEqual(lines.map(() => true));
  // The panel's edge is drawn by more than its shadow, which forced colours take away.
  const edge = await bar(page)
    .locator('.inl-title-bar__mega:visible')
    .evaluate((panel) => parseFloat(getComputedStyle(panel).borderBlockEndWidth));
  expect(edge).toBeGreaterThan(0);
  await page.touchscreen.tap(600, 780);
  await expect(link).toBeHidden();
  await context.close();
});

test('forced colours still show which tab is chosen, and what is unread', async ({ page, as }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  // Two of their own, one of them read: what the others have is not known.
  const row = { body: 'News', url: '/', photoUrl: null, dateInserted: '2026-10-01T10:00:00Z' };
  const rows = [
    { ...row, notificationID: 1, read: false },
    { ...row, notificationID: 2, read: true },
  ];
  await page.route(/api\/v2\/notifications/, (route) => route.fulfill({ json: rows }));
  await as('member');
  await page.goto('/discussions');
  await page.locator('[data-inlay-part="me"]').click();
  const tabs = page.getByRole('tab');
  await tabs.nth(1).click();
  const lines = () =>
    tabs.evaluateAll((all) =>
      all.map(
        (tab) =>
          getComputedStyle(tab).borderBlockEndColor !== getComputedStyle(document.body).backgroundColor,
      ),
    );
  await expect.poll(lines).toEqual([false, true, false]);
  const marks = page.getByRole('tabpanel').getByRole('link', { name: 'News' });
  await expect(marks.first()).toHaveCSS('border-inline-start-width', '4px');
  await expect(marks.nth(1)).toHaveCSS('border-inline-start-width', '0px');
});

/** Whether letters need more room than their box has. */
const isCut = (element: Element) => {
  const { fontSize } = getComputedStyle(element);
  return (
    element.scrollWidth > element.clientWidth || element.clientHeight < 1.3 * Number.parseFloat(fontSize)
  );
};
/** All of its middle line, from beginning to end, can be pressed. */
const isOnTop = (element: Element) => {
  const { left, right, top, height } = element.getBoundingClientRect();
  return [left + 2, (left + right) / 2, right - 2].every((x) => {
    const seen = document.elementFromPoint(x, top + height / 2);
    return element.contains(seen) || seen?.closest('.inl-title-bar__field') === element.parentElement;
  });
};

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  for (const part of ['search', 'menu', 'me'])
    test(`a first tap on ${part} shows that it was felt, and is done once its code is there`, async ({
      page,
      as,
    }) => {
      await as('member');
      const code = await holdCode(page);
      await page.goto('/discussions');
      await expect(asleep(page)).toHaveCount(1);
      const icon = page.locator(`[data-inlay-part="${part}"]:visible`);
      const look = () => icon.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await look();
      await icon.tap();
      await expect(icon).toHaveAttribute('aria-busy', 'true');
      await expect(icon).toHaveCSS('cursor', 'progress');
      await expect.poll(look).not.toBe(before);
      code.release();
      if (part === 'search') await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
      else await expect(page.getByRole('dialog')).toBeVisible();
    });

  test('a transparent bar covers as much of the page as it is high, whether it sleeps or not', async ({
    page,
  }) => {
    await page.goto('/discussions');
    await expect(asleep(page)).toHaveCount(1);
    const header = page.locator('.inl-title-bar');
    const covers = async () => {
      const tag = await page.locator('#titleBar').evaluate((element: HTMLElement) => ({
        height: element.offsetHeight,
        margin: parseFloat(getComputedStyle(element).marginBlockEnd),
      }));
      return tag.height + tag.margin;
    };
    for (const isAwake of [false, true]) {
      if (isAwake) {
        await page.evaluate(() => scrollTo(0, 60));
        await expect(awake(page)).toHaveCount(1);
        await expect(header).toHaveAttribute('data-layout', 'compact');
      }
      await header.evaluate((element) => (element.dataset.positioning = 'sticky-transparent'));
      expect(await covers()).toBe(0);
    }
  });

  for (const locale of ['en', 'ar'])
    test(`menus and what is one’s own open beside the page, in ${locale}`, async ({ page, as }) => {
      await as('member');
      await page.goto(`/discussions?locale=${locale}`);
      await expect(asleep(page)).toHaveCount(1);
      await page.locator('[data-inlay-part="menu"]:visible').tap();
      const menu = page.getByRole('dialog');
      await menu.locator('.inl-bar-menu button').first().tap();
      await expect(menu.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expectNoAxeViolations(page, { include: '.inl-bar-panel' });
      await menu.locator('.inl-bar-menu__link--back').tap();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-inlay-part="menu"]')).toBeFocused();
      await page.locator('[data-inlay-part="me"]').tap();
      await page.getByRole('tab').nth(0).focus();
      await page.keyboard.press('End');
      // Around it the ring would be cut off.
      await expect(page.getByRole('tab').nth(2)).toHaveCSS('outline-offset', '-2px');
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      await expectNoAxeViolations(page, { include: '.inl-bar-panel' });
      await page.keyboard.press('Escape');
      await page.locator('[data-inlay-part="search"]').tap();
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
      const [field, submit] = await Promise.all(
        ['input', 'button'].map((part) => page.locator(`.inl-title-bar__field ${part}`).boundingBox()),
      );
      expect(submit!.height, 'the button is inside of the field').toBeLessThan(field!.height);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
      await expectNoAxeViolations(page, { include: '#titleBar' });
    });

  for (const locale of ['en', 'ar'])
    test(`the search has room where letters are twice as big, in ${locale}`, async ({ page, as, api }) => {
      // Another test may have read all that there was.
      await writeComment(await api('member'), await startDiscussion(await api('moderator')));
      await as('moderator');
      await page.goto(`/discussions?locale=${locale}`);
      await expect(asleep(page)).toHaveCount(1);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const badge = page.locator('.inl-title-bar__count:visible').first();
      expect(await badge.evaluate(isCut), 'the count').toBe(false);
      await page.locator('[data-inlay-part="search"]:visible').tap();
      const form = page.getByRole('banner').getByRole('search');
      await expect(form.getByRole('searchbox')).toBeFocused();
      for (const part of ['select', 'input', 'button:last-child']) {
        await expect(form.locator(part).last()).toBeInViewport({ ratio: 1 });
        expect(await form.locator(part).last().evaluate(isCut), part).toBe(false);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectNoAxeViolations(page, { include: '#titleBar' });

      await form.locator('button:last-child').last().tap();
      await page.setViewportSize({ width: 1366, height: 700 });
      await expect(bar(page)).toHaveAttribute('data-layout', 'wide');
      const bell = page.locator('[data-inlay-part="notifications"]');
      const [, icon, count] = await Promise.all(
        [bell, bell.locator('.inl-icon'), bell.locator('.inl-title-bar__count')].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(Math.abs(count!.x - icon!.x), 'of the bell something is seen').toBeGreaterThan(8);
      await page.locator('[data-inlay-part="search"]').tap();
      await expect(form.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('walnut');
      await expect
        .poll(async () => (await form.getByRole('searchbox').boundingBox())!.width)
        .toBeGreaterThan(200);
      for (const part of ['select', 'input', 'button:last-child'])
        expect(await form.locator(part).last().evaluate(isOnTop), part).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(bar(page)).toHaveAttribute('data-layout', 'wide');
      await expect(page.locator('[data-inlay-part="search"]')).toBeFocused();
    });
});

test('menus that need more room than there is go into the side panel, and come back where there is', async ({
  page,
  as,
}) => {
  await as('member');
  await page.setViewportSize({ width: 1300, height: 700 });
  await page.goto('/discussions');
  await expect(asleep(page)).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(awake(page)).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Search' }).focus();
  await expect(bar(page)).toHaveAttribute('data-layout', 'wide');
  const list = bar(page).locator('.inl-title-bar__list').first();
  // As long names do, larger letters, or what add-ons bring.
  await list.evaluate((node) => node.querySelector('a')!.append(' that has a very long name, '.repeat(4)));
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(bar(page)).toHaveAttribute('data-layout', 'compact');
  await expect(bar(page).getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Search' })).toBeFocused();
  await expect(bar(page)).toHaveAttribute('data-layout', 'compact');
  await bar(page).getByRole('button', { name: /^Menu/ }).click();
  await expect(page.getByRole('dialog').getByText('Categories')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 2400, height: 700 });
  await expect(bar(page)).toHaveAttribute('data-layout', 'wide');
});
