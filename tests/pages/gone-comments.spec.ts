import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion } from '../support/forumRecords';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

// What a draft was written for may be deleted by somebody else: its words may not go with it.

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const inList = (page: Page, words: string) =>
  page.locator('article').filter({ hasText: words }).getByRole('heading').getByRole('link');

test.beforeEach(({ problems }) => problems.allow(/404/));

const edit = async (page: Page, commentID: number, words: string) => {
  await (await linkOf(page.locator(`#Comment_${commentID}`), 'Edit')).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
};

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

test('every link leads to the text of an answer whose comment is in another discussion by now', async ({
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

test('a link leads to an answer that this machine alone has for a comment that is gone', async ({
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
    for (const path of isSaved ? [thread.path, '/discussions'] : [thread.path]) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Navigate to Draft' }).click();
      await expectWords();
    }
    await page.goto('/drafts');
    await inList(page, words).click();
    await expectWords();
    if (!isSaved) return;
    const links = [`/discussion/comment/${commentID}?hasDraft=true`, `/post/editcomment/${commentID}`];
    for (const link of links) {
      await page.goto(link);
      await expectWords();
    }
    await as('newcomer');
    for (const link of links) expect((await page.goto(link))?.status()).toBe(404);
  });

test('a text that is typed into a change to a deleted comment is in the list, however the page is left', async ({
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
  test(`a change to a deleted comment that this machine alone has is brought into the list${isSaved ? ' in the place of older words' : ''}`, async ({
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
