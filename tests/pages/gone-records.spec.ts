import type { Page } from '@playwright/test';
import { rich } from '../support/draftForms';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

// What a draft was written for may be deleted by somebody else: its words may not go with it.

const inList = (page: Page, words: string) =>
  page.locator('article').filter({ hasText: words }).getByRole('heading').getByRole('link');
const toastLink = (page: Page) => page.getByRole('link', { name: 'Navigate to Draft' });

test.beforeEach(({ problems }) => problems.allow(/40[04]/));

test('an answer to a comment that is deleted meanwhile says why it is not taken, and its words can be read whole', async ({
  page,
  open,
  api,
  thread,
}) => {
  const [first] = thread.comments;
  const post = page.locator(`#Comment_${first}`);
  await open('member');
  await (await linkOf(post, 'Reply')).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('An answer to what has gone.');
  expect((await (await api('moderator')).delete(`/comments/${first}`)).ok()).toBe(true);
  await page.keyboard.press('Control+Enter');
  await expect(post.getByRole('alert')).toHaveText('The comment that this answers has been deleted.');
  await expect(rich(page)).toHaveText('An answer to what has gone.');
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  for (const path of [thread.path, '/discussions']) {
    await page.goto(path);
    await toastLink(page).click();
    await expect(page).toHaveURL(/\/drafts\/\d+(#|$)/);
    await expect(page.getByText('What this was written for is gone or closed to you.')).toBeVisible();
    await expect(page.locator('main .userContent')).toHaveText('An answer to what has gone.');
  }
});

test('words for what is gone that this machine alone has are sent by the page that leads to them', async ({
  page,
  open,
  api,
  thread,
  ownComment,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Error (autosaving draft|fetching draft from server)/);
  const [first] = thread.comments;
  const moderator = await api('moderator');
  const own = await ownComment('What stood there.');
  const unsent = page.locator('main section').filter({ hasText: 'Only this device has these words' });
  const cutOff = () => page.route('**/api/v2/drafts**', (route) => route.abort());
  /** Writes below a comment that is deleted then. */
  const write = async (commentID: number, link: 'Reply' | 'Edit', words: string) => {
    await cutOff();
    await (await linkOf(page.locator(`#Comment_${commentID}`), link)).click();
    await expect(rich(page)).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
    await expect(page.getByText('Saved on this device; the server has not got it yet.')).toBeVisible();
    expect((await moderator.delete(`/comments/${commentID}`)).ok()).toBe(true);
    // The page that goes would send its words as well.
    await page.goto('about:blank');
  };
  await open('member');
  await write(first!, 'Reply', 'Begun in time.');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(thread.path);
  await toastLink(page).click();
  await expect(page).toHaveURL(/\/drafts\/\d+#/);
  await expect(page.locator('main .userContent')).toHaveText('Begun in time.');

  await page.goto(thread.path);
  await write(own, 'Edit', 'Changed in time.');
  // While the server takes none, they stand there to be copied.
  await page.goto('/drafts');
  await expect(unsent.getByText('Changed in time.', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, { include: '#content' });
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/drafts');
  await inList(page, 'Changed in time.').click();
  await expect(page.locator('main .userContent')).toHaveText('Changed in time.');
  await page.goto('/drafts');
  await expect(inList(page, 'Changed in time.')).toHaveCount(1);
  await expect(unsent).toHaveCount(0);
});

test('a change to a post that is gone becomes a new post', async ({ page, open, api, thread }) => {
  const client = await api('moderator');
  const made = await client.post('/drafts', {
    recordType: 'discussion',
    recordID: thread.discussionID,
    attributes: {
      ...{ body: 'Words for what is gone.', format: 'text', draftType: 'discussion' },
      draftMeta: { name: 'A change', categoryID: 7 },
    },
  });
  const { draftID } = (await made.json()) as { draftID: number };
  expect((await client.delete(`/discussions/${thread.discussionID}`)).ok()).toBe(true);
  await open('moderator', '/drafts');
  await inList(page, 'Words for what is gone.').click();
  await expect(page.getByText('The post that this was to change is gone.')).toBeVisible();
  await expect(rich(page)).toHaveText('Words for what is gone.');
  await expect(page.getByLabel('Title')).toHaveValue('A change');
  await expectNoAxeViolations(page, { include: '#content' });
  await rich(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/discussion\/\d+\/a-change/);
  await expect(page.locator('.userContent').first()).toHaveText('Words for what is gone. And more.');
  await expect.poll(async () => (await client.get(`/drafts/${draftID}`)).status()).toBe(404);
});
