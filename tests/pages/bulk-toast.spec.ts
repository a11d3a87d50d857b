import type { Locator, Page } from '@playwright/test';
import { act, bar, check, focusedBox, layers, newest, start } from '../support/bulkPage';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

/** Scrolls to the end of a page. Rows that come into the window get their own height, and the page another end. */
const toEnd = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { documentElement: root } = document;
        window.scrollTo({ top: root.scrollHeight, behavior: 'instant' });
        const before = window.scrollY;
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        return window.scrollY === before && window.scrollY + root.clientHeight === root.scrollHeight;
      }),
    )
    .toBe(true);

test('opening and closing a dialog or a menu at the end of a page moves nothing under the pointer; a toast that makes way for a menu leaves F6 to the browser, and its focus goes to the menu', async ({
  page,
  open,
  api,
}) => {
  await start(await api('moderator'), 'Read to the end');
  await page.setViewportSize({ width: 1280, height: 700 });
  await open('moderator', newest);
  await check(page, 'Read to the end').check();
  const place = () => page.evaluate(() => window.scrollY);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(bar(page)).toBeVisible();
    await toEnd(page);
    const before = await place();
    await act(page, 'Delete').click();
    const dialog = layers(page).getByRole('alertdialog', { name: 'Delete' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(bar(page)).toHaveCount(0);
    expect(await place(), `${width} px, open`).toBe(before);
    await page.keyboard.press('Escape');
    await expect(act(page, 'Delete')).toBeFocused();
    expect(await place(), `${width} px, closed`).toBe(before);
  }

  await page.goto('/discussion/5');
  await expect(bar(page)).toBeVisible();
  await toEnd(page);
  const before = await place();
  const menus = page.locator('main [data-inlay-part=menu]');
  const menu = layers(page).getByRole('menu');
  const { x, y, width, height } = (await menus.last().boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(menu).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  expect(await place()).toBe(before);

  await test.step('a window that becomes narrow under focus in the toast', async () => {
    await page.setViewportSize({ width: 700, height: 640 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await menus.first().click();
    const isInMenu = () => menu.evaluate((each) => each.contains(document.activeElement));
    await expect.poll(isInMenu).toBe(true);
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(act(page, 'Move')).toBeFocused();
    await page.setViewportSize({ width: 350, height: 640 });
    await expect(bar(page)).toBeHidden();
    await expect.poll(isInMenu).toBe(true);

    await page.keyboard.press('F6');
    await expect.poll(isInMenu).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('F6');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  });

  // The room is there until the reader has left it.
  await toEnd(page);
  await act(page, 'Cancel').press('Enter');
  await expect(bar(page)).toHaveCount(0);
  const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).marginBlockEnd));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(room).toBe(0);
});

/** The end of the page can be scrolled out from under the toast, which covers no row that it was called from. */
async function expectFreeEnd(page: Page): Promise<void> {
  const last = page.locator('main input[type=checkbox]:enabled').last();
  const links = page.locator('body > footer a, [role=contentinfo] a, nav a:visible');
  await last.focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toBeVisible();
  const isFree = (place: Locator) =>
    place.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const card = document.querySelector('.inl-toasts')!.getBoundingClientRect();
      const beside = left >= card.right || right <= card.left || bottom <= card.top || top >= card.bottom;
      return beside && bottom <= window.innerHeight;
    });
  // It came over the row that it was called from.
  await expect.poll(() => isFree(last)).toBe(true);
  await toEnd(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await links.last().focus();
  await expect.poll(() => isFree(links.last())).toBe(true);
  const end = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const toasts = document.querySelector('.inl-toasts')!.getBoundingClientRect();
      return document.body.getBoundingClientRect().bottom - toasts.top;
    });
  await expect.poll(end).toBeLessThanOrEqual(0);
  const before = await page.evaluate(() => window.scrollY);
  await act(page, 'Cancel').click();
  await expect(bar(page)).toHaveCount(0);
  // Where the room is being looked at it stays: the page would slide under the pointer.
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => document.body.style.length)).toBe(0);
}

/** Nothing runs off the side of a narrow window, nor lies over the row that has the focus. */
async function expectToFit(page: Page): Promise<void> {
  const boxes = page.locator('main input[type=checkbox]');
  const toast = page.locator('.inl-toast[role=region]');
  const isOnTop = (index: number) =>
    boxes.nth(index).evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === box;
    });
  await page.setViewportSize({ width: 320, height: 640 });
  await boxes.first().check();
  await expect(toast).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
  for (const index of [1, 2, 3]) {
    await boxes.nth(index).focus();
    await expect.poll(() => isOnTop(index), `row ${index}`).toBe(true);
  }

  // A small window with text twice as large.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(toast).toBeInViewport({ ratio: 1 });
  await boxes.nth(1).focus();
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isOnTop(1)).toBe(true);
  const last = toast.getByRole('button').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await boxes.nth(1).check();

  // The field of its dialog is as wide as the dialog.
  await page.setViewportSize({ width: 320, height: 640 });
  await toast.locator('[data-inlay-part=move]').click();
  await expect(layers(page).getByRole('combobox').and(page.locator(':focus'))).toHaveCount(1);
  const sideways = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  await expect.poll(() => page.locator('.inl-modal__body').evaluate(sideways)).toBe(0);
}

test('Cancel leaves the page where it is; the toast covers neither the end of a page nor a focused row, and fits a narrow window, from right to left and with large text, too', async ({
  page,
  open,
  api,
}) => {
  await start(await api('moderator'), 'Far up the page');
  await open('moderator', newest);
  await test.step('by keyboard, Cancel shows the row that focus goes back to', async () => {
    const box = check(page, 'Far up the page');
    for (const way of ['press', 'fallback', 'key']) {
      await box.check();
      await expect(bar(page)).toBeVisible();
      if (way === 'fallback') await box.blur();
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
      if (way === 'key') await act(page, 'Cancel').press('Enter');
      else await act(page, 'Cancel').click();
      await expect(bar(page)).toHaveCount(0);
      await expect(focusedBox(page)).toHaveCount(1);
      const top = await page.evaluate(() => window.scrollY);
      if (way === 'key') await expect(box).toBeInViewport();
      else expect(top, way).toBe(1200);
    }
  });
  for (const [width, height] of [
    [1280, 720],
    [320, 640],
  ] as const)
    await test.step(`the end of a page, at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      if (width === 320) await page.reload();
      await expectFreeEnd(page);
    });
  await test.step('from left to right', () => expectToFit(page));
  await test.step('from right to left', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await open('moderator', `${newest}&locale=ar`);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await expectNoAxeViolations(page, { include: '.inl-toasts' });
  });
});
