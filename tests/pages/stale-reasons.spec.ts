import {
  electronics,
  followButton,
  followDialog,
  preferenceCalls,
  setPreferences,
} from '../support/followTag';
import { expect, test } from '../support/threadTest';

const isOffline = 'You are offline. Check your connection and try again.';
const outOfPaper = { status: 500, json: { status: 500, message: 'Out of paper.' } };
const ownCalls = '**/api/v2/notification-preferences/*';

test('the follow dropdown says that there is no network while there is none, and no old reason when opened anew', async ({
  page,
  open,
  api,
  context,
  problems,
}) => {
  // Without a network an add-on that is still on its way says so, and is asked for again when it is back.
  problems.allow(/status of 500|ERR_INTERNET_DISCONNECTED|failed [(]load[)]/);
  await setPreferences(await api('member'), 'popup.posts');
  await open('member', electronics.path);
  await followButton(page).click();
  const dialog = followDialog(page);
  const posts = dialog.getByRole('checkbox', { name: 'New posts, popup', exact: true });
  await expect(posts).toBeChecked();
  await context.setOffline(true);
  await posts.click();
  await expect(dialog.getByRole('alert')).toHaveText(isOffline);
  await expect(posts).toBeChecked();
  await context.setOffline(false);
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await page.route(preferenceCalls, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(outOfPaper) : route.fallback(),
  );
  for (const _time of ['first', 'second']) {
    await dialog.getByRole('button', { name: 'Unfollow Category' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Out of paper.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await followButton(page).click();
    await expect(posts).toBeChecked();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  }
});

test('the preferences page says that there is no network while there is none, and why a change was refused where the reader is; Save answers after that', async ({
  page,
  open,
  context,
  problems,
}) => {
  // Without a network an add-on that is still on its way says so, and is asked for again when it is back.
  problems.allow(/status of 500|ERR_INTERNET_DISCONNECTED|failed [(]load[)]/);
  await page.setViewportSize({ width: 320, height: 600 });
  await open('newcomer', '/profile/preferences');
  const form = page.locator('main form');
  const box = form.getByRole('checkbox').first();
  const before = await box.isChecked();
  await box.hover();
  await expect(page.locator('[data-react="NotificationPreferences"]')).toHaveAttribute(
    'data-inlay-state',
    'mounted',
  );
  await context.setOffline(true);
  await box.click();
  await expect(form.getByRole('alert')).toHaveText(isOffline);
  await context.setOffline(false);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(box).toBeChecked({ checked: before });

  await page.route(ownCalls, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(outOfPaper) : route.fallback(),
  );
  await box.click();
  await expect(form.getByRole('alert')).toHaveText('Out of paper.');
  await expect(box).toBeChecked({ checked: before });
  // Far above the end of the form, too.
  const told = page.getByRole('alert').filter({ hasText: 'Out of paper.' });
  await expect(told.last()).toBeInViewport();
  await expect(told.first()).not.toBeInViewport();
  await expect(box).toBeFocused();
  await page.unroute(ownCalls);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Success! Preferences saved.').last()).toBeVisible();
  await expect(box).toBeChecked({ checked: before });
});
