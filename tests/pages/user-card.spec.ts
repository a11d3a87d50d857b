import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { holdCalls } from '../support/holdCalls';
import { holdTimers } from '../support/holdTimers';
import { plantCardLink } from '../support/plantCardLink';
import type { Corner } from '../support/plantCardLink';
import { expect, test } from '../support/threadTest';
import { tabTo } from '../support/walkKeyboard';

/** Users of the seed. */
const ids = { mara: 7, other: 8, gareth: 31, plane: 35, deleted: 36 };
const userCalls = /\/api\/v2\/users\/\d+/;
/** Milliseconds after which a card does without what add-ons say of its user. */
const ofContent = 1000;
const corners: Corner[] = ['top left', 'top right', 'bottom left', 'bottom right'];

const cardOf = (page: Page) => page.getByRole('dialog');

test('a card opens beside its link by pointer and keys, one at a time, and closes again', async ({
  page,
  open,
}) => {
  await holdTimers(page, ofContent);
  await open('member');
  const link = await plantCardLink(page, ids.mara);
  await tabTo(page, '#planted');
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  const card = page.getByRole('dialog', { name: 'Mara Lindqvist' });
  await expect(card).toContainText('Cabinet maker');
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card).not.toHaveAttribute('aria-modal');
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-expanded', 'false');

  // The keyboard goes through the card and out of it, in the order of the page.
  await page.keyboard.press('Enter');
  // The menu is there as soon as the add-on is that puts something into it.
  const menu = card.getByRole('button', { name: /^Options/ });
  await expect(menu).toBeVisible();
  const part = (name: string) => card.getByRole('link', { name });
  await expect(part('All badges')).toBeVisible();
  for (const stop of [
    part('View Profile'),
    part('Message'),
    menu,
    part('Discussions'),
    part('Comments'),
    part('All badges'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(card).toHaveCount(0);
  const isBehind = () =>
    link.evaluate(
      (anchor) =>
        (anchor.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
  await expect.poll(isBehind, 'the stop after the link').toBe(true);

  // A click elsewhere closes it, and so does a second one on the link; a third opens it again.
  await link.click();
  await expect(card).toBeVisible();
  await page.locator('.forum-post--first .userContent').click();
  await expect(card).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await expect(card).toBeVisible();
  await link.click();
  await expect(card).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await expect(card).toBeVisible();

  // By key: the card may stand in front of that link.
  await page.locator('.forum-post--first a.js-userCard').first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'moderator' })).toBeVisible();
  await expect(cardOf(page)).toHaveCount(1);
});

test('a card stays in the window wherever its link is, and a click with a modifier is the browser’s', async ({
  page,
  open,
  context,
}) => {
  await open('member');
  const { width, height } = page.viewportSize()!;
  for (const corner of corners) {
    await (await plantCardLink(page, ids.mara, corner)).click();
    await expect(cardOf(page)).toContainText('Last Active');
    // It grows by what add-ons put into it, and finds its place again.
    const isInside = async () => {
      const box = (await cardOf(page).boundingBox())!;
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    };
    await expect.poll(isInside, corner).toBe(true);
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
  }
  const link = await plantCardLink(page, ids.mara);
  for (const modifier of ['Control', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: [modifier] });
    await (await opened).waitForURL(/\/profile\/7\//);
    await (await opened).close();
    await expect(cardOf(page)).toHaveCount(0);
  }
});

declare global {
  interface Window {
    CloseWatcher: new () => { requestClose(): void };
    pressBack(): void;
  }
}

test('on a small screen a card is a modal dialog that keeps the keyboard and closes in every usual way', async ({
  page,
  open,
}) => {
  // What the phone's Back button does to the browser, desktops do by no key of theirs.
  await page.addInitScript(() => {
    const opened: { requestClose(): void }[] = [];
    const Watcher = window.CloseWatcher;
    Object.assign(window, {
      CloseWatcher: class extends Watcher {
        constructor() {
          super();
          opened.push(this);
        }
      },
      pressBack: () => opened.at(-1)!.requestClose(),
    });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await open('member');
  const link = await plantCardLink(page, ids.mara);
  const card = page.getByRole('dialog', { name: 'Mara Lindqvist' });
  const closeButton = card.getByRole('button', { name: 'Close' });
  const ways = {
    'its button': () => closeButton.click(),
    Escape: () => page.keyboard.press('Escape'),
    'a press beside it': () => page.mouse.click(2, 2),
    'the phone’s Back': () => page.evaluate(() => window.pressBack()),
    // And once more: the watcher of before is over.
    'Back again': () => page.evaluate(() => window.pressBack()),
  };
  for (const [way, close] of Object.entries(ways)) {
    await link.click();
    await expect(card).toContainText('Cabinet maker');
    await expect(card).toHaveAttribute('aria-modal', 'true');
    // It takes the focus, and hears keys and Back, a moment after it is drawn.
    await expect(card.locator(':focus')).toHaveCount(1);
    for (let stop = 0; way === 'its button' && stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      // Past the last stop comes the browser's own bar, as with any dialog; the page behind never.
      const isBehind = await card.evaluate(
        ({ ownerDocument: { activeElement, body } }) =>
          activeElement !== body && !activeElement!.closest('[role="dialog"]'),
      );
      expect(isBehind, `stop ${stop}`).toBe(false);
    }
    await close();
    await expect(card, way).toHaveCount(0);
    await expect(link, way).toBeFocused();
  }

  // A press beside its open menu closes the menu alone, the next one the card.
  await link.click();
  const menu = card.getByRole('button', { name: /^Options/ });
  await menu.click();
  // So does the menu.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.mouse.click(2, 2);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(card).toBeVisible();
  await expect(menu).toBeFocused();
  await page.mouse.click(2, 2);
  await expect(card).toHaveCount(0);

  // On a phone that is held across, it covers the page and can be closed.
  await page.setViewportSize({ width: 844, height: 390 });
  await link.click();
  await expect(card).toHaveAttribute('aria-modal', 'true');
  for (const name of ['View Profile', 'Message']) {
    await card.getByRole('link', { name }).scrollIntoViewIfNeeded();
    await expect(card.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await closeButton.click();
  await expect(card).toHaveCount(0);
});

test('the card of a banned, private or deleted user says why it tells a member no more', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/status of 404/);
  await open('member');
  for (const [userID, words] of [
    [ids.plane, ['Angry Plane', 'Banned', 'This user has been banned.']],
    [ids.gareth, ['Gareth Pugh', 'Private', "This user's profile is private."]],
    [ids.deleted, ['This user has been deleted.']],
  ] as const) {
    await (await plantCardLink(page, userID)).click();
    for (const each of words) await expect(cardOf(page).getByText(each, { exact: true })).toBeVisible();
    await expect(cardOf(page).getByRole('link')).toHaveCount(0);
    await expect(cardOf(page)).not.toContainText('Joined');
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
  }
});

test('a card that is waited for has the width of one that is there, and one that fails comes with Retry', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await open('member');
  const answers = await holdCalls(page, userCalls);
  await (await plantCardLink(page, ids.mara)).click();
  await expect(cardOf(page).locator('[aria-busy="true"]')).toContainText('Loading…');
  const before = (await cardOf(page).boundingBox())!;
  answers.release();
  await expect(page.getByRole('dialog', { name: 'Mara Lindqvist' })).toContainText('Joined');
  await expect(cardOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const after = (await cardOf(page).boundingBox())!;
  expect(Math.abs(after.width - before.width), 'the width holds').toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');

  const mend = await breakRoute(page, userCalls, { status: 500, body: '{"message":"Out of glue."}' });
  await (await plantCardLink(page, ids.other)).click();
  await expect(cardOf(page).getByRole('alert')).toContainText('Failed to load user');
  await mend();
  await cardOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(cardOf(page)).toContainText('Joined');
  await expect(cardOf(page).and(page.locator(':focus-within'))).toHaveCount(1);
});
