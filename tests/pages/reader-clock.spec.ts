import { expect, test } from '../support/threadTest';

test('news is new also with a clock that is ten minutes slow or fast', async ({ page, open, ownComment }) => {
  for (const minutes of [-10, 10]) {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await ownComment('News for the author.');
    await open('moderator');
    await page.locator('[data-inlay-part="notifications"]:visible').click();
    const newest = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
    await expect(newest).toContainText('commented on');
    await expect(newest.locator('time')).toHaveText(/^(just now|\d+ seconds ago)$/);
  }
});
