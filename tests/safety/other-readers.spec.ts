import type { BrowserContext, Page } from '@playwright/test';
import { comeBack } from '../support/comeBack';
import { dotPicture } from '../support/dotPicture';
import { forgetDrafts } from '../support/forgetDrafts';
import { forward } from '../support/forward';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { sendUnseen } from '../support/sendUnseen';
import { signIn, type Role } from '../support/signIn';
import { startOrigin } from '../support/startOrigin';
import { expect, test } from '../support/threadTest';

// T44 and T53: one browser, two people after each other, and forms that stand open or come out of the browser's cache.

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const form = (page: Page) => page.locator('#reply');
const kept = (page: Page) => page.getByText(/^Draft saved( on this device)?\.$/);

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
}

/** Writes a comment until this machine has it. */
async function begin(page: Page, words: string): Promise<void> {
  await openEditor(page);
  await page.keyboard.type(words);
  await expect(kept(page)).toHaveCount(1);
}

/** The texts that this machine keeps. */
const rowsOf = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('inlay.drafts');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const rows = opened.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => (rows.onsuccess = resolve));
    opened.result.close();
    return (rows.result as { body: string }[]).map(({ body }) => body);
  });

/** What stands in place of a form. */
const closed = (page: Page, name: string, other: string) =>
  page.getByText(`You are signed in as ${name} now. The text is kept for ${other}.`);

/** Somebody else signs in, in another window of this browser. */
async function become(page: Page, context: BrowserContext, url: string, role: Role): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await context.clearCookies();
  await context.addCookies(await signIn(url, role));
}

test.beforeEach(({ problems }) => problems.allow(/40[013]|drafts failed|ERR_/));

test('whoever signs in elsewhere finds and leaves nothing of another’s in a form that stood open', async ({
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
  await become(page, context, forum.url, 'member');
  await comeBack(page);
  await expect(closed(page, 'member', 'newcomer')).toBeVisible();
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('Of the member.');
});

test('a text is never split: what is typed into it before it is known who types stays with it', async ({
  page,
  context,
  forum,
  open,
}) => {
  await open('member');
  await begin(page, 'Of the member.');
  await become(page, context, forum.url, 'newcomer');
  const held = await holdCalls(page, /users\/me$/);
  await comeBack(page);
  await rich(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And this.');
  // While it is asked the form keeps the keys.
  await expect(rich(page)).toHaveText('Of the member. And this.');
  held.release();
  await expect(closed(page, 'newcomer', 'member')).toBeVisible();
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('');
  await become(page, context, forum.url, 'member');
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('Of the member. And this.');
});

test('a picture that is still on its way comes into nobody else’s words', async ({
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

test('Back shows nobody a page that was made for who has read there before', async ({
  page,
  context,
  forum,
  open,
  api,
  problems,
}) => {
  problems.allow(/404/);
  const [{ conversationID }] = (await (await (await api('member')).get('/conversations')).json()) as [
    { conversationID: number },
  ];
  await open('member', `/messages/${conversationID}`);
  await expect(page.locator('main .userContent').first()).toBeVisible();
  await context.clearCookies();
  await context.addCookies(await signIn(forum.url, 'newcomer'));
  await page.goto('/categories');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/messages/${conversationID}$`));
  await expect(page.locator('main .userContent')).toHaveCount(0);
});

test('a page of a forum that does not ask browsers for that is not the one’s who has read it before', async ({
  page,
  context,
  forum,
  thread,
}) => {
  const old = await startOrigin('old', (request, response) =>
    forward(request, response, { target: forum.url, rewrites: [], changes: [], without: ['vary'] }),
  );
  const signInThere = async (role: Role) => {
    await context.clearCookies();
    const cookies = await signIn(forum.url, role);
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: old.url })));
  };
  await signInThere('member');
  await page.goto(`${old.url}${thread.path}`);
  await begin(page, 'Of the member.');
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  await signInThere('newcomer');
  await page.goto(`${old.url}/categories`);
  await page.goBack();
  // The browser has asked nobody: the page says that it is the member's.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toHaveProperty(
    'transferSize',
    0,
  );
  await openEditor(page);
  await expect(rich(page)).toHaveText('');
  await begin(page, 'Of the newcomer.');
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('Of the newcomer.');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await signInThere('member');
  await comeBack(page);
  await expect(closed(page, 'member', 'newcomer')).toBeVisible();
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('Of the member.');
  await page.goto('about:blank');
  await old.stop();
});

for (const byNumber of [false, true])
  test(`a change to a post, begun ${byNumber ? 'from the list of drafts' : 'on its page'}, stays with who has begun it`, async ({
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
    await open('admin', `/post/editdiscussion/${thread.discussionID}${byNumber ? `/${draftID}` : ''}`);
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

for (const isEarly of [false, true])
  test(`what the server has refused goes with who has sent it${isEarly ? ', while the code of drafts is on its way too' : ''}`, async ({
    page,
    context,
    forum,
    open,
    ownComment,
  }) => {
    const commentID = await ownComment('Short');
    await open('member', `/post/editcomment/${commentID}`);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    if (isEarly) await page.route('**/createDraftEngine.*.js*', (route) => held.then(() => route.continue()));
    await sendUnseen(page, `Long ${'o'.repeat(60_000)}`);
    await expect(rich(page)).toContainText('Long oooo');
    await expect(page.getByRole('alert')).toContainText('too long');
    await become(page, context, forum.url, 'moderator');
    await comeBack(page);
    arrive();
    await expect(closed(page, 'moderator', 'member')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Long oooo');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

for (const [late, what] of [
  ['the code of drafts', /createDraftEngine\..*\.js/],
  ['the answer to who reads', /\/users\/me(\?|$)/],
] as const)
  test(`what somebody writes who has come back is theirs though ${late} is late`, async ({
    page,
    context,
    forum,
    open,
  }) => {
    await open('member');
    const held = await holdCalls(page, what);
    await openEditor(page);
    await become(page, context, forum.url, 'newcomer');
    await comeBack(page);
    await page.keyboard.type('Of the newcomer');
    held.release();
    await expect(kept(page)).toHaveCount(1);
    await page.keyboard.type(', whole.');
    // Nothing went from the view, or came into it.
    await expect(rich(page)).toHaveText('Of the newcomer, whole.');
    await expect(form(page).getByRole('status')).toHaveText('');
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
    await page.reload();
    await openEditor(page);
    await expect(rich(page)).toHaveText('Of the newcomer, whole.');
    await become(page, context, forum.url, 'member');
    await page.reload();
    await openEditor(page);
    await expect(kept(page)).toHaveCount(0);
    await expect(rich(page)).toHaveText('');
  });

test('nobody who comes while the code is still on its way is shown what the one before has kept here', async ({
  page,
  context,
  forum,
  open,
  api,
}) => {
  await open('member');
  await page.route('**/api/v2/drafts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await begin(page, 'Of the member.');
  const code = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await become(page, context, forum.url, 'newcomer');
  code.release();
  await page.locator('[data-react="ReactionBar"] button').first().hover();
  await expect(page.locator('[data-react="ReactionBar"][data-inlay-state="mounted"]')).not.toHaveCount(0);
  await comeBack(page);
  await page.unroute('**/api/v2/drafts');
  await openEditor(page);
  await page.keyboard.type('Of the newcomer.');
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  await expect(rich(page)).toHaveText('Of the newcomer.');
  const drafts = await (await (await api('newcomer')).get('/drafts?recordType=comment')).text();
  expect(drafts).not.toContain('Of the member.');
  // They wait for who has written them.
  await become(page, context, forum.url, 'member');
  await page.reload();
  await openEditor(page);
  await expect(rich(page)).toHaveText('Of the member.');
});

for (const [when, comes, category] of [
  ['before', true, 7],
  ['after', false, 4],
] as const)
  test(`first words that somebody has left are theirs alone, with the code there ${when} somebody else looks`, async ({
    page,
    context,
    forum,
    api,
  }) => {
    await context.addCookies(await signIn(forum.url, 'member'));
    const code = await holdCode(page, 'page');
    await page.goto(`/post/discussion/${category}`);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/early.')),
    );
    const field = page.getByLabel('Your text');
    await field.fill('Of the member.');
    await expect.poll(() => rowsOf(page)).toEqual(['Of the member.']);
    await become(page, context, forum.url, 'newcomer');
    if (comes) code.release();
    else await comeBack(page);
    if (!comes) await expect(field).toHaveValue('');
    code.release();
    if (comes) {
      // The editor has taken the text over, and its form closes; or the field was emptied before that.
      await expect(closed(page, 'newcomer', 'member').or(rich(page))).toBeVisible();
      await expect(rich(page).filter({ hasText: 'Of the member.' })).toHaveCount(0);
      await page.reload();
    }
    await expect(rich(page)).toHaveText('');
    await rich(page).click();
    await page.keyboard.type('Of the newcomer.');
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
    await expect(rich(page)).toHaveText('Of the newcomer.');
    const drafts = await (await (await api('newcomer')).get('/drafts?recordType=discussion')).text();
    expect(drafts).not.toContain('Of the member.');
    await become(page, context, forum.url, 'member');
    await page.reload();
    await expect(rich(page)).toHaveText('Of the member.');
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
    for (const role of ['member', 'newcomer'] as const) await forgetDrafts(await api(role));
  });

test('whoever has come back and sends at once sends as themselves, and is told of nothing else', async ({
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

test('who comes back to another’s text and sends at once sends nothing, and is told why', async ({
  page,
  context,
  forum,
  open,
}) => {
  await open('member');
  await begin(page, 'Of the member.');
  await become(page, context, forum.url, 'moderator');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(closed(page, 'moderator', 'member')).toBeVisible();
  await expect(page.locator('.forum-comments')).not.toContainText('Of the member.');
});

test('nothing is sent while nobody can say who has come back', async ({ page, context, forum, open }) => {
  await open('member');
  await begin(page, 'Of the member.');
  await page.route(/\/users\/me(\?|$)/, (route) => route.abort());
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/comments')) posts++;
  });
  await become(page, context, forum.url, 'newcomer');
  await comeBack(page);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(posts).toBe(0);
});
