import { awaitCode } from '../support/awaitCode';
import { beginComment, body, keptNote, newPost, rich } from '../support/draftForms';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expectSent } from '../support/expectSent';
import { expectKept, keptTexts } from '../support/keptTexts';
import { holdCode } from '../support/holdCode';
import { expectTags } from '../support/pickers';
import { sendUnseen } from '../support/sendUnseen';
import { expect, test } from '../support/threadTest';
import { usePageFor } from '../support/usePage';

test('a post is written, kept, found again after a reload, and posted; its draft is gone then', async ({
  page,
  open,
  api,
}) => {
  await open('moderator', newPost);
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('Kept words');
  await body(page).click();
  await page.keyboard.type('The first ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('paragraph.');
  await page.getByLabel('Tags').fill('tools, Brand new');
  await expectKept(page, 'Brand new');
  await expect(keptNote(page)).toHaveCount(1);
  await page.reload();
  await expect(rich(page)).toHaveText('The first paragraph.');
  await expect(rich(page).locator('strong')).toHaveText('paragraph.');
  await expect(page.getByLabel('Title')).toHaveValue('Kept words');
  await expectTags(page, 'tools', 'Brand new');
  await expectNoAxeViolations(page);
  await expectSent(await api('moderator'), 'Brand new');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  const drafts = async () =>
    (await (await (await api('moderator')).get('/drafts?parentRecordID=7')).json()) as object[];
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kept words', level: 1 })).toBeVisible();
  await expect(page.locator('.forum-post--first strong')).toHaveText('paragraph.');
  await expect.poll(drafts).toHaveLength(0);
  await expect.poll(() => keptTexts(page)).toEqual([]);
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
  await expectKept(page, 'にほん');
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('Half a commにほんent');

  await page.keyboard.press('Control+End');
  await compose('ご');
  await expect(rich(page)).toHaveText('Half a commにほんentご');
  await compose('');
  await page.keyboard.type('!');
  await expect(rich(page)).toHaveText('Half a commにほんent!');
  await expectKept(page, 'ent!');
  expect((await keptTexts(page)).join()).not.toContain('ご');
});

test('a text that is left before the server has it reaches the server all the same, and is in the list', async ({
  page,
  open,
  api,
}) => {
  const hasCode = awaitCode(page, 'axios', 'exchange');
  await open('member', newPost);
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('Left at once');
  await expectKept(page, 'Left at once');
  // It knows by now what it has stored, and whose that is: it can send in the moment in which it goes.
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  await hasCode();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).not.toHaveURL(newPost);
  await expectSent(await api('member'), 'Left at once');
  await page.goto('/drafts');
  await page.getByRole('link', { name: 'Left at once' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a form that has not been used yet keeps a text that is written without a network', async ({
  page,
  open,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|drafts failed/);
  const hasCode = awaitCode(page, 'CreateComment', 'drafts', 'toasts');
  await open('member');
  // Its code comes as soon as anything on the page is used.
  await usePageFor(page, 'toasts');
  await hasCode();
  await context.setOffline(true);
  await body(page, 'Your comment').click();
  await page.keyboard.type('Written on a train');
  await expectKept(page, 'Written on a train');
  await expect(page.locator('#reply')).toContainText('on this device');
  // There is no way to the page for replies, either: the words stay in view.
  const url = page.url();
  await page
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await expect(page).toHaveURL(url);
  await context.setOffline(false);
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('Written on a train');
});

test('a text whose code could not be had is kept as soon as it can, without a click', async ({
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

test('a comment is changed on its own page, in the same editor', async ({ page, open, api, ownComment }) => {
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
  await expectKept(page, 'changed');
  await page.reload();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toHaveText('On its page, changed');
  await expectSent(await api('member'), 'changed');
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

test('HTML of a comment that was changed before the code came is taken over as the document that it shows', async ({
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
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(`#Comment_${commentID} .userContent strong`)).toHaveText('by hand');
});

test('a comment that the plain form sent and the server refused is kept as a draft', async ({
  page,
  open,
  ownComment,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  const commentID = await ownComment('Short');
  await open('member', `/post/editcomment/${commentID}`);
  await sendUnseen(page, `Long ${'o'.repeat(60_000)}`);
  await expect(rich(page)).toContainText('Long oooo');
  await expect(page.getByRole('alert')).toContainText('too long');
  await expect(keptNote(page)).toHaveCount(1);
  await expectKept(page, 'Long oooo');
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
  // A failure that is no field's stands above them all, far from the button on a phone.
  const fault = { status: 503, body: '{"message":"The disk is full.","status":503}' };
  await breakRoute(page, /\/api\/v2\/discussions$/, fault);
  await page.keyboard.type('Words');
  await page.locator('[data-inlay-part="post"]').click();
  const alert = page.getByRole('alert').filter({ hasText: 'The disk is full.' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  const bar = (await page.locator('#titleBar').boundingBox())!;
  expect((await alert.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
});
