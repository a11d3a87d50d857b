import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { holdCalls } from '../support/holdCalls';
import { plantCardLink } from '../support/plantCardLink';
import type { Corner } from '../support/plantCardLink';
import { expect, test } from '../support/threadTest';
import { tabTo } from '../support/walkKeyboard';

/** Users of the seed. */
const ids = { mara: 7, gareth: 31, plane: 35, deleted: 36 };
const userCalls = /\/api\/v2\/users\/\d+/;

declare global {
  interface Window {
    CloseWatcher: new () => { requestClose(): void };
    pressBack(): void;
  }
}

const cardOf = (page: Page) => page.getByRole('dialog');

test.describe('beside the link', () => {
  test('the card tells who it is, and what they wrote', async ({ page, open }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await link.click();
    const card = page.getByRole('dialog', { name: 'Mara Lindqvist' });
    await expect(card).toContainText('Cabinet maker');
    await expect(card.getByRole('heading', { name: 'Mara Lindqvist' })).toBeFocused();
    await expect(card).not.toHaveAttribute('aria-modal');
    const hrefs = {
      'View Profile': '/profile/7/Mara%20Lindqvist',
      Message: '/messages/add/Mara%20Lindqvist',
      Discussions: '/profile/discussions/Mara%20Lindqvist',
      Comments: '/profile/comments/Mara%20Lindqvist',
    };
    for (const [name, href] of Object.entries(hrefs))
      expect(await card.getByRole('link', { name }).evaluate((a) => (a as HTMLAnchorElement).pathname)).toBe(
        href,
      );
    for (const term of ['Joined', 'Last Active'])
      await expect(card.getByRole('term').getByText(term)).toBeVisible();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('Escape closes it and gives the focus back', async ({ page, open }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await tabTo(page, '#planted');
    await page.keyboard.press('Enter');
    await expect(cardOf(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-expanded', 'false');
  });

  test('Space opens it as Enter does, and leaves the page where it is', async ({ page, open }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await tabTo(page, '#planted');
    const before = await page.evaluate(() => window.scrollY);
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await page.keyboard.press('Space');
    await expect(cardOf(page).getByRole('heading')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('a click elsewhere closes it and gives the focus back', async ({ page, open }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await link.click();
    await expect(cardOf(page)).toContainText('Mara Lindqvist');
    await page.locator('.forum-post--first .userContent').click();
    await expect(cardOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('a second click on the link closes it, a third opens it again', async ({ page, open }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await link.click();
    await expect(cardOf(page)).toContainText('Mara Lindqvist');
    await link.click();
    await expect(cardOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await link.click();
    await expect(cardOf(page)).toContainText('Mara Lindqvist');
  });

  test('the card of another link takes its place', async ({ page, open }) => {
    await open('member');
    const author = page.locator('.forum-post--first a.js-userCard').first();
    await (await plantCardLink(page, ids.mara)).click();
    await expect(cardOf(page)).toContainText('Mara Lindqvist');
    // By key: the card may stand in front of that link.
    await author.press('Enter');
    await expect(page.getByRole('dialog', { name: 'moderator' })).toBeVisible();
    await expect(cardOf(page)).toHaveCount(1);
  });

  test('the keyboard goes through the card and out of it, in the order of the page', async ({
    page,
    open,
  }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await tabTo(page, '#planted');
    await page.keyboard.press('Enter');
    await expect(cardOf(page)).toContainText('Cabinet maker');
    // It is there as soon as the add-on is that puts something into it.
    const menu = cardOf(page).getByRole('button', { name: /^Options/ });
    await expect(menu).toBeVisible();
    const part = (name: string) => cardOf(page).getByRole('link', { name });
    for (const stop of [part('View Profile'), part('Message'), menu, part('Discussions'), part('Comments')]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Tab');
    const after = await link.evaluate(
      (anchor) =>
        (anchor.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    expect(after, 'the stop after the link').toBe(true);
    await expect(cardOf(page)).toHaveCount(0);
  });

  for (const corner of ['top left', 'top right', 'bottom left', 'bottom right'] satisfies Corner[]) {
    test(`it stays in the window when the link is ${corner}`, async ({ page, open }) => {
      await open('member');
      await (await plantCardLink(page, ids.mara, corner)).click();
      await expect(cardOf(page)).toContainText('Last Active');
      const { width, height } = page.viewportSize()!;
      // It grows by what add-ons put into it, and finds its place again.
      await expect(async () => {
        const box = (await cardOf(page).boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }).toPass({ timeout: 10_000 });
    });
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('it is a modal dialog with a close button, and keeps the keyboard', async ({ page, open }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await link.click();
    const card = page.getByRole('dialog', { name: 'Mara Lindqvist' });
    await expect(card).toHaveAttribute('aria-modal', 'true');
    await expect(card).toContainText('Cabinet maker');
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      // Past the last stop comes the browser's own bar, as with any dialog; the page behind never.
      const focused = await card.evaluate(({ ownerDocument: { activeElement, body } }) =>
        activeElement === body ? 'browser' : activeElement!.closest('[role="dialog"]') ? 'dialog' : 'page',
      );
      expect(focused).not.toBe('page');
    }
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('Escape and a click beside it close it', async ({ page, open }) => {
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    const closings = [() => page.keyboard.press('Escape'), () => page.mouse.click(2, 2)];
    for (const close of closings) {
      await link.click();
      await expect(cardOf(page)).toContainText('Cabinet maker');
      await close();
      await expect(cardOf(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test('a phone’s Back closes it, and the page stays', async ({ page, open }) => {
    // What the phone's button does to the browser, desktops do by no key of theirs.
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
    await open('member');
    const link = await plantCardLink(page, ids.mara);
    await link.click();
    await expect(cardOf(page)).toContainText('Cabinet maker');
    await page.evaluate(() => window.pressBack());
    await expect(cardOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    // And once more: the first one is over.
    await link.click();
    await expect(cardOf(page)).toContainText('Cabinet maker');
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
  });

  test('a press beside its open menu closes the menu alone, the next one the card', async ({
    page,
    open,
  }) => {
    await open('member');
    await (await plantCardLink(page, ids.mara)).click();
    const menu = cardOf(page).getByRole('button', { name: /^Options/ });
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(cardOf(page)).toBeVisible();
    await expect(menu).toBeFocused();
    await page.mouse.click(2, 2);
    await expect(cardOf(page)).toHaveCount(0);
  });
});

test('on a phone that is held across, the card covers the page and can be closed', async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open('member');
  await (await plantCardLink(page, ids.mara)).click();
  const card = page.getByRole('dialog', { name: 'Mara Lindqvist' });
  await expect(card).toHaveAttribute('aria-modal', 'true');
  for (const name of ['View Profile', 'Message']) {
    await card.getByRole('link', { name }).scrollIntoViewIfNeeded();
    await expect(card.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
});

test.describe('whose card', () => {
  const reduced = [
    { userID: ids.plane, name: 'Angry Plane', marker: 'Banned', message: 'This user has been banned.' },
    {
      userID: ids.gareth,
      name: 'Gareth Pugh',
      marker: 'Private',
      message: "This user's profile is private.",
    },
  ];
  for (const { userID, name, marker, message } of reduced) {
    test(`${marker}: a member sees the name and the reason, no more`, async ({ page, open }) => {
      await open('member');
      await (await plantCardLink(page, userID)).click();
      const card = page.getByRole('dialog', { name });
      await expect(card).toContainText(message);
      await expect(card.getByText(marker, { exact: true })).toBeVisible();
      await expect(card.getByRole('link')).toHaveCount(0);
      await expect(card).not.toContainText('Joined');
    });
  }

  test('Banned: a moderator sees the card, without a way to write to them', async ({ page, open }) => {
    await open('moderator');
    await (await plantCardLink(page, ids.plane)).click();
    await expect(cardOf(page)).toContainText('This user has been banned.');
    await expect(cardOf(page).getByRole('link', { name: 'View Profile' })).toBeVisible();
    await expect(cardOf(page).getByRole('link', { name: 'Message' })).toHaveCount(0);
  });

  test('Private: a moderator sees the card in full', async ({ page, open }) => {
    await open('moderator');
    await (await plantCardLink(page, ids.gareth)).click();
    await expect(cardOf(page)).toContainText('Joined');
    await expect(cardOf(page)).not.toContainText('private');
  });

  test('deleted: it says so', async ({ page, open, problems }) => {
    problems.allow(/status of 404/);
    await open('member');
    await (await plantCardLink(page, ids.deleted)).click();
    await expect(cardOf(page)).toContainText('This user has been deleted.');
    await expect(cardOf(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });

  for (const [role, sees] of [
    ['member', false],
    ['moderator', true],
  ] as const) {
    test(`the e-mail address is ${sees ? 'there' : 'not there'} for a ${role}`, async ({ page, open }) => {
      await open(role);
      await (await plantCardLink(page, ids.mara)).click();
      await expect(cardOf(page)).toContainText('Joined');
      const mail = cardOf(page).locator('a[href^="mailto:"]');
      await expect(mail).toHaveCount(sees ? 1 : 0);
      if (sees) await expect(mail).toHaveText(/^\S+@\S+$/);
      else await expect(cardOf(page)).not.toContainText('@');
    });
  }
});

test.describe('when the card cannot be had', () => {
  test('it says so, and Retry brings it', async ({ page, open, problems }) => {
    problems.allow(/Failed to load resource/);
    await open('member');
    const mend = await breakRoute(page, userCalls, { status: 500, body: '{"message":"Out of glue."}' });
    await (await plantCardLink(page, ids.mara)).click();
    await expect(cardOf(page).getByRole('alert')).toContainText('Failed to load user');
    await mend();
    await cardOf(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog', { name: 'Mara Lindqvist' })).toContainText('Joined');
    await expect(cardOf(page).and(page.locator(':focus-within'))).toHaveCount(1);
  });

  test('a slow answer is waited for in a card that is already there', async ({ page, open }) => {
    await open('member');
    const answers = await holdCalls(page, userCalls);
    await (await plantCardLink(page, ids.mara)).click();
    await expect(cardOf(page).locator('[aria-busy="true"]')).toContainText('Loading…');
    const before = (await cardOf(page).boundingBox())!;
    answers.release();
    await expect(cardOf(page)).toContainText('Mara Lindqvist');
    await expect(cardOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
    const after = (await cardOf(page).boundingBox())!;
    expect(Math.abs(after.width - before.width), 'the width holds').toBeLessThanOrEqual(1);
  });

  test('a reader who may see no profiles goes where the link leads', async ({ page, open }) => {
    await page.route(/\/discussion\/\d+/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('"profiles.view":true', '"profiles.view":false');
      await route.fulfill({ response: answer, body });
    });
    await open('guest');
    await (await plantCardLink(page, ids.mara)).click();
    await expect(page).toHaveURL(/\/profile\/7\//);
  });
});

test.describe('a click that is not for us', () => {
  for (const modifier of ['Control', 'Shift'] as const) {
    test(`with ${modifier} it is the browser's: another page`, async ({ page, open, context }) => {
      await open('member');
      const link = await plantCardLink(page, ids.mara);
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: [modifier] });
      await (await opened).waitForURL(/\/profile\/7\//);
      await expect(cardOf(page)).toHaveCount(0);
    });
  }
});
