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

test('words that are saved of a scheduled draft leave it its date, which its form says', async ({
  page,
  as,
}) => {
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

test('all words of a comment that was begun can be read and copied, and each row says what it is of', async ({
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
  test(`words for a draft that has gone elsewhere are not lost to ${button}, nor posted twice`, async ({
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
