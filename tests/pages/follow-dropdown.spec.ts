import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import {
  electronics,
  followButton,
  followDialog,
  preferenceCalls,
  readPreferences,
  setPreferences,
} from '../support/followTag';
import { expect, test } from '../support/threadTest';
import { focusedStop, tabTo } from '../support/walkKeyboard';

const checkbox = (name: string) => ({ name, exact: true });

test('a guest has nothing to follow with', async ({ page, open }) => {
  await open('guest', electronics.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(electronics.name);
  await expect(page.locator('[data-react="CategoryFollowDropDown"]')).toHaveCount(0);
});

test('one click follows with the own defaults; every change is kept, also the last before leaving', async ({
  page,
  open,
  api,
}) => {
  const member = await api('member');
  await setPreferences(member);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.method());
  });
  await open('member', electronics.path);
  const button = followButton(page);
  await expect(page.locator('[data-react="CategoryFollowDropDown"]')).toHaveAttribute(
    'data-inlay-state',
    'asleep',
  );
  expect(calls).toEqual([]);
  const before = (await button.boundingBox())!;

  await button.click();
  const dialog = followDialog(page);
  await expect(dialog).toContainText(`You now follow ${electronics.name}.`);
  await expect(button).toHaveText('Following');
  const box = (await dialog.boundingBox())!;
  expect(box.width).toBeGreaterThanOrEqual(345);
  expect((await button.boundingBox())!.y).toBe(before.y);
  await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);

  await dialog.getByRole('checkbox', checkbox('New comments, popup')).check();
  await dialog.getByRole('checkbox', checkbox('New comments, e-mail')).check();
  await dialog.getByRole('checkbox', checkbox('New posts, popup')).uncheck();
  // Long before 1250 ms are over.
  await page.goto('/profile/followed-content');
  await expect
    .poll(() => readPreferences(member))
    .toEqual(['followed', 'popup.comments', 'email.comments', 'email.digest']);

  const row = page.getByRole('article').filter({ hasText: electronics.name });
  await row.getByRole('button', { name: 'Following' }).click();
  await expect(dialog.getByRole('checkbox', checkbox('New comments, e-mail'))).toBeChecked();
  await expect(dialog.getByRole('link', { name: 'View all followed categories' })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'View Category' })).toHaveAttribute(
    'href',
    new RegExp(`${electronics.path}$`),
  );
  await expect(row.getByText(/^Following since/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Unfollow Category' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText(/^Following since/)).toBeHidden();
  await expect(row.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();
  await expect.poll(() => readPreferences(member)).toEqual([]);
  await row.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(row.getByText(/^Following since/)).toBeVisible();
});

test('a save that fails is taken back with the reason; a slow one shows at once', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/status of 403/);
  await setPreferences(await api('member'), 'popup.posts');
  await open('member', electronics.path);
  await followButton(page).click();
  const dialog = followDialog(page);
  const posts = dialog.getByRole('checkbox', checkbox('New posts, popup'));
  const mail = dialog.getByRole('checkbox', checkbox('New posts, e-mail'));
  await expect(posts).toBeChecked();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(preferenceCalls, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await held;
    await route.fulfill({
      status: 403,
      json: {
        message: 'Permission Problem',
        status: 403,
        description: 'You need the Garden.Email.View permission.',
      },
    });
  });
  await mail.click();
  await expect(mail).toBeChecked();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  letGo();
  await expect(dialog.getByRole('alert')).toContainText('You need the Garden.Email.View permission.');
  await expect(mail).not.toBeChecked();
  await expect(posts).toBeChecked();
  await page.unroute(preferenceCalls);
  await mail.check();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => readPreferences(await api('member'))).toContain('email.posts');
});

test('a session that has ended says so in the dialog; every button stays where it is', async ({
  page,
  open,
  api,
  context,
  problems,
}) => {
  problems.allow(/status of 403/);
  const member = await api('member');
  await setPreferences(member, 'popup.posts');
  await open('member', '/profile/followed-content');
  const buttons = page.locator('[data-inlay-part="follow"]');
  const count = await buttons.count();
  const row = page.getByRole('article').filter({ hasText: electronics.name });
  await row.getByRole('button', { name: 'Following' }).click();
  const dialog = followDialog(page);
  const comments = dialog.getByRole('checkbox', checkbox('New comments, popup'));
  await expect(comments).not.toBeChecked();
  await context.clearCookies();
  await comments.click();
  await expect(dialog.getByRole('alert')).toHaveText('You have been signed out. Sign in again to go on.');
  await expect(dialog.getByRole('link', { name: 'Sign in again in a new tab' })).toHaveAttribute(
    'href',
    /\/entry\/signin\?.*followed-content/,
  );
  await expect(comments).toBeFocused();
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Following' })).toBeFocused();
  await expect(buttons).toHaveCount(count);
});

test('preferences whose code cannot be had say so, and come with the next press', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|Failed to fetch dynamically imported module/);
  await setPreferences(await api('member'));
  const mend = await breakRoute(page, /assets\/FollowPanel/, { drop: true });
  await open('member', electronics.path);
  await followButton(page).click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(followButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(followButton(page)).toBeFocused();
  await mend();
  await followButton(page).click();
  await expect(followDialog(page)).toContainText(`You now follow ${electronics.name}.`);
  await expect(page.locator('.inl-toast', { hasText: 'This part could not be loaded.' })).toBeHidden();
});

test('who comes back from another tab finds what was chosen there', async ({ page, open, api }) => {
  const member = await api('member');
  await setPreferences(member, 'popup.posts');
  await open('member', electronics.path);
  await followButton(page).click();
  const dialog = followDialog(page);
  const comments = dialog.getByRole('checkbox', checkbox('New comments, popup'));
  await expect(comments).not.toBeChecked();
  const back = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await setPreferences(member, 'popup.posts', 'popup.comments');
  await back();
  await expect(comments).toBeChecked();
  await comments.focus();
  await setPreferences(member);
  await back();
  await expect(dialog.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Notification Preferences' })).toBeFocused();
  await expect.poll(() => readPreferences(member)).toEqual([]);
});

test('after Back, a copy out of the browser’s cache shows what was followed since it was printed', async ({
  page,
  open,
  api,
}) => {
  const member = await api('member');
  await setPreferences(member);
  await open('member', electronics.path);
  await expect(followButton(page)).toHaveText('Follow');
  await page.goto('/categories');
  await setPreferences(member, 'popup.posts');
  await page.goBack();
  await expect(followButton(page)).toHaveText('Following');
  await setPreferences(member);
});

test('by keyboard alone, without accessibility violations, light and dark', async ({ page, open, api }) => {
  await setPreferences(await api('member'), 'popup.posts', 'email.digest');
  await open('member', electronics.path);
  await expectNoAxeViolations(page, { include: 'main header' });
  for (const path of ['/profile/followed-content', '/profile/followed-content?category=9']) {
    await page.goto(path);
    await expectNoAxeViolations(page, { include: 'main' });
  }
  await page.goto(electronics.path);
  await tabTo(page, '[data-inlay-part=follow]');
  await page.keyboard.press('Enter');
  const dialog = followDialog(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(followButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('checkbox', checkbox('New comments, e-mail'))).toBeVisible();
  const names: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab');
    const stop = (await focusedStop(page))!;
    expect(stop.ring, stop.name).toBe(true);
    names.push(stop.name);
  }
  expect(names).toEqual([
    'View all followed categories',
    'Close',
    'Include in email digest',
    'Notify me of new content',
    'New posts, popup',
    'New posts, e-mail',
    'New comments, popup',
    'New comments, e-mail',
  ]);
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', checkbox('New comments, e-mail'))).toBeChecked();
  await dialog.getByRole('checkbox', checkbox('New comments, e-mail')).uncheck();
  await dialog.getByRole('checkbox', checkbox('New posts, popup')).uncheck();
  await expect(dialog).toContainText('At least one notification method must be selected');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, { include: '.inl-layer' });
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(followButton(page)).toBeFocused();
});

for (const pause of [150, 400])
  test(`a double click on the button follows and shows with what, ${pause} ms between its halves`, async ({
    page,
    open,
    api,
  }) => {
    const member = await api('member');
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
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      if (clickCount === 1) await page.waitForTimeout(pause);
    }
    await expect(followDialog(page)).toContainText(`You now follow ${electronics.name}.`);
    await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);
    await expect(followDialog(page)).toBeVisible();
    await expect(button).toHaveText('Following');
  });

for (const speed of ['slow', 'fast'])
  test(`unfollowing keeps the dialog as it is until it closes, and its button off the page behind, ${speed}`, async ({
    page,
    open,
    api,
  }) => {
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
  });

test('320 px wide, from right to left: nothing scrolls sideways, the dialog is whole', async ({
  page,
  open,
  api,
}) => {
  await setPreferences(await api('member'), 'popup.posts', 'email.digest');
  await page.setViewportSize({ width: 320, height: 640 });
  await open('member', `${electronics.path}?locale=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // Nor where another category's name is one long word.
  const other = page.locator('.forum-links bdi').first();
  await other.evaluate((name) => (name.textContent = 'w'.repeat(52)));
  await followButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(6);
  const box = (await dialog.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  const sideways = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth - window.innerWidth,
    dialog: [...document.querySelectorAll('[role=dialog]')].map(
      (each) => each.scrollWidth - each.clientWidth,
    ),
  }));
  expect(sideways).toEqual({ page: 0, dialog: [0] });
  await expectNoAxeViolations(page, { include: '.inl-layer' });
});

test('320 px wide, with text twice as large: the heading is whole, and so is its ring', async ({
  page,
  open,
  api,
}) => {
  await setPreferences(await api('member'), 'popup.posts', 'email.digest');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ['en', 'ar']) {
    await open('member', `${electronics.path}?locale=${locale}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await followButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).toHaveCount(6);
    const heading = dialog.getByRole('heading');
    await expect(heading).toBeFocused();
    // Its ring is 2 px wide, and 2 px away from it.
    const room = () =>
      heading.evaluate((title) => {
        const box = title.closest('[role=dialog]')!;
        const outer = box.getBoundingClientRect();
        const inner = title.getBoundingClientRect();
        return Math.min(
          inner.top - outer.top - box.clientTop,
          outer.bottom - inner.bottom,
          inner.left - outer.left,
          outer.right - inner.right,
          inner.top,
        );
      });
    await expect.poll(room, locale).toBeGreaterThanOrEqual(4);
    // No word of it is wider than its box, and so under a button beside it.
    expect(await heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('with text twice as large, what can be undone is whole in its box', async ({ page, open, api }) => {
  const member = await api('member');
  for (const [width, locale] of [
    [1280, 'en'],
    [320, 'en'],
    [320, 'ar'],
  ] as const) {
    await setPreferences(member);
    await page.setViewportSize({ width, height: 640 });
    await open('member', `${electronics.path}?locale=${locale}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await followButton(page).click();
    const notice = page.getByRole('dialog').locator('.inl-follow-panel__notice');
    await expect(notice).toBeVisible();
    const room = await notice.evaluate((box) => {
      const outer = box.getBoundingClientRect();
      const button = box.querySelector('button')!;
      // Its words, and not only its edges.
      const words = document.createRange();
      words.selectNodeContents(button);
      const inner = [button.getBoundingClientRect(), words.getBoundingClientRect()];
      return Math.min(
        ...inner.flatMap(({ left, right, top, bottom }) => [
          left - outer.left,
          outer.right - right,
          top - outer.top,
          outer.bottom - bottom,
        ]),
        words.getClientRects().length > 1 ? -1 : 0,
      );
    });
    expect(room, `${width} px, ${locale}`).toBe(0);
  }
});

for (const [height, text, locale] of [
  [640, '100%', 'en'],
  [480, '100%', 'en'],
  [480, '200%', 'ar'],
] as const)
  test(`a pointer reaches all of the dialog whatever toasts stand, 320 × ${height} px, text at ${text}`, async ({
    page,
    open,
    api,
  }) => {
    const moderator = await api('moderator');
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
    await button.click();
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

test('toasts that made way for the dialog come back when its own button closes it', async ({
  page,
  as,
  api,
}) => {
  await as('newcomer');
  await setPreferences(await api('newcomer'));
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(electronics.path);
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
});

test('toasts go on making way for the dialog while the page is scrolled', async ({ page, as, api }) => {
  await as('newcomer');
  await setPreferences(await api('newcomer'));
  for (const locale of ['en', 'ar']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${electronics.path}?locale=${locale}`);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('following, choosing and unfollowing work by plain forms', async ({ page, as, api }) => {
    const member = await api('member');
    await setPreferences(member);
    await as('member');
    await page.goto(electronics.path);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${electronics.path}$`));
    await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);

    await page.getByRole('button', { name: 'Following' }).click();
    await expect(page).toHaveURL(/\/profile\/followed-content\?category=9$/);
    await page
      .getByRole('group', { name: 'Notify me of new posts' })
      .getByLabel('Notification popup')
      .uncheck();
    await page
      .getByRole('group', { name: 'Notify me of new comments' })
      .getByLabel('Notification Email')
      .check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toHaveText('Success! Preferences saved.');
    await expect.poll(() => readPreferences(member)).toEqual(['followed', 'email.comments', 'email.digest']);

    await page.goto('/profile/followed-content');
    const row = page.getByRole('article').filter({ hasText: electronics.name });
    await row.getByRole('button', { name: 'Unfollow Category' }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(() => readPreferences(member)).toEqual([]);
  });
});

test('a button that is labelled with one long word stays in a narrow page', async ({ page, as }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await as('member');
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  const props = { userID: 3, recordID: electronics.categoryID, name, nameAsLabel: true, isFollowed: true };
  await page.route(new RegExp(`${electronics.path}$`), async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(data-react="CategoryFollowDropDown"[^>]*data-props=")[^"]*"/,
      `$1${JSON.stringify(props).replaceAll('"', '&quot;')}"`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(electronics.path);
  await followButton(page).click();
  await expect(followDialog(page)).toBeVisible();
  await expect(followButton(page)).toContainText(name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
