import { expect, test } from '../support/threadTest';

for (const [name, minutes] of [
  ['slow', -10],
  ['fast', 10],
] as const)
  test(`with a clock that is ten minutes ${name}, what has just happened has just happened`, async ({
    page,
    open,
    ownComment,
  }) => {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await ownComment('News for whoever began this.');
    await open('moderator');
    await page.locator('[data-inlay-part="notifications"]:visible').click();
    const newest = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
    await expect(newest).toContainText('commented on');
    await expect(newest.locator('time')).toHaveText(/^(just now|\d+ seconds ago)$/);
  });
