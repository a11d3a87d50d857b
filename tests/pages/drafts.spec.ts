import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { denyStorage } from '../support/denyStorage';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { fillStorage } from '../support/fillStorage';
import { writeComment } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { linkOf } from '../support/linkOf';
import type { Client } from '../support/openClient';
import { sendUnseen } from '../support/sendUnseen';
import { expect, test } from '../support/threadTest';
import { watchShifts } from '../support/watchShifts';

const path = '/post/discussion/7';
const body = (page: Page, name = 'Your text') => page.getByRole('textbox', { name });
const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const keptNote = (page: Page) =>
  page.getByText('Draft saved on this device.').or(page.getByText('Draft saved.'));
const lostNote = (page: Page) => page.locator('.inl-draft-note').getByText('Kept only in this tab.');
const spoken = (page: Page) => page.locator('[aria-live="polite"]');
const toast = (page: Page) => page.getByText('Saved Draft Available.');
/** Half a comment, which this device has by then. */
async function beginComment(page: Page): Promise<void> {
  await body(page, 'Your comment').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Half a comment');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
}

test('a post is written, kept, found again after a reload, and posted; its draft is gone then', async ({
  page,
  open,
  api,
}) => {
  await open('moderator', path);
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('Kept words');
  await body(page).click();
  await page.keyboard.type('The first ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('paragraph.');
  await page.getByLabel('Tags').fill('tools, Brand new');
  await expect(page.getByText('Saved on this device').or(page.getByText('Draft saved.'))).toHaveCount(1);
  await page.reload();
  await expect(rich(page)).toHaveText('The first paragraph.');
  await expect(rich(page).locator('strong')).toHaveText('paragraph.');
  await expect(page.getByLabel('Title')).toHaveValue('Kept words');
  await expect(page.getByLabel('Tags')).toHaveValue('tools, Brand new');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  const drafts = async () =>
    (await (await (await api('moderator')).get('/drafts?parentRecordID=7')).json()) as object[];
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kept words', level: 1 })).toBeVisible();
  await expect(page.locator('.forum-post--first strong')).toHaveText('paragraph.');
  await expect.poll(drafts).toHaveLength(0);
  await page.goto(path);
  await expect(rich(page)).toHaveText('');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('inlay.drafts'))).toBeNull();
});

test('letters that are still being composed are kept, and those that are given up are not', async ({
  page,
  open,
}) => {
  await open('member');
  await beginComment(page);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      ...{ text, selectionStart: text.length, selectionEnd: text.length },
    });
  await compose('に');
  await compose('にほん');
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('Half a commにほんent');

  await page.keyboard.press('Control+End');
  await compose('ご');
  await expect(rich(page)).toHaveText('Half a commにほんentご');
  await compose('');
  await page.keyboard.type('!');
  await expect(rich(page)).toHaveText('Half a commにほんent!');
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('Half a commにほんent!');
});

test('words that are left before the server has got them reach it all the same, and are in the list', async ({
  page,
  open,
  api,
}) => {
  await open('member', path);
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('Left at once');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const member = await api('member');
  const drafts = async () => (await (await member.get('/drafts?parentRecordID=7')).json()) as object[];
  await expect.poll(drafts).toMatchObject([{ attributes: { draftMeta: { name: 'Left at once' } } }]);
  await page.goto('/drafts');
  await page.getByRole('link', { name: 'Left at once' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a form that has not been used yet keeps what is written when the network has gone', async ({
  page,
  open,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|drafts failed/);
  const code = [/\/CreateComment\.\w+\.js/, /\/createDraftEngine\./, /\/toasts\.\w+\.js/].map((file) =>
    page.waitForResponse(file),
  );
  await open('member');
  for (const each of code) await (await each).finished();
  await context.setOffline(true);
  await body(page, 'Your comment').click();
  await page.keyboard.type('Written on a train');
  await expect(page.locator('#reply')).toContainText('on this device');
  // There is no way to the page for replies, either: the words stay in view.
  const url = page.url();
  await page
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  expect(page.url()).toBe(url);
  await context.setOffline(false);
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('Written on a train');
});

test('words whose code could not be had are kept as soon as it can, without a click', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/ERR_|Failed to fetch|CreateComment failed/);
  await page.route(/\/CreateComment\..*\.js/, (route) => route.abort());
  await open('member');
  await body(page, 'Your comment').click();
  await page.keyboard.type('Written');
  const retry = page.locator('#reply').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.keyboard.type(' on');
  // Answered with staying.
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await page.unroute(/\/CreateComment\..*\.js/);
  await expect(async () => {
    await page.keyboard.type('.');
    await expect(page.locator('#reply')).toContainText('on this device', { timeout: 1000 });
  }).toPass();
  await expect(retry).toHaveCount(0);
  await expect(rich(page)).toHaveText(/^Written on\.+$/);
});

test('a comment that waits is told of on its page and in lists, and its link leads into the editor', async ({
  page,
  open,
  thread,
}) => {
  await open('member');
  await beginComment(page);
  await page.reload();
  await expect(toast(page)).toBeVisible();
  await expectNoAxeViolations(page, { include: '.inl-toasts' });
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveText('Half a comment');
  await expect(toast(page)).toBeHidden();
  // Who goes to the form by themselves has found it as well: nothing lies over its buttons then.
  await page.reload();
  await expect(toast(page)).toBeVisible();
  await body(page, 'Your comment').click();
  await expect(toast(page)).toBeHidden();

  await page.goto('/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await page.waitForURL(/hasDraft=true#create-comment$/);
  expect(new URL(page.url()).pathname).toContain(`/discussion/${thread.discussionID}`);
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveText('Half a comment');
});

test('answering a comment gives the words of another one up, and asks first', async ({
  page,
  open,
  thread,
}) => {
  await open('member');
  await beginComment(page);
  await page
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'You have an unposted draft, replying to this comment will discard your draft.',
  );
  await expectNoAxeViolations(page, { include: '[role=alertdialog]' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(body(page, 'Your reply')).toBeFocused();
  await page.keyboard.type('Half a reply');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.goto('/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(page.locator(`#Comment_${thread.comments[0]}`)).toContainText('Half a reply');

  // So does answering another one, from a form that stands open: who does not want to keeps all.
  const begun = page.locator(`#Comment_${thread.comments[0]}`).locator('[data-slate-editor]');
  const other = page.locator(`#Comment_${thread.comments[1]}`);
  await other.getByRole('link', { name: /^Reply/ }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(begun).toHaveText('Half a reply');
  await other.getByRole('link', { name: /^Reply/ }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(other.locator('[data-slate-editor]')).toBeFocused();
  await expect(question).toBeHidden();
  await expect(begun).toHaveCount(0);
});

test('a reply that nothing keeps is given up after a question, and focus is where it was begun', async ({
  page,
  open,
  problems,
  thread,
}) => {
  problems.allow(/500|drafts failed/);
  await denyStorage(page, ['localStorage', 'indexedDB']);
  await breakRoute(page, /\/api\/v2\/drafts/, { status: 500, body: '{}' });
  await open('member');
  const post = page.locator(`#Comment_${thread.comments[0]}`);
  const link = await linkOf(post, 'Reply');
  await link.click();
  await expect(body(page, 'Your reply')).toBeFocused();
  await page.keyboard.type('Only here');
  await expect(lostNote(page)).toBeVisible();
  const cancel = post.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoAxeViolations(page, { include: '[role=alertdialog]' });
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await expect(rich(page)).toHaveText('Only here');
  await cancel.press('Enter');
  await question.getByRole('button', { name: 'Continue without saving' }).click();
  await expect(link).toBeFocused();
  await expect(body(page, 'Your reply')).toHaveCount(0);
});

test('a reply that nothing keeps, without a network from its first letter, is given up after a question too', async ({
  page,
  open,
  context,
  problems,
  thread,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|failed/);
  await fillStorage(page);
  await open('member');
  const post = page.locator(`#Comment_${thread.comments[0]}`);
  await (await linkOf(post, 'Reply')).click();
  await expect(body(page, 'Your reply')).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.type('Only here');
  await expect(lostNote(page)).toBeVisible();
  const cancel = post.getByRole('button', { name: 'Cancel' });
  // Each is dismissed, and told of as a problem.
  problems.allow(/dialog: You have unsaved changes/);
  const asked = page.waitForEvent('dialog');
  await cancel.click();
  expect((await asked).type()).toBe('confirm');
  await expect(rich(page)).toHaveText('Only here');
  await expect(cancel).toBeFocused();
  await page.evaluate(() => Object.assign(window, { confirm: () => true }));
  await cancel.press('Enter');
  await expect(body(page, 'Your reply')).toHaveCount(0);
});

test('whoever has said that a new post may go is not asked again by the browser; whoever is still there after it is', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/500|drafts failed/);
  await fillStorage(page);
  await breakRoute(page, /\/api\/v2\/drafts/, { status: 500, body: '{}' });
  await open('member', path);
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('Only here');
  await body(page).click();
  await page.keyboard.type('Nothing keeps this');
  await expect(lostNote(page)).toBeVisible();
  await expect(spoken(page).getByText('Kept only in this tab.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(spoken(page).getByText('Kept only in this tab.')).toHaveCount(2);
  const cancel = page.locator('[data-inlay-part="cancel"]');
  const leave = async () => {
    await cancel.click();
    await page.getByRole('button', { name: 'Continue without saving' }).click();
  };
  const target = await cancel.evaluate((link) => (link as HTMLAnchorElement).href);

  // A page that answers with nothing to show is never left.
  await page.route(target, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse(target);
  await leave();
  await answered;
  await expect(rich(page)).toHaveText('Nothing keeps this');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => location.assign('/discussions'));
  expect((await asked).type()).toBe('beforeunload');
  await expect(rich(page)).toHaveText('Nothing keeps this');

  await leave();
  await expect(page).toHaveURL(target);
});

test('the toast of a draft comes in with its words, and moves nothing', async ({
  page,
  open,
  api,
  thread,
}) => {
  await (
    await api('member')
  ).post('/drafts', {
    ...{ recordType: 'comment', parentRecordType: 'discussion', parentRecordID: thread.discussionID },
    attributes: { body: 'Begun elsewhere', format: 'text', draftType: 'comment', draftMeta: {} },
  });
  await page.setViewportSize({ width: 412, height: 823 });
  const shifts = await watchShifts(page, '.inl-toasts');
  await open('member', thread.path);
  for (const place of [thread.path, '/discussions']) {
    const html = await (await page.goto(place))!.text();
    // Styles that come later have the browser lay out each text once more.
    expect(html).toMatch(/DraftsToast[.]\w+[.]css/);
    await expect(toast(page)).toBeVisible();
    // It has come in.
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
  }
});

test('a draft whose last word was taken out is not told of, though the server has not heard of it', async ({
  page,
  open,
  api,
  thread,
}) => {
  const member = await api('member');
  await member.post('/drafts', {
    ...{ recordType: 'comment', parentRecordType: 'discussion', parentRecordID: thread.discussionID },
    attributes: { body: 'To be emptied', format: 'text', draftType: 'comment', draftMeta: {} },
  });
  await open('member', thread.path);
  await expect(toast(page)).toBeVisible();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('To be emptied');
  await breakRoute(page, /api[/]v2[/]drafts[/]/, { drop: true });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(rich(page)).toHaveText('');
  // An item of a list stays behind, with no word in it.
  await page.keyboard.type('- one');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(rich(page).getByRole('listitem')).toHaveText('');
  const looked = page.waitForResponse(/[/]createDraftEngine[.]/);
  await page.goto('/discussions');
  const told = await page.locator('[data-react="DraftsToast"]').getAttribute('data-props');
  expect(JSON.parse(told!)).toMatchObject({
    drafts: [{ recordType: 'comment', parentRecordID: thread.discussionID }],
  });
  await (await looked).finished();
  // Long enough for a toast to come in.
  await page.waitForTimeout(500);
  await expect(toast(page)).toBeHidden();
});

test('the toast of what the server told of goes when another tab posts it, or gives it up in the list of drafts', async ({
  page,
  open,
  api,
  thread,
}) => {
  const member = await api('member');
  const begin = (words: string) =>
    member.post('/drafts', {
      ...{ recordType: 'comment', parentRecordType: 'discussion', parentRecordID: thread.discussionID },
      attributes: { body: words, format: 'text', draftType: 'comment', draftMeta: {} },
    });
  const look = async () => {
    const looked = page.waitForResponse(/[/]createDraftEngine[.]/);
    await page.goto(thread.path);
    await expect(toast(page)).toBeVisible();
    await (await looked).finished();
  };
  await begin('Posted elsewhere');
  await open('member', '/discussions');
  await look();
  const other = await page.context().newPage();
  await other.goto(thread.path);
  await body(other, 'Your comment').click();
  await expect(rich(other)).toHaveText('Posted elsewhere');
  await expect(toast(page)).toBeVisible();
  await other.getByRole('button', { name: 'Post Comment' }).click();
  await expect(toast(page)).toBeHidden();

  await begin('Given up elsewhere');
  await look();
  await other.goto('/drafts');
  await expect(other.locator('[data-react="DraftList"][data-inlay-state="mounted"]')).toBeAttached();
  const row = other.getByRole('article').filter({ hasText: 'Given up elsewhere' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(toast(page)).toBeHidden();
});

test('what was begun on another device is told of here, and its links lead into the editor', async ({
  page,
  open,
  api,
  ownComment,
  thread,
}) => {
  const member = await api('member');
  const own = await ownComment('As it was');
  const begin = (words: string, target: object, meta: object = {}) =>
    member.post('/drafts', {
      recordType: 'comment',
      ...target,
      attributes: { body: words, format: 'text', draftType: 'comment', draftMeta: meta },
    });
  const inThread = { parentRecordType: 'discussion', parentRecordID: thread.discussionID };
  await begin('A reply begun elsewhere', inThread, { commentParentID: thread.comments[1] });

  await open('member', '/discussions');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  const answered = page.locator(`#Comment_${thread.comments[1]}`);
  await expect(answered.locator('[data-slate-editor]')).toHaveText('A reply begun elsewhere');
  await page.goto(thread.path);
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(answered.locator('[data-slate-editor]')).toHaveText('A reply begun elsewhere');
  await expect(toast(page)).toBeHidden();

  // What it answers has gone: no page has the place for it, and only the list of drafts tells of it.
  const moderator = await api('moderator');
  const gone = await writeComment(moderator, thread.discussionID, 'Soon gone');
  await begin('To nobody', inThread, { commentParentID: gone });
  await moderator.delete(`/comments/${gone}`);
  await page.goto('/discussions');
  const told = await page.locator('[data-react="DraftsToast"]').getAttribute('data-props');
  expect(JSON.parse(told!)).toMatchObject({ drafts: [{ commentParentID: thread.comments[1] }] });

  // A change to a comment is no news, but the list of drafts leads to it.
  await begin('As it will be', { recordID: own });
  await page.goto('/drafts');
  const row = page.getByRole('article').filter({ hasText: 'As it will be' });
  await row.getByRole('link', { name: 'A discussion for a test' }).click();
  const changed = page.locator(`#Comment_${own}`);
  await expect(changed.locator('[data-slate-editor]')).toHaveText('As it will be');
  await changed.getByRole('button', { name: 'Save' }).click();
  await expect(changed.locator('.userContent')).toHaveText('As it will be');
  await expect
    .poll(async () => (await (await member.get('/drafts')).text()).includes('As it will be'))
    .toBe(false);

  // A comment waits there, too: what leads to one's words costs no others.
  await begin('A comment begun elsewhere', inThread);
  await page.goto('/drafts');
  const begun = page.getByRole('article').filter({ hasText: 'A reply begun elsewhere' });
  await begun.getByRole('link', { name: 'A discussion for a test' }).click();
  await expect(answered.locator('[data-slate-editor]')).toHaveText('A reply begun elsewhere');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // Whoever begins another one is asked, and the toast does not lie over the question.
  await page.goto(thread.path);
  await expect(toast(page)).toBeVisible();
  await page
    .locator(`#Comment_${thread.comments[2]}`)
    .getByRole('link', { name: /^Reply/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(toast(page)).toBeHidden();
});

test('what is written while a post is on its way is the draft of a change to it', async ({
  page,
  open,
  api,
}) => {
  await open('moderator', path);
  await page.getByLabel('Title').fill('Sent early');
  await rich(page).click();
  await page.keyboard.type('Sent');
  const posts = await holdCalls(page, /\/api\/v2\/discussions$/);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => posts.asked).toHaveLength(1);
  await page.keyboard.type(' and more');
  await page.getByLabel('Tags').fill('late');
  posts.release();
  // It is said aloud, too, and then again when there is more to say.
  const note = page.locator('#content').getByText('Your post has been published.');
  await expect(note).toContainText('What you have written since is not in it until you save.');
  await expect(page.getByLabel('Tags')).toBeFocused();
  await expect(rich(page)).toHaveText('Sent and more');
  const saved = page.getByText('Saved on this device').or(page.getByText('Draft saved.'));
  await expect(saved).toHaveCount(1);
  await expectNoAxeViolations(page);

  const address = (await page.getByRole('link', { name: 'Go to the post' }).getAttribute('href'))!;
  const id = Number(/discussion\/(\d+)/.exec(address)![1]);
  const own = await api('moderator');
  const discussion = async () => (await (await own.get(`/discussions/${id}`)).json()) as { body: string };
  expect((await discussion()).body).toContain('>Sent</p>');
  // Whatever happens to this page, the words are found where the post is changed.
  await page.goto(`/post/editdiscussion/${id}`);
  await expect(rich(page)).toHaveText('Sent and more');
  await expect(page.getByLabel('Tags')).toHaveValue('late');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.forum-post--first')).toContainText('Sent and more');
  // And nothing of it is left where new posts are written.
  await page.goto(path);
  await expect(rich(page)).toHaveText('');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('what is written while the page of a new post is already on its way is the draft of a change to it', async ({
  page,
  open,
}) => {
  await open('moderator', path);
  await page.getByLabel('Title').fill('On its way');
  await rich(page).click();
  await page.keyboard.type('Sent');
  const pages = await holdCalls(page, /\/discussion\/\d+\/on-its-way/);
  // The page's own keys would wait for the page that is held.
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Post', exact: true }).evaluate((button) => {
    setTimeout(() => (button as HTMLButtonElement).click());
  });
  await expect.poll(() => pages.asked).toHaveLength(1);
  await session.send('Input.insertText', { text: ' and more' });
  // Words are kept from 250 ms after they came, a busy machine's later; only then may the page go.
  await new Promise((kept) => setTimeout(kept, 1500));
  pages.release();
  await expect(page.getByRole('heading', { name: 'On its way', level: 1 })).toBeVisible();
  // The post's page says so, also while a comment is written there, and leads to the words.
  await expect(toast(page)).toBeVisible();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Another thing');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await page.waitForURL(`**/post/editdiscussion/${/\d+/.exec(pages.asked[0]!)![0]}`);
  await expect(rich(page)).toHaveText('Sent and more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.forum-post--first')).toContainText('Sent and more');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(rich(page)).toHaveText('Another thing');
});

test('deleting a draft in the list deletes its copy on this machine', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/status of 400/);
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('inlay.drafts'))).toBeNull();
  await page.goto('/post/question/7');
  await expect(rich(page)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  const left = async () =>
    (await (await (await api('moderator')).get('/drafts?parentRecordID=7')).json()) as object[];
  await expect.poll(left).toHaveLength(0);
});

test('a draft that cannot be deleted stays with the reason; one that another tab has deleted is just gone', async ({
  page,
  context,
  open,
  problems,
}) => {
  problems.allow(/status of (404|503)|Error (deleting|fetching) draft/);
  await open('moderator', '/post/question/7');
  await page.getByLabel('Title').fill('Deleted twice');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await page.goto('/drafts');
  const other = await context.newPage();
  await other.goto('/drafts');
  const asked = async (tab: Page) => {
    await tab.waitForSelector('[data-react="DraftList"][data-inlay-state="mounted"]', { state: 'attached' });
    await tab.getByRole('button', { name: 'Delete Deleted twice' }).click();
    return tab.getByRole('alertdialog', { name: 'Discard this draft?' });
  };
  const mend = await breakRoute(page, /api\/v2\/drafts/, {
    status: 503,
    body: '{"message":"The disk is full.","status":503}',
  });
  const question = await asked(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question.getByRole('alert')).toHaveText('The disk is full.');
  await mend();
  const later = await asked(other);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Delete Deleted twice' })).toHaveCount(0);
  await later.getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByRole('button', { name: 'Delete Deleted twice' })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
});

/** A draft of another device: this one has no copy of it. */
async function makeDraft(api: Client, name: string): Promise<void> {
  const made = await api.post('/drafts', {
    ...{ recordType: 'discussion', parentRecordType: 'category', parentRecordID: 7 },
    attributes: { body: 'Words.', format: 'text', draftType: 'discussion', draftMeta: { name } },
  });
  expect(made.status()).toBe(201);
}

test('a draft that is deleted leaves the list with focus in it, and it is said aloud', async ({
  page,
  open,
  api,
}) => {
  const moderator = await api('moderator');
  for (const name of ['Stays', 'Goes']) await makeDraft(moderator, name);
  await open('moderator', '/drafts');
  await page.waitForSelector('[data-react="DraftList"][data-inlay-state="mounted"]', { state: 'attached' });
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  };
  await remove('Goes');
  await expect(page.locator('#drafts')).toBeFocused();
  await expect(page.locator('[aria-live="polite"] p')).toHaveText(['Your draft was discarded.']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Stays' })).toBeFocused();
  await expectNoAxeViolations(page);
  await remove('Stays');
});

test('a draft of another device that is deleted offline stays, and the page says why', async ({
  page,
  context,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/);
  await makeDraft(await api('moderator'), 'Elsewhere');
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
  await discard.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
});

test('a draft that is scheduled offline keeps its date, and the page stays', async ({
  page,
  context,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await makeDraft(await api('moderator'), 'Planned');
  await open('moderator', '/drafts');
  await page.waitForSelector('[data-react="DraftList"][data-inlay-state="mounted"]', { state: 'attached' });
  const row = page.locator('.forum-draft', { hasText: 'Planned' });
  await row.locator('summary').click();
  const date = row.getByLabel('Publish at (UTC)');
  await date.fill('2038-01-01T10:00');
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Schedule Planned' }).click();
  const offline = page.getByText(/^You are offline\./);
  await expect(offline).toBeVisible();
  await expect(date).toHaveValue('2038-01-01T10:00');
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
});

test('a date that could not be given or taken away says why, and focus stays beside it', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/status of 503|Error (scheduling|cancelling|autosaving)/);
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
  await part.getByRole('button', { name: 'Schedule' }).click();
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
  await part.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('It will be published on')).toBeVisible();
  await expect(said.filter({ hasText: /^Scheduled for .+ 20\d\d/ })).toHaveCount(1);
  // The form is the next post's now; whoever wants to change the date begins with it.
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

test('what is changed too late for its date says so, and goes along with a later one', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/status of 400|Error autosaving/);
  await open('moderator', path);
  await page.getByLabel('Title').fill('Put off');
  await rich(page).click();
  await page.keyboard.type('Words.');
  const part = page.getByRole('group').filter({ hasText: 'Publish at' });
  await part.locator('summary').click();
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
  await part.getByLabel('Publish at').fill(at(1));
  await part.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('It will be published on')).toBeVisible();
  // The date has come near meanwhile.
  const message = 'The scheduled date and time must be at least 15 minutes in the future.';
  const errors = [{ field: 'dateScheduled', code: message, status: 400, message }];
  const body = JSON.stringify({ message: 'Validation Failed', status: 400, errors });
  const mend = await breakRoute(page, /api\/v2\/drafts\/\d+$/, { status: 400, body });
  await rich(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  await expect(part.getByLabel('Publish at')).toHaveAccessibleDescription(
    /^It goes out soon, without what you have changed since\./,
  );
  await mend();
  await part.getByLabel('Publish at').fill(at(2));
  await part.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(part.getByLabel('Publish at')).not.toHaveAccessibleDescription(/./);
  await expect(page.getByText('It will be published on')).toBeVisible();
  const client = await api('moderator');
  const all = await client.get('/drafts?recordType=discussion&draftStatus=scheduled');
  const [draft] = (await all.json()) as { dateScheduled: string; attributes: { body: string } }[];
  expect(draft!.attributes.body).toContain('Words. And more.');
  expect(draft!.dateScheduled.slice(0, 10)).toBe(at(2).slice(0, 10));
});

test('Enter in the field of a date schedules, and publishes nothing', async ({ page, open, problems }) => {
  problems.allow(/status of 400/);
  await open('moderator', path);
  await page.getByLabel('Title').fill('Entered for later');
  await rich(page).click();
  await page.keyboard.type('Words.');
  const part = page.getByRole('group').filter({ hasText: 'Publish at' });
  await part.locator('summary').click();
  const date = part.getByLabel('Publish at');
  await date.press('Enter');
  await expect(date).toHaveAccessibleDescription('Choose when it is to be published.');
  await date.fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
  await date.press('Enter');
  await expect(page.getByText('It will be published on')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(path));
});

for (const script of ['with script', 'without script'])
  test.describe(script, () => {
    test.use({ javaScriptEnabled: script === 'with script' });

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
      await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue(tag!.name);
      if (script === 'with script')
        await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagged');
      await expect(page.getByRole('link', { name: tag!.name }).first()).toBeVisible();
    });
  });

test('a date that could not be given offline is said to be so only as long as that is so', async ({
  context,
  page,
  open,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Error (autosaving|scheduling)/);
  await open('moderator', path);
  await page.getByLabel('Title').fill('Put off');
  await rich(page).click();
  await page.keyboard.type('Words.');
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  const part = page.getByRole('group').filter({ hasText: 'Publish at' });
  await part.locator('summary').click();
  await part.getByLabel('Publish at').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
  await context.setOffline(true);
  await part.getByRole('button', { name: 'Schedule' }).click();
  await expect(part.getByRole('alert')).toHaveText(/You are offline/);
  await context.setOffline(false);
  await expect(part.getByRole('alert')).toHaveCount(0);
  await part.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('It will be published on')).toBeVisible();
});

for (const added of ['', ' And more.'])
  test(`Post publishes nothing a second time that went out at its time${added && ', with what was typed since'}`, async ({
    page,
    open,
    api,
    problems,
  }) => {
    problems.allow(/status of 404|Error (autosaving|fetching)/);
    await open('moderator', path);
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
    await page.keyboard.type(added);
    // While a date stands there, the form is for that.
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toHaveCount(0);
    await part.getByLabel('Publish at').fill('');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('This draft has been posted.')).toBeVisible();
    await expect(rich(page)).toHaveText(added && `Words.${added}`);
    await expect(page.getByText('Your draft has come back', { exact: false })).toHaveCount(0);
    expect(posts).toEqual([]);
    if (!added) return;
    // It is another one now, if that is what they want.
    await expect(part.getByRole('button', { name: 'Cancel schedule' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.locator('.userContent').first()).toHaveText(`Words.${added}`);
  });

test('the form for posts fits a narrow page from right to left; a post without text is refused at its field', async ({
  page,
  open,
  context,
  forum,
  problems,
}) => {
  problems.allow(/status of (4\d\d|503)/);
  await context.addCookies([{ name: 'locale', value: 'ar', url: forum.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await open('moderator', '/post/discussion/6');
  await expect(rich(page)).toBeVisible();
  await page.locator('[data-inlay-part="name"]').fill('عنوان');
  await page.locator('[data-inlay-part="post"]').click();
  await expect(rich(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(rich(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page, { include: '.inl-post' });
  // What no field is at fault for is told above them all, far from the button on a phone.
  const fault = { status: 503, body: '{"message":"The disk is full.","status":503}' };
  await breakRoute(page, /\/api\/v2\/discussions$/, fault);
  await page.keyboard.type('Words');
  await page.locator('[data-inlay-part="post"]').click();
  const alert = page.getByRole('alert').filter({ hasText: 'The disk is full.' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  const bar = (await page.locator('#titleBar').boundingBox())!;
  expect((await alert.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
});

test('a comment is changed on its own page, in the same editor', async ({ page, open, ownComment }) => {
  const commentID = await ownComment('On its page');
  await open('member', `/post/editcomment/${commentID}`);
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveText('On its page');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('changed');
  await expectNoAxeViolations(page, { include: '#content' });
  await expect(keptNote(page)).toHaveCount(1);
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('On its page, changed');
  await page.getByRole('button', { name: 'Save' }).click();
  const comment = page.locator(`#Comment_${commentID} .userContent`);
  await expect(comment).toHaveText('On its page, changed');
  await expect(comment.locator('strong')).toHaveText('changed');
  // What was saved is a draft no more.
  await page.goto(`/post/editcomment/${commentID}`);
  await expect(rich(page)).toHaveText('On its page, changed');
  await expect(keptNote(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(comment).toBeInViewport();
});

test('HTML of a comment that was changed before there was script is taken over as what it shows', async ({
  page,
  open,
  ownComment,
}) => {
  const commentID = await ownComment([{ type: 'p', children: [{ text: 'Written in the editor' }] }]);
  const code = await holdCode(page);
  await open('member', `/post/editcomment/${commentID}`);
  const area = page.getByRole('textbox', { name: 'Your comment' });
  await expect(area).toHaveValue(/>Written in the editor<\/p>/);
  await area.fill('<p>Changed <strong>by hand</strong></p>');
  code.release();
  await expect(rich(page)).toHaveText('Changed by hand');
  await expect(rich(page).locator('strong')).toHaveText('by hand');
  await expect(keptNote(page)).toHaveCount(1);
  await page.reload();
  await expect(rich(page).locator('strong')).toHaveText('by hand');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(`#Comment_${commentID} .userContent strong`)).toHaveText('by hand');
});

test('keys that are pressed before a stored draft is known begin a text of their own, beside it', async ({
  page,
  open,
}) => {
  await open('member');
  await body(page, 'Your comment').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Old words');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  const editor = await holdCode(page, 'editor');
  await page.reload();
  await page.waitForSelector('[data-react="CreateComment"][data-inlay-state]');
  await body(page, 'Your comment').click();
  await page.keyboard.type('New');
  await expect(keptNote(page)).toHaveCount(1);
  await page.keyboard.type(' words');
  editor.release();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(rich(page)).toHaveText(/^(Old words)?New words!$/);
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText(/New words!$/);
});

test('keys that are pressed while the editor comes go where the caret was, into the HTML and then into the text', async ({
  page,
  open,
  ownComment,
}) => {
  const line = (text: string) => ({ type: 'p', children: [{ text }] });
  const commentID = await ownComment([line('One two'), line('three four')]);
  const editor = await holdCode(page, 'editor');
  await open('member', `/post/editcomment/${commentID}`);
  await page.waitForSelector('[data-react="CreateComment"][data-inlay-state="mounted"]');
  const area = page.getByRole('textbox', { name: 'Your comment' });
  await area.focus();
  await area.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf(' two');
    field.setSelectionRange(at, at);
  });
  await page.keyboard.type('XX');
  editor.release();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('YY');
  await expect(rich(page).locator('[data-slate-node=element]')).toHaveText(['OneXXYY two', 'three four']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(`#Comment_${commentID} .userContent p`)).toHaveText([
    'OneXXYY two',
    'three four',
  ]);
});

test('what a browser has sent without us, and the server has not taken, is kept as a draft', async ({
  page,
  open,
  ownComment,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  const commentID = await ownComment('Short');
  const here = `/post/editcomment/${commentID}`;
  await open('member', here);
  await sendUnseen(page, `Long ${'o'.repeat(60_000)}`);
  await expect(rich(page)).toContainText('Long oooo');
  await expect(page.getByRole('alert')).toContainText('too long');
  await expect(keptNote(page)).toHaveCount(1);
  await page.goto(here);
  await body(page, 'Your comment').click();
  await expect(rich(page)).toContainText('Long oooo');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('drafts are kept, scheduled, taken back and deleted by plain forms', async ({
    page,
    as,
    problems,
  }) => {
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
});
