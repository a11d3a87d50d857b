import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.getByRole('banner');
const asleep = (page: Page) => page.locator('#titleBar[data-inlay-state="asleep"]');
const awake = (page: Page) => page.locator('#titleBar[data-inlay-state="mounted"]');
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
    return element.contains(seen) || seen?.closest('.inl-search__field') === element.parentElement;
  });
};

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a transparent bar covers as much of the page as it is high, and a first tap on a control shows that it was felt until its code is there', async ({
    page,
    as,
  }) => {
    await as('member');
    const code = await holdCode(page);
    await page.goto('/discussions');
    await expect(asleep(page)).toHaveCount(1);
    const header = page.locator('.inl-title-bar');
    const covers = () =>
      header.evaluate((element: HTMLElement) => {
        const before = element.dataset.positioning;
        element.dataset.positioning = 'sticky-transparent';
        const tag = document.getElementById('titleBar')!;
        const sum = tag.offsetHeight + parseFloat(getComputedStyle(tag).marginBlockEnd);
        if (before) element.dataset.positioning = before;
        else delete element.dataset.positioning;
        return sum;
      });
    expect(await covers(), 'asleep').toBe(0);
    for (const part of ['search', 'menu', 'me']) {
      const icon = page.locator(`#titleBar [data-inlay-part="${part}"]:visible`);
      const look = () => icon.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await look();
      await icon.tap();
      await expect(icon).toHaveAttribute('aria-busy', 'true');
      await expect(icon).toHaveCSS('cursor', 'progress');
      await expect.poll(look).not.toBe(before);
    }
    code.release();
    await expect(page.getByRole('dialog', { name: 'My Account' })).toBeVisible();
    await expect(awake(page)).toHaveCount(1);
    await expect(header).toHaveAttribute('data-layout', 'compact');
    expect(await covers(), 'awake').toBe(0);
  });

  test('menus and the reader’s own lists open beside the page, in both directions', async ({ page, as }) => {
    await as('member');
    const row = { body: 'News', url: '/', photoUrl: null, dateInserted: '2026-10-01T10:00:00Z' };
    const rows = [
      { ...row, notificationID: 1, read: false },
      { ...row, notificationID: 2, read: true },
    ];
    await page.route(/api\/v2\/notifications/, (route) => route.fulfill({ json: rows }));
    for (const [locale, look] of [
      ['en', 'everything'],
      ['ar', 'all but colours'],
    ] as const) {
      await page.goto(`/discussions?locale=${locale}`);
      await expect(asleep(page)).toHaveCount(1);
      await page.locator('#titleBar [data-inlay-part="menu"]:visible').tap();
      const menu = page.getByRole('dialog');
      await menu.locator('.inl-bar-menu button').first().tap();
      await expect(menu.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expectNoAxeViolations(page, { include: '.inl-bar-panel', look });
      await menu.locator('.inl-bar-menu__link--back').tap();
      await page.keyboard.press('Escape');
      await expect(page.locator('#titleBar [data-inlay-part="menu"]')).toBeFocused();
      await page.locator('[data-inlay-part="me"]').tap();
      // It takes the focus a moment after it is drawn.
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.getByRole('tab').nth(0).focus();
      await page.keyboard.press('End');
      // Around it the ring would be cut off.
      await expect(page.getByRole('tab').nth(2)).toHaveCSS('outline-offset', '-2px');
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      await expectNoAxeViolations(page, { include: '.inl-bar-panel', look });
      await page.keyboard.press('Escape');
      await page.locator('[data-inlay-part="search"]').tap();
      await expect(
        page.getByRole('banner').locator('[data-inlay-part="search-words"]:visible'),
      ).toBeFocused();
      // The field is there at once, its button with the bar's code.
      await expect(page.locator('.inl-search__field button')).toBeVisible();
      const [field, submit] = await Promise.all(
        ['input', 'button'].map((part) => page.locator(`.inl-search__field ${part}`).boundingBox()),
      );
      expect(submit!.height, 'the button is inside of the field').toBeLessThan(field!.height);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
      await expectNoAxeViolations(page, { include: '#titleBar', look });
    }

    // Forced colours still show which tab is chosen, and what is unread. Of the two rows one is read.
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.locator('[data-inlay-part="me"]').tap();
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

  test('the search has room where letters are twice as big, in both directions', async ({
    page,
    as,
    api,
  }) => {
    // Another test may have read all that there was.
    await writeComment(await api('member'), await startDiscussion(await api('moderator')));
    await as('moderator');
    for (const locale of ['en', 'ar']) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/discussions?locale=${locale}`);
      await expect(asleep(page)).toHaveCount(1);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const badge = page.locator('.inl-title-bar__count:visible').first();
      await expect.poll(() => badge.evaluate(isCut), 'the count').toBe(false);
      await page.locator('[data-inlay-part="search"]:visible').tap();
      const form = page.getByRole('banner').getByRole('search');
      await expect(form.locator('[data-inlay-part="search-words"]:visible')).toBeFocused();
      for (const part of ['select', 'input', 'button:last-child']) {
        await expect(form.locator(part).last()).toBeInViewport({ ratio: 1 });
        await expect.poll(() => form.locator(part).last().evaluate(isCut), part).toBe(false);
      }
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
      await expectNoAxeViolations(page, { include: '#titleBar' });

      await form.locator('button:last-child').last().tap();
      await page.setViewportSize({ width: 1366, height: 700 });
      await page.goto(`/discussions?locale=${locale}`);
      // Bigger ones would make it compact.
      await page.evaluate(() => (document.documentElement.style.fontSize = '125%'));
      await expect(asleep(page)).toHaveCount(1);
      const bell = page.locator('[data-inlay-part="notifications"]');
      const [, icon, count] = await Promise.all(
        [bell, bell.locator('svg'), bell.locator('.inl-title-bar__count')].map((part) => part.boundingBox()),
      );
      const covered = (at: 'x' | 'y', size: 'width' | 'height') =>
        Math.min(icon![at] + icon![size], count![at] + count![size]) - Math.max(icon![at], count![at]);
      const hidden = (covered('x', 'width') * covered('y', 'height')) / (icon!.width * icon!.height);
      expect(hidden, 'of the bell something is seen').toBeLessThan(0.7);
      await form.locator('[data-inlay-part="search-words"]:visible').tap();
      await page.keyboard.type('walnut');
      await expect(awake(page)).toHaveCount(1);
      await expect
        .poll(
          async () => (await form.locator('[data-inlay-part="search-words"]:visible').boundingBox())!.width,
        )
        .toBeGreaterThan(180);
      await expect
        .poll(() => form.locator('[data-inlay-part="search-words"]:visible').evaluate(isCut), 'what is typed')
        .toBe(false);
      for (const part of ['select', 'input', 'button:last-child'])
        await expect.poll(() => form.locator(part).last().evaluate(isOnTop), part).toBe(true);
      await expect(bar(page).getByRole('listbox')).toBeVisible();
      await expect(bar(page)).toHaveAttribute('data-layout', 'wide');
    }
  });
});
