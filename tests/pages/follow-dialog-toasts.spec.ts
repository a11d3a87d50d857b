import type { Page } from '@playwright/test';
import { electronics, followButton, readPreferences, setPreferences } from '../support/followTag';
import { startDiscussion } from '../support/forumRecords';
import { holdTimers } from '../support/holdTimers';
import { expect, test } from '../support/threadTest';

/** Milliseconds after which a toast that is no more than news goes. */
const ofNews = 3000;

test('a pointer reaches all of the dialog whatever toasts stand', async ({ page, open, api }) => {
  const moderator = await api('moderator');
  const name = 'Selected under a dialog';
  await startDiscussion(moderator, { name });
  // One that went meanwhile would move what is pressed.
  await holdTimers(page, ofNews);
  await open('moderator', '/discussions?sort=-dateInserted');
  await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  const bulk = page.locator('.inl-toast[role=region]');
  await expect(bulk).toBeVisible();
  for (const [height, text, locale] of [
    [640, '100%', 'en'],
    [480, '200%', 'ar'],
  ] as const) {
    await setPreferences(moderator, 'popup.posts', 'email.digest');
    await page.setViewportSize({ width: 320, height });
    await page.goto(`${electronics.path}?locale=${locale}`);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect(bulk).toBeVisible();
    const button = page.locator('[data-inlay-part=follow]');
    // By key: with letters this big, a toast may lie over the button itself.
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).toHaveCount(6);

    /** Controls that something else lies over wherever the dialog is scrolled to, by their places among all. */
    const covered = () =>
      dialog.evaluate((part) => {
        const left = new Map([...part.querySelectorAll('button,a,input')].entries());
        for (let down = 0; down <= part.scrollHeight; down += 20) {
          part.scrollTop = down;
          for (const [index, control] of left) {
            const { x, y, width, height } = control.getBoundingClientRect();
            if (control.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
              left.delete(index);
          }
        }
        part.scrollTop = 0;
        return [...left.keys()];
      });
    await expect.poll(covered).toEqual([]);
    // What is said about a choice stands beside it, too.
    await dialog.getByRole('checkbox').first().click();
    const saved = page.locator('.inl-toast[data-persistent=false]');
    await expect(saved).toContainText(/\S/);
    await expect.poll(covered).toEqual([]);

    const { x, y, width, height: tall } = (await dialog.boundingBox())!;
    await page.mouse.move(x + width - 8, y + tall / 2);
    await page.mouse.wheel(0, 2000);
    const below = () => dialog.evaluate((part) => part.scrollHeight - part.clientHeight - part.scrollTop);
    await expect.poll(below).toBeLessThan(1);
    const unfollow = (await dialog.getByRole('button').last().boundingBox())!;
    await expect(bulk).toHaveCount(1);
    await page.mouse.click(unfollow.x + unfollow.width / 2, unfollow.y + unfollow.height / 2);
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => readPreferences(moderator)).toEqual([]);
    await expect(bulk).toBeVisible();
    await expect(button).toBeFocused();
  }
});

/** Where the toasts stand, and whether they lie over the dialog. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const toasts = document.querySelector('.inl-toasts')!.getBoundingClientRect();
    const dialog = document.querySelector('.inl-flyout')?.getBoundingClientRect();
    return {
      above: toasts.top < innerHeight - toasts.bottom,
      over: dialog !== undefined && dialog.top < toasts.bottom && dialog.bottom > toasts.top,
    };
  });

/** Without it the button stands high up in a small window, so that the dialog opens below it. */
const removeBanner = (page: Page) =>
  page.locator('[data-react="community-banner"]').evaluate((banner) => banner.remove());

test('toasts make way for the dialog, also while the page is scrolled, and come back when it closes', async ({
  page,
  as,
  api,
}) => {
  await as('newcomer');
  await setPreferences(await api('newcomer'));
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(electronics.path);
  await removeBanner(page);
  const toast = page.locator('.inl-toast').first();
  await expect(toast).toBeVisible();
  await followButton(page).click();
  await expect(page.locator('.inl-flyout')).toBeVisible();
  await expect.poll(() => standing(page)).toMatchObject({ above: true });
  const button = page.locator('[data-inlay-part=follow]');
  const { x, y, width, height } = (await button.boundingBox())!;
  // As slow as a hand, so that the dialog hears of the press before the click.
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 60 });
  await expect(page.locator('.inl-flyout')).toHaveCount(0);
  await expect.poll(() => standing(page)).toEqual({ above: false, over: false });

  // While the page is scrolled they go on making way.
  for (const locale of ['en', 'ar']) {
    await page.setViewportSize({ width: 320, height: 640 });
    if (locale === 'ar') {
      await page.goto(`${electronics.path}?locale=${locale}`);
      await removeBanner(page);
    }
    // Room to scroll the dialog up and down.
    await page.evaluate(() => (document.body.style.paddingBlockStart = '60px'));
    await expect(page.locator('.inl-toast').first()).toBeVisible();
    await page.locator('[data-inlay-part=follow]').click();
    const dialog = page.locator('.inl-flyout');
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await expect.poll(() => standing(page), locale).toEqual({ above: true, over: false });
    const scrollTo = async (line: number) => {
      const { y } = (await dialog.boundingBox())!;
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), y - line);
    };
    await scrollTo(40);
    await expect.poll(() => standing(page), locale).toEqual({ above: false, over: false });
    await scrollTo(200);
    await expect.poll(() => standing(page), locale).toEqual({ above: true, over: false });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => standing(page), locale).toEqual({ above: false, over: false });
    await setPreferences(await api('newcomer'));
  }
});
