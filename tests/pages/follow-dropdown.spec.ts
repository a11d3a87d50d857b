import { breakRoute } from '../support/breakRoute';
import { comeBack } from '../support/comeBack';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import {
  electronics,
  followButton,
  followDialog,
  readPreferences,
  setPreferences,
} from '../support/followTag';
import { expect, test } from '../support/threadTest';
import { focusedStop, tabTo } from '../support/walkKeyboard';

const checkbox = (name: string) => ({ name, exact: true });

test('one click follows with the user’s own defaults; every change is kept, also the last one before the page is left', async ({
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

test('the button shows what was followed elsewhere: once its code can be had, after Back, and beside another tab', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|Failed to fetch dynamically imported module/);
  const member = await api('member');
  await setPreferences(member);
  const mend = await breakRoute(page, /assets\/FollowPanel/, { drop: true });
  await open('member', electronics.path);
  await followButton(page).click();
  const failure = page.locator('.inl-toast', { hasText: 'This part could not be loaded.' });
  await expect(failure).toBeVisible();
  await expect(followButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(followButton(page)).toBeFocused();
  await mend();
  await followButton(page).click();
  const dialog = followDialog(page);
  await expect(dialog).toContainText(`You now follow ${electronics.name}.`);
  await expect(failure).toBeHidden();

  // A copy out of the browser's cache was printed before it was followed.
  await setPreferences(member);
  await page.goto(electronics.path);
  await expect(followButton(page)).toHaveText('Follow');
  await page.goto('/categories');
  await setPreferences(member, 'popup.posts');
  await page.goBack();
  await expect(followButton(page)).toHaveText('Following');

  await followButton(page).click();
  const comments = dialog.getByRole('checkbox', checkbox('New comments, popup'));
  await expect(comments).not.toBeChecked();
  await setPreferences(member, 'popup.posts', 'popup.comments');
  await comeBack(page);
  await expect(comments).toBeChecked();
  await comments.focus();
  await setPreferences(member);
  await comeBack(page);
  await expect(dialog.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Notification Preferences' })).toBeFocused();
  expect(await readPreferences(member)).toEqual([]);
});

test('the dialog is used by keyboard alone, without accessibility violations', async ({
  page,
  open,
  api,
}) => {
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
  await expectNoAxeViolations(page, { include: '.inl-layer' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(followButton(page)).toBeFocused();
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
      /(data-react="CategoryFollowDropDown"[^>]*data-props=')[^']*'/,
      `$1${JSON.stringify(props)}'`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(electronics.path);
  await followButton(page).click();
  await expect(followDialog(page)).toBeVisible();
  await expect(followButton(page)).toContainText(name);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
