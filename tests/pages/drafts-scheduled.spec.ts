import { rich } from '../support/draftForms';
import { breakRoute } from '../support/breakRoute';
import { expect, test } from '../support/threadTest';

test('Enter in the field of a date schedules; a date that could not be given or taken away says why, with the focus beside it', async ({
  context,
  page,
  open,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503|Error (scheduling|cancelling|autosaving)/);
  await open('moderator', '/post/question/8');
  await page.getByLabel('Title').fill('For later');
  await rich(page).click();
  await page.keyboard.type('Words.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  const said = page.locator('[aria-live="polite"] p');
  await expect(said.last()).toHaveText('Your draft has been saved.');
  const part = page.getByRole('group').filter({ hasText: 'Publish at' });
  await part.locator('summary').click();
  await part.getByLabel('Publish at').press('Enter');
  await expect(part.getByLabel('Publish at')).toHaveAccessibleDescription(
    'Choose when it is to be published.',
  );
  await expect(part.getByLabel('Publish at')).toBeFocused();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await part.getByLabel('Publish at').fill(soon);
  const fault = { status: 503, body: '{"message":"The disk is full.","status":503}' };
  let mend = await breakRoute(page, /api\/v2\/drafts/, fault);
  await part.getByRole('button', { name: 'Schedule' }).click();
  await expect(part.getByRole('alert')).toHaveText('The disk is full.');
  await mend();
  await context.setOffline(true);
  await part.getByRole('button', { name: 'Schedule' }).click();
  await expect(part.getByRole('alert')).toHaveText(/You are offline/);
  await context.setOffline(false);
  await expect(part.getByRole('alert')).toHaveCount(0);
  await part.getByLabel('Publish at').press('Enter');
  await expect(page.getByText('It will be published on')).toBeVisible();
  await expect(page).toHaveURL(/\/post\/question\/8$/);
  await expect(said.filter({ hasText: /^Scheduled for .+ 20\d\d/ })).toHaveCount(1);
  // The form is the next post's now; the date is changed from the list.
  await page.reload();
  await expect(page.locator('.inl-post')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.goto('/drafts?draftStatus=scheduled');
  await page.getByRole('link', { name: 'For later' }).click();
  await expect(part.getByLabel('Publish at')).toHaveValue(soon);
  await expect(part.getByRole('alert')).toHaveCount(0);
  const cancel = part.getByRole('button', { name: 'Cancel schedule' });
  mend = await breakRoute(page, /api\/v2\/drafts/, fault);
  await cancel.click();
  await expect(part.getByRole('alert')).toHaveText('The disk is full.');
  await mend();
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(cancel).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Schedule' })).toBeFocused();
  await expect(said.filter({ hasText: 'The schedule has been cancelled.' })).toHaveCount(1);
});
