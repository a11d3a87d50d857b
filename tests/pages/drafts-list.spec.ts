import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { keptTexts } from '../support/keptTexts';
import type { Client } from '../support/openClient';
import { expect, test } from '../support/threadTest';

/** A draft of another device: this one has no copy of it. */
async function makeDraft(api: Client, name: string, parentRecordID = 7): Promise<void> {
  const made = await api.post('/drafts', {
    ...{ recordType: 'discussion', parentRecordType: 'category', parentRecordID },
    attributes: { body: 'Words.', format: 'text', draftType: 'discussion', draftMeta: { name } },
  });
  expect(made.status()).toBe(201);
}

test('a draft that is deleted in the list goes with its copy here, and leaves the focus in the list', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/status of 400/);
  // Of another category, whose form is not the one below.
  await makeDraft(await api('moderator'), 'Stays', 6);
  await open('moderator', '/post/question/7');
  await page.getByLabel('Title').fill('Gone soon');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await page.goto('/drafts');
  // Also where the list is the answer to a form, which must not be sent again.
  const draft = page.getByRole('article').filter({ hasText: 'Gone soon' });
  await draft.locator('summary').click();
  await draft.getByLabel('Publish at (UTC)').fill('2020-01-01T10:00');
  await draft.getByRole('button', { name: 'Schedule Gone soon' }).click();
  await expect(draft.getByRole('alert')).toBeVisible();
  await page.waitForSelector('[data-react="DraftList"][data-inlay-state="mounted"]', { state: 'attached' });
  const remove = page.getByRole('button', { name: 'Delete Gone soon' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.locator('#drafts')).toBeFocused();
  await expect(page.locator('[aria-live="polite"] p')).toHaveText(['Your draft was discarded.']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Stays' })).toBeFocused();
  await expectNoAxeViolations(page, { include: '#content' });
  await page.getByRole('button', { name: 'Delete Stays' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Stays' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('inlay.drafts'))).toBeNull();
  await expect.poll(() => keptTexts(page)).toEqual([]);
  const left = async () =>
    (await (await (await api('moderator')).get('/drafts?parentRecordID=7')).json()) as object[];
  await expect.poll(left).toHaveLength(0);
});

test('a draft that cannot be deleted or scheduled stays as it is, and the page says why', async ({
  page,
  context,
  open,
  api,
  problems,
}) => {
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of (404|503)|Error (deleting|fetching) draft/,
  );
  const client = await api('moderator');
  for (const name of ['Elsewhere', 'Planned']) await makeDraft(client, name);
  await open('moderator', '/drafts');
  await page.waitForSelector('[data-react="DraftList"][data-inlay-state="mounted"]', { state: 'attached' });
  const remove = page.getByRole('button', { name: 'Delete Elsewhere' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  const discard = question.getByRole('button', { name: 'Discard' });
  await expect(discard).toBeVisible();
  await context.setOffline(true);
  const offline = 'You are offline. Check your connection and try again.';
  // First the code that deletes cannot be had, then the server.
  await discard.click();
  await expect(question.getByRole('alert')).toHaveText(offline);
  await context.setOffline(false);
  const mend = await breakRoute(page, /api\/v2\/drafts/, {
    status: 503,
    body: '{"message":"The disk is full.","status":503}',
  });
  await discard.click();
  await expect(question.getByRole('alert')).toHaveText('The disk is full.');
  await mend();
  await context.setOffline(true);
  await discard.click();
  await expect(question.getByRole('alert')).toHaveText(offline);
  await context.setOffline(false);
  await expect(question.getByRole('alert')).toHaveCount(0);

  // A draft that is deleted elsewhere meanwhile is just gone.
  const drafts = (await (await client.get('/drafts')).json()) as {
    draftID: number;
    attributes: { draftMeta: { name?: string } };
  }[];
  const { draftID } = drafts.find(({ attributes }) => attributes.draftMeta.name === 'Elsewhere')!;
  expect((await client.delete(`/drafts/${draftID}`)).ok()).toBe(true);
  await discard.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();

  const row = page.locator('.forum-draft', { hasText: 'Planned' });
  await row.locator('summary').click();
  const date = row.getByLabel('Publish at (UTC)');
  await date.fill('2038-01-01T10:00');
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Schedule Planned' }).click();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(date).toHaveValue('2038-01-01T10:00');
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
  await context.setOffline(false);
});
