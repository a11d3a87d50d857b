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
import { focusedStop } from '../support/walkKeyboard';

test('one click follows with the user’s own defaults, by keyboard too; every change is kept, also the last one before the page is left, and one that was made elsewhere is shown', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|Failed to fetch dynamically imported module/);
  const member = await api('member');
  await setPreferences(member);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.method());
  });
  const mend = await breakRoute(page, /assets\/FollowPanel/, { drop: true });
  await open('member', electronics.path);
  const button = followButton(page);
  const dialog = followDialog(page);
  const choice = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
  await expect(page.locator('[data-react="CategoryFollowDropDown"]')).toHaveAttribute(
    'data-inlay-state',
    'asleep',
  );
  expect(calls).toEqual([]);
  await expectNoAxeViolations(page, { include: 'main header' });
  const before = (await button.boundingBox())!;

  await test.step('once its code can be had', async () => {
    await button.click();
    const failure = page.locator('.inl-toast', { hasText: 'This part could not be loaded.' });
    await expect(failure).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await mend();
    await button.click();
    await expect(dialog).toContainText(`You now follow ${electronics.name}.`);
    await expect(failure).toBeHidden();
    await expect(button).toHaveText('Following');
    const box = (await dialog.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(345);
    expect((await button.boundingBox())!.y).toBe(before.y);
    await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('by keyboard alone, without accessibility violations', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(choice('New comments, e-mail')).toBeVisible();
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
    await expect(choice('New comments, e-mail')).toBeChecked();
    await choice('New comments, e-mail').uncheck();
    await choice('New posts, popup').uncheck();
    await expect(dialog).toContainText('At least one notification method must be selected');
    await expectNoAxeViolations(page, { include: '.inl-layer' });
  });

  // A save that is still on its way would come to the server after the one that goes out as the page is left.
  await expect.poll(() => readPreferences(member)).toEqual(['followed', 'email.digest']);
  await choice('New comments, popup').check();
  await choice('New comments, e-mail').check();
  // Long before 1250 ms are over.
  await page.goto('/profile/followed-content');
  await expect
    .poll(() => readPreferences(member))
    .toEqual(['followed', 'popup.comments', 'email.comments', 'email.digest']);

  await test.step('among all followed categories', async () => {
    await expectNoAxeViolations(page, { include: 'main' });
    const row = page.getByRole('article').filter({ hasText: electronics.name });
    await row.getByRole('button', { name: 'Following' }).click();
    await expect(choice('New comments, e-mail')).toBeChecked();
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
    await expect.poll(() => readPreferences(member)).toEqual(['followed', 'popup.posts', 'email.digest']);
  });

  await test.step('after Back, and beside another tab', async () => {
    // Where the button leads without its widget.
    await page.goto('/profile/followed-content?category=9');
    await expectNoAxeViolations(page, { include: 'main' });
    // A copy out of the browser's cache was printed before it was followed.
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL(new RegExp(`${electronics.path}$`));
    await expect(button).toHaveText('Following');
    await button.click();
    await expect(choice('New posts, popup')).toBeChecked();
    await expect(choice('New comments, popup')).not.toBeChecked();
    await setPreferences(member, 'popup.posts', 'popup.comments');
    await comeBack(page);
    await expect(choice('New comments, popup')).toBeChecked();
    await choice('New comments, popup').focus();
    await setPreferences(member);
    await comeBack(page);
    await expect(dialog.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Notification Preferences' })).toBeFocused();
    expect(await readPreferences(member)).toEqual([]);
  });
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
