import { startDiscussion } from '../support/forumRecords';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('a text that comes too late is in view to be copied, and one whose session has ended is sent again by its author alone', async ({
  page,
  problems,
  context,
  as,
  api,
}) => {
  problems.allow(/status of 403/);
  const moderator = await api('moderator');
  const text = 'Words & <b>more</b>,\n\nof an hour.';
  await as('member');
  const closed = await startDiscussion(moderator);
  await page.goto(`/discussion/${closed}?locale=ar`);
  await page.locator('#reply textarea').fill(text);
  expect((await moderator.patch(`/discussions/${closed}`, { closed: true })).ok()).toBe(true);
  await page.locator('#reply [type="submit"]').first().click();
  const words = page.getByRole('textbox', { name: 'نصك' });
  await expect(words).toHaveValue(text);
  await expect(words).toBeFocused();
  await expect(words).toBeInViewport();
  await expect(words).toHaveAccessibleDescription(/كلماتك ما زالت هنا لنسخها\.$/);

  const path = `/discussion/${await startDiscussion(moderator)}`;
  await page.goto(`${path}?locale=en`);
  await page.locator('#reply textarea').fill(text);
  await context.clearCookies({ name: /session/ });
  await page.locator('#reply [type="submit"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been signed out');
  await expect(page.locator('#typed')).toHaveValue(text);
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Sign in in a new tab' }).click();
  const other = await opened;
  await expect(other.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(new URL(other.url()).searchParams.get('target')).toMatch(new RegExp(`^${path}`));
  await other.close();
  const again = page.getByRole('button', { name: 'Send again' });
  for (const role of ['moderator', 'member'] as const) {
    await context.clearCookies({ name: /session/ });
    await as(role);
    await again.click();
    await expect(page.getByRole('alert'), 'the next user decides').toContainText(
      `You are signed in as ${role} now.`,
    );
    await expect(page.locator('#typed')).toHaveValue(text);
  }
  await again.click();
  await expect(page.locator('.forum-comments .userContent').last()).toHaveText(
    /^Words & <b>more<\/b>,\s*of an hour\.$/,
  );
});
