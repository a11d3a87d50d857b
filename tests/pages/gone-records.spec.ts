import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { expect, test } from '../support/threadTest';

// What a draft was written for may be deleted by somebody else: its words may not go with it.

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const inList = (page: Page, words: string) =>
  page.locator('article').filter({ hasText: words }).getByRole('heading').getByRole('link');

test.beforeEach(({ problems }) => problems.allow(/404/));

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
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/discussion\/\d+\/a-change/);
  await expect(page.locator('.userContent').first()).toHaveText('Words for what is gone. And more.');
  await expect.poll(async () => (await client.get(`/drafts/${draftID}`)).status()).toBe(404);
});

test('drafts of comments for a deleted discussion can be read whole', async ({ page, open, api, thread }) => {
  const [member, moderator] = [await api('member'), await api('moderator')];
  const commentID = await writeComment(member, thread.discussionID, 'Mine.');
  const keep = (place: object, text: string) => {
    const body = JSON.stringify([{ type: 'p', children: [{ text }] }]);
    const attributes = { body, format: 'rich2', draftType: 'comment', draftMeta: {} };
    return member.post('/drafts', { recordType: 'comment', ...place, attributes });
  };
  await keep({ recordID: commentID }, 'A change of mine.');
  await keep({ parentRecordType: 'discussion', parentRecordID: thread.discussionID }, 'A new one.');
  expect((await moderator.delete(`/discussions/${thread.discussionID}`)).ok()).toBe(true);
  await open('member', '/drafts');
  for (const words of ['A change of mine.', 'A new one.']) {
    await inList(page, words).click();
    await expect(page.getByText('What this was written for is gone or closed to you.')).toBeVisible();
    await expect(page.locator('main .userContent')).toHaveText(words);
    await expectNoAxeViolations(page, { include: '#content' });
    await page.locator('main').getByRole('link', { name: 'Drafts' }).click();
  }
});

test('drafts for a closed discussion can be read whole, also a change that comes too late', async ({
  page,
  open,
  api,
  thread,
}) => {
  const [member, moderator] = [await api('member'), await api('moderator')];
  const { discussionID } = thread;
  const own = await (
    await member.post('/discussions', { categoryID: 7, name: 'Mine', body: 'Mine.', format: 'text' })
  ).json();
  const commentID = await writeComment(member, discussionID, 'Mine.');
  const keep = (place: object, text: string) => {
    const body = JSON.stringify([{ type: 'p', children: [{ text }] }]);
    const attributes = { body, format: 'rich2', draftType: 'comment', draftMeta: {} };
    return member.post('/drafts', { recordType: 'comment', ...place, attributes });
  };
  await keep({ recordID: commentID }, 'A late change.');
  await keep({ parentRecordType: 'discussion', parentRecordID: discussionID }, 'A late comment.');
  await keep({ recordType: 'discussion', recordID: own.discussionID }, 'A late change of a post.');
  for (const id of [discussionID, own.discussionID])
    expect((await moderator.patch(`/discussions/${id}`, { closed: true })).ok()).toBe(true);
  await open('member', '/drafts');
  for (const words of ['A late change.', 'A late comment.', 'A late change of a post.']) {
    await inList(page, words).click();
    await expect(page.locator('main .userContent')).toHaveText(words);
    await page.locator('main').getByRole('link', { name: 'Drafts' }).click();
  }
  // Links to the form in which it was changed lead there, too.
  await page.goto(`/post/editdiscussion/${own.discussionID}`);
  await expect(page).toHaveURL(/\/drafts\/\d+$/);
  await expect(page.locator('main .userContent')).toHaveText('A late change of a post.');
});

test('a link leads to a draft that this machine alone has for a closed discussion', async ({
  page,
  open,
  api,
  thread,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Error (autosaving draft|fetching draft from server)/);
  const path = `/discussion/${thread.discussionID}`;
  await page.route('**/api/v2/drafts*', (route) => route.abort());
  await open('member', path);
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Begun in time.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const closed = await (
    await api('moderator')
  ).patch(`/discussions/${thread.discussionID}`, { closed: true });
  expect(closed.ok()).toBe(true);
  await page.unrouteAll();
  await page.goto(path);
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(page).toHaveURL(/\/drafts\/\d+$/);
  await expect(page.locator('main .userContent')).toHaveText('Begun in time.');
});

test('a change to a post that is gone before the server had its draft stands in the list of drafts', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/Error (autosaving draft|fetching draft from server)/);
  const discussionID = await startDiscussion(await api('member'));
  await open('member', `/post/editdiscussion/${discussionID}`);
  await rich(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('What nobody has seen.');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  expect((await (await api('moderator')).delete(`/discussions/${discussionID}`)).ok()).toBe(true);
  await page.goto('/drafts');
  const unsent = page.locator('main section').filter({ hasText: 'Only this device has these words' });
  await expect(unsent.getByText('What nobody has seen.', { exact: true })).toBeVisible();
});

test('a discussion that is closed while a comment is written says so in plain words', async ({
  page,
  open,
  api,
  thread,
  problems,
}) => {
  problems.allow(/403/);
  await open('member');
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Too late.');
  await (await api('moderator')).patch(`/discussions/${thread.discussionID}`, { closed: true });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#reply').getByRole('alert')).toHaveText('This discussion has been closed.');
  await expect(rich(page)).toHaveText('Too late.');
});
