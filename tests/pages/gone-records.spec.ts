import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { linkOf } from '../support/linkOf';
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

test('comments for what is gone can be read whole', async ({ page, open, api, thread }) => {
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

test('so can words for what has been closed, and a change that comes too late', async ({
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
  // So do links to the form in which it was changed.
  await page.goto(`/post/editdiscussion/${own.discussionID}`);
  await expect(page).toHaveURL(/\/drafts\/\d+$/);
  await expect(page.locator('main .userContent')).toHaveText('A late change of a post.');
});

test('what this machine alone has for a discussion that has been closed is led to', async ({
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

test('an answer to a comment that is deleted meanwhile says why it is not taken, and its words can be read whole', async ({
  page,
  open,
  as,
  api,
  thread,
  problems,
}) => {
  problems.allow(/400/);
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

  const link = `/discussion/comment/${first}?hasDraft=true`;
  const expectWords = async () => {
    await expect(page).toHaveURL(/\/drafts\/\d+(#|$)/);
    await expect(page.getByText('What this was written for is gone or closed to you.')).toBeVisible();
    await expect(page.locator('main .userContent')).toHaveText('An answer to what has gone.');
  };
  await page.goto(thread.path);
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expectWords();
  await page.goto('/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expectWords();
  await page.goto('/drafts');
  await inList(page, 'An answer to what has gone.').click();
  await expectWords();
  await page.goto(link);
  await expectWords();
  // Nobody else is told that there is such a draft.
  await as('newcomer');
  expect((await page.goto(link))?.status()).toBe(404);
});

test('the words of an answer to a comment that is in another discussion by now are where every link leads', async ({
  page,
  open,
  api,
  thread,
}) => {
  const [first] = thread.comments;
  const words = 'An answer to what has moved.';
  await open('member');
  await (await linkOf(page.locator(`#Comment_${first}`), 'Reply')).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  const moderator = await api('moderator');
  const destinationDiscussionID = await startDiscussion(moderator);
  const merge = { discussionIDs: [thread.discussionID], destinationDiscussionID, addRedirects: true };
  expect((await moderator.patch('/discussions/merge?longRunnerTimeout=20', merge)).ok()).toBe(true);

  const expectWords = async () => {
    await expect(page).toHaveURL(/\/drafts\/\d+(#|$)/);
    await expect(page.getByText('Your words are still here, to be copied.')).toBeVisible();
    await expect(page.locator('main .userContent')).toHaveText(words);
  };
  await page.goto('/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expectWords();
  await page.goto('/drafts');
  await inList(page, words).click();
  await expectWords();
  await page.goto(`/discussion/comment/${first}?hasDraft=true#Comment_${first}`);
  await expectWords();
  // The comment itself is where it is now.
  await page.goto(`/discussion/comment/${first}`);
  await expect(page).toHaveURL(new RegExp(`/discussion/${destinationDiscussionID}/.*#Comment_${first}$`));
});

test('what this machine alone has for an answer to a comment that is gone is led to', async ({
  page,
  open,
  api,
  thread,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Error (autosaving draft|fetching draft from server)/);
  const [first] = thread.comments;
  await page.route('**/api/v2/drafts*', (route) => route.abort());
  await open('member');
  await (await linkOf(page.locator(`#Comment_${first}`), 'Reply')).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Begun in time.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect((await (await api('moderator')).delete(`/comments/${first}`)).ok()).toBe(true);
  // The page that goes would send its words as well.
  await page.goto('about:blank');
  await page.unrouteAll();
  await page.goto(thread.path);
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(page).toHaveURL(/\/drafts\/\d+#/);
  await expect(page.locator('main .userContent')).toHaveText('Begun in time.');
});

const edit = async (page: Page, commentID: number, words: string) => {
  await (await linkOf(page.locator(`#Comment_${commentID}`), 'Edit')).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
};

for (const isSaved of [false, true])
  test(`a change to a comment that is deleted meanwhile is a draft that every link leads to${isSaved ? ', with what was typed after its last save' : ''}`, async ({
    page,
    open,
    as,
    api,
    thread,
    ownComment,
  }) => {
    const commentID = await ownComment('What stood there.');
    const post = page.locator(`#Comment_${commentID}`);
    const first = isSaved ? 'A change kept in time' : 'A change to what has gone';
    await open('member');
    await edit(page, commentID, first);
    if (isSaved) await expect(post.getByText('Draft saved.', { exact: true })).toBeVisible();
    else await expect(post.getByText('Draft saved on this device.')).toBeVisible();
    expect((await (await api('moderator')).delete(`/comments/${commentID}`)).ok()).toBe(true);
    const words = `${first}, and more.`;
    await page.keyboard.type(', and more.');
    await page.keyboard.press('Control+Enter');
    await expect(post.getByRole('alert')).toHaveText(
      'This comment has been deleted. Your text is kept in your drafts.',
    );
    await expect(rich(page)).toHaveText(words);
    await expect(post.getByText('Draft saved.', { exact: true })).toBeVisible();

    const expectWords = async () => {
      await expect(page).toHaveURL(/\/drafts\/\d+(#|$)/);
      await expect(page.getByText('What this was written for is gone or closed to you.')).toBeVisible();
      await expect(page.locator('main .userContent')).toHaveText(words);
    };
    for (const path of [thread.path, '/discussions']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Navigate to Draft' }).click();
      await expectWords();
    }
    await page.goto('/drafts');
    await inList(page, words).click();
    await expectWords();
    const links = [`/discussion/comment/${commentID}?hasDraft=true`, `/post/editcomment/${commentID}`];
    for (const link of links) {
      await page.goto(link);
      await expectWords();
    }
    await as('newcomer');
    for (const link of links) expect((await page.goto(link))?.status()).toBe(404);
  });

test('what is typed into a change to a comment that has gone is in the list, however the page is left', async ({
  page,
  open,
  api,
  ownComment,
}) => {
  const commentID = await ownComment('What stood there.');
  await open('member');
  await edit(page, commentID, 'Typed before');
  expect((await (await api('moderator')).delete(`/comments/${commentID}`)).ok()).toBe(true);
  await page.keyboard.type(' and after.');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.goto('/drafts');
  await expect(inList(page, 'Typed before and after.')).toBeVisible();
});

for (const isSaved of [false, true])
  test(`what this machine alone has of a change to a comment that is gone is brought into the list${isSaved ? ' in the place of older words' : ''}`, async ({
    page,
    open,
    api,
    ownComment,
    problems,
  }) => {
    problems.allow(/ERR_FAILED|Error (autosaving draft|fetching draft from server)/);
    const commentID = await ownComment('What stood there.');
    await open('member');
    if (!isSaved) await page.route('**/api/v2/drafts*', (route) => route.abort());
    await edit(page, commentID, 'The words');
    const post = page.locator(`#Comment_${commentID}`);
    if (isSaved) {
      await expect(post.getByText('Draft saved.', { exact: true })).toBeVisible();
      await page.route('**/api/v2/drafts/**', (route) => route.abort());
      await page.keyboard.type(' that came last');
    }
    await expect(post.getByText('Saved on this device; the server has not got it yet.')).toBeVisible();
    expect((await (await api('moderator')).delete(`/comments/${commentID}`)).ok()).toBe(true);
    // The page that goes would send its words as well.
    await page.goto('about:blank');

    // While the server takes none, they stand there to be copied.
    await page.unrouteAll();
    await page.route('**/api/v2/drafts**', (route) => route.abort());
    await page.goto('/drafts');
    const words = isSaved ? 'The words that came last' : 'The words';
    const unsent = page.locator('main section').filter({ hasText: 'Only this device has these words' });
    await expect(unsent.getByText(words, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page, { include: '#content' });

    await page.unrouteAll();
    await page.goto('/drafts');
    await inList(page, words).click();
    await expect(page.locator('main .userContent')).toHaveText(words);
    await expect(page).toHaveURL(/\/drafts\/\d+$/);
    await page.goto('/drafts');
    await expect(inList(page, words)).toHaveCount(1);
    await expect(unsent).toHaveCount(0);
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

test('whose discussion is closed while they write is told so, in words that they know', async ({
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
