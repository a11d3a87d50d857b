import type { Page } from '@playwright/test';
import { comeBack } from '../support/comeBack';
import { dotPicture } from '../support/dotPicture';
import { holdCalls } from '../support/holdCalls';
import { expect, test } from '../support/threadTest';
import { become, begin as write, closed, form, kept, openEditor, rich } from '../support/userChange';

// T44: one browser, two users after each other, and a form that stands open.

test.beforeEach(({ problems }) => problems.allow(/40[013]|drafts failed|ERR_/));

/**
 * Writes a comment that is known for its author's: a page that has come late asks who reads, and what is begun before the
 * answer belongs to who reads by then.
 */
async function begin(page: Page, text: string): Promise<void> {
  await write(page, text);
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
}

test('an open form shows a user who signs in elsewhere nothing of the one before, nor sends it', async ({
  page,
  context,
  forum,
  open,
}) => {
  await open('member');
  await begin(page, 'Of the member.');
  await become(page, context, forum.url, 'newcomer');
  await comeBack(page);
  await expect(closed(page, 'newcomer', 'member')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Of the member.');
  await page.reload();
  await begin(page, 'Of the newcomer.');
  await become(page, context, forum.url, 'moderator');
  // At once: the page has not asked yet who reads.
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(closed(page, 'moderator', 'newcomer')).toBeVisible();
  await expect(page.locator('.forum-comments')).not.toContainText('Of the newcomer.');
  await become(page, context, forum.url, 'member');
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('Of the member.');
});

test('a picture that is still being uploaded stays out of another user’s text', async ({
  page,
  context,
  forum,
  open,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const answers: Promise<void>[] = [];
  await page.route('**/api/v2/media', (route) => {
    // Who has taken it back hears of no answer.
    const answer = held.then(() => route.continue()).catch(() => undefined);
    answers.push(answer);
  });
  await open('member');
  await begin(page, 'Look at this:');
  await form(page).locator('input[type=file]').setInputFiles(dotPicture('of-the-member.png'));
  await expect(form(page).getByText('of-the-member.png')).toBeVisible();
  await form(page).getByRole('button', { name: 'Post Comment' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Wait until the pictures have arrived.');
  await become(page, context, forum.url, 'newcomer');
  await comeBack(page);
  await expect(closed(page, 'newcomer', 'member')).toBeVisible();
  await expect(page.getByText('of-the-member.png')).toHaveCount(0);
  arrive();
  await Promise.all(answers);
  await page.reload();
  await openEditor(page);
  await page.keyboard.type('Mine.');
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  await expect(rich(page).locator('img')).toHaveCount(0);
});

test('a change to a post stays with the user who has begun it', async ({
  page,
  context,
  forum,
  open,
  api,
  thread,
}) => {
  const client = await api('admin');
  const attributes = {
    ...{ body: 'Body of the administrator', format: 'text', draftType: 'discussion' },
    draftMeta: { name: 'Title of the administrator' },
  };
  const made = await client.post('/drafts', {
    ...{ recordType: 'discussion', recordID: thread.discussionID, attributes },
  });
  const { draftID } = (await made.json()) as { draftID: number };
  await open('admin', `/post/editdiscussion/${thread.discussionID}/${draftID}`);
  await expect(rich(page)).toHaveText('Body of the administrator');
  await expect(kept(page)).toHaveCount(1);
  await become(page, context, forum.url, 'moderator');
  await comeBack(page);
  await expect(closed(page, 'moderator', 'admin')).toBeVisible();
  await page.goto(`/post/editdiscussion/${thread.discussionID}`);
  await expect(rich(page)).toHaveText('With some words.');
  await expect(page.getByLabel('Title')).toHaveValue('A discussion for a test');
  await rich(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And those of the moderator.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  const { attributes: now } = (await (await client.get(`/drafts/${draftID}`)).json()) as {
    attributes: object;
  };
  expect(now).toMatchObject({ body: attributes.body, draftMeta: attributes.draftMeta });
  const theirs = async () => (await (await api('moderator')).get('/drafts?recordType=discussion')).text();
  await expect.poll(theirs).toContain('And those of the moderator.');
  expect(await theirs()).not.toContain('of the administrator');
});

test('a user who comes back and sends at once sends as themselves', async ({
  page,
  context,
  forum,
  open,
}) => {
  await open('member');
  const held = await holdCalls(page, /\/users\/me(\?|$)/);
  await openEditor(page);
  await become(page, context, forum.url, 'moderator');
  await comeBack(page);
  await page.keyboard.type('Of the moderator');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  held.release();
  const last = page.locator('.forum-comments > li').last();
  await expect(last).toContainText('Of the moderator');
  await expect(last.getByRole('link', { name: 'moderator' }).first()).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(rich(page)).toHaveText('');
});
