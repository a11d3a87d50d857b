import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import {
  electronics,
  followButton,
  followDialog,
  preferenceCalls,
  readPreferences,
  setPreferences,
} from '../support/followTag';
import { startDiscussion } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { expect, test } from '../support/threadTest';

const checkbox = (name: string) => ({ name, exact: true });

test('a double click on the button follows and shows with what, before its dialog is there and after', async ({
  page,
  open,
  api,
}) => {
  const member = await api('member');
  for (const pace of ['quick', 'slow']) {
    await setPreferences(member);
    await open('member', electronics.path);
    const button = followButton(page);
    // Its code comes ahead, so that both halves meet a button that is awake.
    await button.hover();
    await expect(page.locator('[data-react="CategoryFollowDropDown"]')).toHaveAttribute(
      'data-inlay-state',
      'mounted',
    );
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.up();
    if (pace === 'slow') await expect(followDialog(page)).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(followDialog(page)).toContainText(`You now follow ${electronics.name}.`);
    await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);
    await expect(followDialog(page)).toBeVisible();
    await expect(button).toHaveText('Following');
  }
});

test('unfollowing keeps the dialog as it is until it closes, and its button off the page behind', async ({
  page,
  open,
  api,
}) => {
  for (const speed of ['slow', 'fast']) {
    const member = await api('member');
    await setPreferences(member, 'popup.posts', 'email.digest');
    await page.setViewportSize({ width: 500, height: 800 });
    await open('member', electronics.path);
    const behind = await page.evaluateHandle(() => {
      const heard: string[] = [];
      for (const type of ['mousedown', 'click', 'dblclick'])
        document.addEventListener(type, (event) => {
          if ((event.target as Element).closest('.inl-layer')) return;
          heard.push(type);
          event.preventDefault();
        });
      return heard;
    });
    await followButton(page).click();
    const dialog = followDialog(page);
    await expect(dialog.getByRole('checkbox')).toHaveCount(6);
    const button = dialog.getByRole('button', { name: 'Unfollow Category' });
    const before = { dialog: await dialog.boundingBox(), button: (await button.boundingBox())! };
    const { x, y, width, height } = before.button;
    await page.mouse.move(x + width / 2, y + height / 2);
    const calls = await holdCalls(page, preferenceCalls);
    await behind.evaluate((heard) => heard.splice(0));

    await page.mouse.down();
    await page.mouse.up();
    if (speed === 'fast') {
      calls.release();
      await expect(dialog).toHaveCount(0);
    } else {
      await expect(followButton(page)).toHaveText('Follow');
      expect(await button.boundingBox()).toEqual(before.button);
      expect(await dialog.boundingBox()).toEqual(before.dialog);
      await expect(dialog.getByRole('checkbox', checkbox('New posts, popup'))).toBeChecked();
    }
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    calls.release();
    await expect(dialog).toHaveCount(0);
    expect(await behind.jsonValue()).toEqual([]);
    await expect(followButton(page)).toBeFocused();
    await expect.poll(() => readPreferences(member)).toEqual([]);
    // The next press is meant.
    await page.mouse.down();
    await page.mouse.up();
    expect(await behind.jsonValue()).toEqual(['mousedown', 'click']);
  }
});

test('at 320 px and with text twice as large nothing of the dialog is cut off or scrolls sideways', async ({
  page,
  open,
  api,
}) => {
  const member = await api('member');
  const sideways = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    );
  for (const [width, locale] of [
    [1280, 'en'],
    [320, 'en'],
    [320, 'ar'],
  ] as const) {
    const view = `${width} px, ${locale}`;
    await setPreferences(member);
    await page.setViewportSize({ width, height: 640 });
    await open('member', `${electronics.path}?locale=${locale}`);
    // Nor where another category's name is one long word.
    const other = page.locator('.forum-links bdi').first();
    await other.evaluate((name) => (name.textContent = 'w'.repeat(52)));
    const dialog = page.getByRole('dialog');
    await followButton(page).click();
    const notice = dialog.locator('.inl-follow-panel__notice');
    await expect(notice).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toHaveCount(6);
    await expect.poll(sideways, view).toEqual([0, 0]);
    if (locale === 'ar') await expectNoAxeViolations(page, { include: '.inl-layer' });

    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // What can be undone is whole in its box: its words, and not only its edges.
    const room = () =>
      notice.evaluate((box) => {
        const outer = box.getBoundingClientRect();
        const button = box.querySelector('button')!;
        const words = document.createRange();
        words.selectNodeContents(button);
        const inside = [button.getBoundingClientRect(), words.getBoundingClientRect()];
        return Math.min(
          ...inside.flatMap(({ left, right, top, bottom }) => [
            left - outer.left,
            outer.right - right,
            top - outer.top,
            outer.bottom - bottom,
          ]),
          words.getClientRects().length > 1 ? -1 : 0,
        );
      });
    await expect.poll(room, view).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await followButton(page).click();
    const heading = dialog.getByRole('heading');
    await expect(heading).toBeFocused();
    // Its ring is 2 px wide, and 2 px away from it.
    const roomOfRing = () =>
      heading.evaluate((title) => {
        const box = title.closest('[role=dialog]')!;
        const outer = box.getBoundingClientRect();
        const inside = title.getBoundingClientRect();
        return Math.min(
          inside.top - outer.top - box.clientTop,
          outer.bottom - inside.bottom,
          inside.left - outer.left,
          outer.right - inside.right,
          inside.top,
        );
      });
    if (width === 320) await expect.poll(roomOfRing, view).toBeGreaterThanOrEqual(4);
    // No word of it is wider than its box, and so under a button beside it.
    await expect.poll(() => heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
  }
});

test('a pointer reaches all of the dialog whatever toasts stand', async ({ page, open, api }) => {
  const moderator = await api('moderator');
  for (const [height, text, locale] of [
    [640, '100%', 'en'],
    [480, '200%', 'ar'],
  ] as const) {
    await setPreferences(moderator, 'popup.posts', 'email.digest');
    const name = `Selected at ${height} px and ${text}`;
    await startDiscussion(moderator, { name });
    await page.setViewportSize({ width: 320, height });
    await open('moderator', '/discussions?sort=-dateInserted');
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    const bulk = page.locator('.inl-toast[role=region]');
    await expect(bulk).toBeVisible();
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
    await page.evaluate(() => sessionStorage.clear());
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
  await setPreferences(await api('newcomer'));
  for (const locale of ['en', 'ar']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${electronics.path}?locale=${locale}`);
    await removeBanner(page);
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
