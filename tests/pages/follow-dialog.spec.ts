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
import { holdCalls } from '../support/holdCalls';
import { holdTimers } from '../support/holdTimers';
import type { Client } from '../support/openClient';
import { expect, test } from '../support/threadTest';

const checkbox = (name: string) => ({ name, exact: true });

/** Milliseconds after which a press is no second half any more. */
const ofDoubleClick = 1000;

/** Presses and lets go where the pointer is; `clickCount: 2` is the second half of a double click. */
async function pressOnce(page: Page, clickCount = 1): Promise<void> {
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

/** Hears what the page behind dialogs gets of the mouse. */
const listenBehind = (page: Page) =>
  page.evaluateHandle(() => {
    const heard: string[] = [];
    const listening = new AbortController();
    for (const type of ['mousedown', 'click', 'dblclick'])
      document.addEventListener(
        type,
        (event) => {
          if ((event.target as Element).closest('.inl-layer')) return;
          heard.push(type);
          event.preventDefault();
        },
        listening,
      );
    return { heard, stop: () => listening.abort() };
  });

test('a double click on the button follows and shows with what; one on Unfollow keeps the dialog as it is until it closes, and its button off the page behind', async ({
  page,
  open,
  api,
}) => {
  const member = await api('member');
  await setPreferences(member);
  await page.setViewportSize({ width: 500, height: 800 });
  await holdTimers(page, ofDoubleClick);
  await open('member', electronics.path);
  const dialog = followDialog(page);
  const button = followButton(page);
  // Its code comes ahead, so that both halves meet a button that is awake.
  await button.hover();
  await expect(page.locator('[data-react="CategoryFollowDropDown"]')).toHaveAttribute(
    'data-inlay-state',
    'mounted',
  );

  for (const pace of ['before its dialog is there', 'after']) {
    await test.step(`following, ${pace}`, async () => {
      await button.hover();
      await pressOnce(page);
      if (pace === 'after') await expect(dialog).toBeVisible();
      await pressOnce(page, 2);
      await expect(dialog).toContainText(`You now follow ${electronics.name}.`);
      await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);
      await expect(dialog).toBeVisible();
      await expect(button).toHaveText('Following');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    const isSlow = pace === 'before its dialog is there';
    await test.step(`unfollowing, ${isSlow ? 'before' : 'after'} the answer`, async () => {
      const behind = await listenBehind(page);
      await button.click();
      await expect(dialog.getByRole('checkbox')).toHaveCount(6);
      const unfollow = dialog.getByRole('button', { name: 'Unfollow Category' });
      // Once it stands still: what has come into the dialog may move it in the next frame.
      await unfollow.hover();
      const before = { dialog: await dialog.boundingBox(), button: await unfollow.boundingBox() };
      const calls = await holdCalls(page, preferenceCalls);
      await behind.evaluate(({ heard }) => heard.splice(0));
      await pressOnce(page);
      if (isSlow) {
        await expect(button).toHaveText('Follow');
        expect(await unfollow.boundingBox()).toEqual(before.button);
        expect(await dialog.boundingBox()).toEqual(before.dialog);
        await expect(dialog.getByRole('checkbox', checkbox('New posts, popup'))).toBeChecked();
      } else {
        calls.release();
        await expect(dialog).toHaveCount(0);
      }
      await pressOnce(page, 2);
      calls.release();
      await expect(dialog).toHaveCount(0);
      expect(await behind.evaluate(({ heard }) => heard)).toEqual([]);
      await expect(button).toBeFocused();
      await expect.poll(() => readPreferences(member)).toEqual([]);
      // The next press is meant.
      await pressOnce(page);
      expect(await behind.evaluate(({ heard }) => heard)).toEqual(['mousedown', 'click']);
      await behind.evaluate(({ stop }) => stop());
      await page.unroute(preferenceCalls);
    });
  }
});

/** Nothing of a dialog that has just followed is cut off or scrolls sideways, with text twice as large either. */
async function expectWhole(page: Page, member: Client, view: string): Promise<void> {
  const sideways = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    );
  const dialog = page.getByRole('dialog');
  await followButton(page).click();
  const notice = dialog.locator('.inl-follow-panel__notice');
  await expect(notice).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(6);
  await expect.poll(sideways, view).toEqual([0, 0]);
  // What is set next may not come to the server before this.
  await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);

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
  if (view !== 'wide') await expect.poll(roomOfRing, view).toBeGreaterThanOrEqual(4);
  // No word of it is wider than its box, and so under a button beside it.
  await expect.poll(() => heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
}

test('at 320 px and with text twice as large nothing of the dialog is cut off or scrolls sideways, nor does a button that is labelled with one long word', async ({
  page,
  open,
  api,
}) => {
  const member = await api('member');
  const dialog = page.getByRole('dialog');
  const openIn = async (locale: string) => {
    await open('member', `${electronics.path}?locale=${locale}`);
    // Nor where another category's name is one long word.
    const other = page.locator('.forum-links bdi').first();
    await other.evaluate((name) => (name.textContent = 'w'.repeat(52)));
  };
  await setPreferences(member);
  await page.setViewportSize({ width: 1280, height: 640 });
  await openIn('en');
  await expectWhole(page, member, 'wide');
  await dialog.getByRole('button', { name: 'Unfollow Category' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readPreferences(member)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole(page, member, 'narrow');

  await setPreferences(member);
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  await openIn('ar');
  await expectWhole(page, member, 'narrow, from right to left');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await expectNoAxeViolations(page, { include: '.inl-layer', look: 'all but colours' });
  await page.keyboard.press('Escape');
  await page.locator('main [data-react="CategoryFollowDropDown"]').evaluate((tag, label) => {
    const props = JSON.parse(tag.getAttribute('data-props')!) as object;
    tag.setAttribute('data-props', JSON.stringify({ ...props, name: label, nameAsLabel: true }));
  }, name);
  await expect(followButton(page)).toContainText(name);
  await followButton(page).click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
