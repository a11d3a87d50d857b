import { expect, test } from '../support/threadTest';

test.use({ javaScriptEnabled: false });

test('drafts are kept, scheduled, taken back and deleted by plain forms, where Enter does what stands first', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  await as('moderator');
  const title = page.getByRole('textbox', { name: 'Title' });
  const begin = async (name: string) => {
    await page.goto('/post/discussion/6');
    await title.fill(name);
    await page.getByRole('textbox', { name: 'Your text' }).fill('Words.');
  };
  await begin('Plainly kept');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page).toHaveURL(/\/drafts$/);
  const draft = page.getByRole('article').filter({ hasText: 'Plainly kept' });
  const schedule = async (date: string) => {
    await draft.locator('summary').click();
    await draft.getByLabel('Publish at (UTC)').fill(date);
    await draft.getByRole('button', { name: 'Schedule Plainly kept', exact: true }).click();
  };
  await schedule('2020-01-01T10:00');
  await expect(draft.getByRole('alert')).toContainText('at least 15 minutes in the future');
  const date = draft.getByLabel('Publish at (UTC)');
  await expect(date).toHaveValue('2020-01-01T10:00');
  await expect(date).toHaveAccessibleDescription(/at least 15 minutes/);
  // What a refused form leaves in the address bar leads back to the list, in any language.
  await page.goto(page.url());
  await expect(page).toHaveURL(/\/drafts$/);
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await schedule(soon);
  await expect(page).toHaveURL(/draftStatus=scheduled/);
  const outcome = page.getByRole('main').getByRole('status');
  await expect(outcome).toHaveText('It has been scheduled.');
  await expect(outcome).toBeFocused();
  await expect(draft).toContainText('Scheduled for');
  await schedule('2020-01-01T10:00');
  await expect(draft.getByRole('alert')).toContainText('at least 15 minutes in the future');
  await expect(outcome).toHaveCount(0);
  await expect(draft).toContainText('Scheduled for');
  await draft.getByRole('button', { name: 'Cancel schedule of Plainly kept' }).click();
  await expect(outcome).toHaveText('The schedule has been cancelled.');
  await expect(outcome).toBeFocused();
  await expect(draft).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Drafts' }).getByRole('link', { name: 'Drafts' }).click();
  await draft.getByRole('link', { name: 'Plainly kept' }).click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('Words.');
  await page.goBack();
  await draft.getByRole('button', { name: 'Delete Plainly kept' }).click();
  await expect(outcome).toHaveText('Your draft was discarded.');
  await expect(draft).toHaveCount(0);

  // Enter posts, and where a date stands it gives that.
  await begin('Entered for later');
  await page.locator('summary').filter({ hasText: 'Schedule' }).click();
  await page.getByLabel('Publish at (UTC)').fill(soon);
  await page.getByLabel('Publish at (UTC)').press('Enter');
  await expect(page).toHaveURL(/draftStatus=scheduled/);
  await page.getByRole('button', { name: 'Delete Entered for later' }).click();
  await begin('Entered at once');
  await title.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entered at once');
});
