import { newPost, rich } from '../support/draftForms';
import { breakRoute } from '../support/breakRoute';
import { forgetDrafts } from '../support/forgetDrafts';
import { expectTags } from '../support/pickers';
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

test('Post publishes nothing a second time that went out at its time, and a text that was typed since only when it is pressed again', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/status of 404|Error (autosaving|fetching)/);
  // The form would begin with the newest one.
  await forgetDrafts(await api('moderator'));
  await open('moderator', newPost);
  await page.getByLabel('Title').fill('For later');
  await rich(page).click();
  await page.keyboard.type('Words.');
  const part = page.getByRole('group').filter({ hasText: 'Publish at' });
  await part.locator('summary').click();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await part.getByLabel('Publish at').fill(soon);
  await part.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('It will be published on')).toBeVisible();
  // On another device.
  const client = await api('moderator');
  const all = await client.get('/drafts?recordType=discussion&draftStatus=scheduled');
  const [{ draftID }] = (await all.json()) as [{ draftID: number }];
  await client.delete(`/drafts/${draftID}`);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /api[/]v2[/]discussions/.test(request.url()))
      posts.push(request.url());
  });
  await rich(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  // While a date stands there, the form is for that.
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toHaveCount(0);
  await part.getByLabel('Publish at').fill('');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('This draft has been posted.')).toBeVisible();
  await expect(rich(page)).toHaveText('Words. And more.');
  await expect(page.getByText('Your draft has come back', { exact: false })).toHaveCount(0);
  expect(posts).toEqual([]);
  // It is another post now.
  await expect(part.getByRole('button', { name: 'Cancel schedule' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.locator('.userContent').first()).toHaveText('Words. And more.');
});

test('tags that another client has kept by number are in the form, and in its post', async ({
  page,
  as,
  api,
}) => {
  const member = await api('member');
  const [tag] = (await (await member.get('/tags?limit=1')).json()) as { tagID: number; name: string }[];
  const made = await member.post('/drafts', {
    ...{ recordType: 'discussion', parentRecordType: 'category', parentRecordID: 7 },
    attributes: {
      ...{ body: 'Words.', format: 'text', draftType: 'discussion', lastSaved: new Date().toISOString() },
      draftMeta: { name: 'Tagged', postTypeID: 'discussion', categoryID: 7, tagIDs: [tag!.tagID] },
    },
  });
  const { draftID } = (await made.json()) as { draftID: number };
  await as('member');
  await page.goto(`/post/editdiscussion/0/${draftID}`);
  await expectTags(page, tag!.name);
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagged');
  await expect(page.getByRole('link', { name: tag!.name }).first()).toBeVisible();
});
