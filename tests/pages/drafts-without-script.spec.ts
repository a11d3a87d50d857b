import type { Page } from '@playwright/test';
import { expect, test } from '../support/threadTest';

test.use({ javaScriptEnabled: false });

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const date = (page: Page) => page.getByLabel('Publish at (UTC)');
/** Words of a new post, in its form. */
async function begin(page: Page, name: string) {
  await page.goto('/post/discussion/6');
  await title(page).fill(name);
  await page.getByRole('textbox', { name: 'Your text' }).fill('Words.');
}
const openSchedule = (page: Page) => page.locator('summary').filter({ hasText: 'Schedule' }).click();

test('a scheduled draft that is saved again keeps its date, which its form shows', async ({ page, as }) => {
  await as('moderator');
  await begin(page, 'Dated plainly');
  await openSchedule(page);
  const soon = tomorrow();
  await date(page).fill(soon);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('link', { name: 'Dated plainly' }).click();
  await expect(page.getByText('It will be published on')).toBeVisible();
  await expect(date(page)).toHaveValue(soon);
  await page.getByRole('textbox', { name: 'Your text' }).fill('Other words.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.goto('/drafts?draftStatus=scheduled');
  const draft = page.getByRole('article').filter({ hasText: 'Dated plainly' });
  await expect(draft).toContainText('Other words.');
  await expect(draft.locator('time')).toHaveAttribute('datetime', new RegExp(`^${soon}`));
  await draft.getByRole('button', { name: 'Delete' }).click();
});

test('a date that is refused stands in the form with its reason, and so do tags', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  await as('moderator');
  await begin(page, 'Dated too early');
  await openSchedule(page);
  await date(page).fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(date(page)).toHaveValue('2020-01-01T10:00');
  await expect(date(page)).toHaveAccessibleDescription(/at least 15 minutes/);
  const tags = page.getByRole('textbox', { name: 'Tags' });
  await tags.fill('one, two, three, four, five, six');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(tags).toHaveValue('one, two, three, four, five, six');
  await expect(tags).toHaveAttribute('aria-invalid', 'true');
  await expect(tags).toHaveAccessibleDescription(/Up to five.*5 tags at most/);
});

test('a draft of a comment can be read and copied whole, and each row names its record', async ({
  page,
  api,
  as,
  thread,
}) => {
  const { discussionID, comments } = thread;
  const member = await api('member');
  const end = 'The very last word.';
  const body = `${'Many words that a list has no room for. '.repeat(20)}${end}`;
  const place = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: discussionID };
  const kept = async (draftMeta: object) => {
    const lastSaved = new Date().toISOString();
    const attributes = { body, format: 'text', draftType: 'comment', lastSaved, draftMeta };
    const made = await member.post('/drafts', { ...place, attributes });
    return ((await made.json()) as { draftID: number }).draftID;
  };
  const [comment, answer] = [await kept({}), await kept({ commentParentID: comments[0] })];
  await as('member');
  await page.goto('/drafts');
  await expect(page.locator(`#Draft_${answer}`)).toContainText('Reply');
  const row = page.locator(`#Draft_${comment}`);
  await expect(row).not.toContainText(end);
  await row.getByRole('link', { name: 'The whole text' }).click();
  await expect(page.locator('.userContent')).toContainText(end);
  await page.getByRole('link', { name: 'This can be copied into its form.' }).click();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
});

test('the draft of a question goes on as one', async ({ page, as }) => {
  await as('moderator');
  await page.goto('/post/question/6');
  await title(page).fill('How is this kept?');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('link', { name: 'How is this kept?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New question');
  await page.goto('/drafts');
  await page.getByRole('button', { name: 'Delete How is this kept?' }).click();
});

test('Enter posts, and where a date stands it gives that', async ({ page, as }) => {
  await as('moderator');
  await begin(page, 'Entered for later');
  await openSchedule(page);
  await date(page).fill(tomorrow());
  await date(page).press('Enter');
  await expect(page).toHaveURL(/draftStatus=scheduled/);
  await page.getByRole('button', { name: 'Delete Entered for later' }).click();
  await begin(page, 'Entered at once');
  await title(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entered at once');
});

for (const [button, heading] of [
  ['Save Draft', 'Drafts'],
  ['Post', 'Page Not Found'],
] as const)
  test(`a text for a draft that has gone elsewhere is not lost to ${button}, nor posted twice`, async ({
    page,
    api,
    as,
    problems,
  }) => {
    problems.allow(/status of 404/);
    await as('moderator');
    await begin(page, 'Gone meanwhile');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByRole('link', { name: 'Gone meanwhile' }).click();
    const draftID = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect((await (await api('moderator')).delete(`/drafts/${draftID}`)).status()).toBe(204);
    await page.getByRole('textbox', { name: 'Your text' }).fill('More words.');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText('More words.');
    if (button === 'Save Draft') await page.getByRole('button', { name: 'Delete Gone meanwhile' }).click();
  });

test('drafts are kept, scheduled, taken back and deleted by plain forms', async ({ page, as, problems }) => {
  problems.allow(/status of 4\d\d/);
  await as('moderator');
  await page.goto('/post/discussion/6');
  await page.getByRole('textbox', { name: 'Title' }).fill('Plainly kept');
  await page.getByRole('textbox', { name: 'Your text' }).fill('Words.');
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
});

test('tags that another client has kept by number are in the plain form, and in its post', async ({
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
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue(tag!.name);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagged');
  await expect(page.getByRole('link', { name: tag!.name }).first()).toBeVisible();
});
