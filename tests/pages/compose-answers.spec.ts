import type { Locator, Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { form, last, openEditor, rich } from '../support/commentEditor';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { holdCalls } from '../support/holdCalls';
import { holdTimers } from '../support/holdTimers';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

test('a comment stays in its form whatever fails, and is posted once', async ({
  open,
  page,
  problems,
  context,
  api,
  thread,
}) => {
  problems.allow(/500|401|403|drafts failed|ERR_/);
  // Before anything else: a browser at its limit lets through what is sent right after it was told.
  const mend = await breakRoute(page, /\/comments$/, {
    status: 500,
    body: '{"message":"Full.","status":500}',
  });
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Words that stay');
  const alert = form(page).getByRole('alert');
  const post = () => page.keyboard.press('Control+Enter');
  await post();
  await expect(alert).toHaveText('Full.');
  await expect(rich(page)).toBeFocused();
  await mend();
  await context.setOffline(true);
  await post();
  await expect(alert).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  const cookies = await context.cookies();
  await context.clearCookies();
  await post();
  await expect(alert.getByRole('link', { name: 'Sign in again in a new tab' })).toBeVisible();
  await expectNoAxeViolations(page, { include: '#reply' });
  await context.addCookies(cookies);
  // The server takes it, and the answer is lost on the way.
  await page.route(
    /\/comments$/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await post();
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link')).toHaveCount(0);
  await expect(rich(page)).toHaveText('Words that stay');
  await post();
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await expect(rich(page)).toHaveText('');
  const comments = await (await api('moderator')).get(`/comments?discussionID=${thread.discussionID}`);
  expect(await comments.json()).toHaveLength(4);

  // A text that is typed while a post is on its way stays under the hands that type it; the one that was sent goes.
  const posts = await holdCalls(page, /\/comments$/);
  await rich(page).focus();
  await page.keyboard.type('Sent');
  await post();
  await expect.poll(() => posts.asked).toHaveLength(1);
  await page.keyboard.type(' and more');
  posts.release();
  await expect(page.locator('.forum-comments > li')).toHaveCount(5);
  await expect(last(page)).toContainText('Sent');
  await expect(page.getByText('Your comment has been posted.').last()).toBeAttached();
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveText('and more');
  await page.keyboard.type(' still');
  await expect(rich(page)).toHaveText('and more still');
  await expect(form(page)).toContainText(/Draft saved/);
  await page.reload();
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toHaveText('and more still');
});

/** Milliseconds after which the toast goes, which is looked at in peace. */
const ofToast = 10_000;

/** Said where it is seen and read aloud, once; focus is back at the link that the form came from. */
async function expectAwaiting(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeFocused();
  const said = page.getByText('Your comment will appear after it is approved.');
  await expect(page.locator('.inl-toast').filter({ has: said })).toBeVisible();
  await expectNoAxeViolations(page, { include: '.inl-toasts' });
  // A live region of its own has spoken by now.
  await expect(said).toHaveCount(1);
}

test('a comment and a reply of a newcomer wait for approval, which is said in view, with the focus where it was', async ({
  open,
  page,
  thread,
}) => {
  await holdTimers(page, ofToast);
  await open('newcomer');
  const post = page.locator(`#Comment_${thread.comments[0]}`);
  const link = await linkOf(post, 'Reply');
  await link.click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('A reply that waits');
  await post.getByRole('button', { name: 'Post Reply' }).click();
  await expect(post.getByRole('textbox')).toHaveCount(0);
  await expectAwaiting(page, link);

  await openEditor(page);
  await page.keyboard.type('My first words');
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByText('Your comment will appear after it is approved.')).toBeVisible();
  await expect(rich(page)).toHaveText('');
  await expect(page.locator('.forum-comments > li')).toHaveCount(3);
});

test('a change that waits for approval says so in view, and the comment is as it was', async ({
  open,
  page,
  ownComment,
}) => {
  await holdTimers(page, ofToast);
  const post = page.locator(`#Comment_${await ownComment('As it was.')}`);
  const message = 'Your comment will appear after it is approved.';
  await page.route(/\/comments\/\d+$/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 202, json: { message, status: 202, description: null } })
      : route.fallback(),
  );
  await open('member');
  const link = await linkOf(post, 'Edit');
  await link.click();
  // The form below may be awake too: while the comment's own words are asked for the pointer rests where it has moved to.
  await expect(post.locator('.inl-editor[data-state="rich"] [data-slate-editor]')).toBeFocused();
  await page.keyboard.type('Not any more. ');
  await page.keyboard.press('Control+Enter');
  await expect(post.getByRole('textbox')).toHaveCount(0);
  await expectAwaiting(page, link);
  await expect(post.locator('.userContent')).toHaveText('As it was.');
});

test('what the server has taken and no code can show is shown by a fresh page; a quote that no code can clean says so', async ({
  open,
  page,
  problems,
  thread,
  ownComment,
}) => {
  problems.allow(/ERR_|CreateComment failed \(load\)/);
  const post = async (words: string) => {
    await openEditor(page);
    await page.keyboard.type(words);
    const shown = page.waitForEvent('load');
    await page.keyboard.press('Control+Enter');
    await shown;
    await expect(last(page)).toContainText(words);
  };
  const own = await ownComment('Mine.');
  await open('member');
  await page.evaluate(() => document.getElementById('inlay-comment')!.remove());
  await post('Into a thread without an empty comment');

  await page.route(/\/assets\/purify\./, (route) => route.abort('connectionreset'));
  await page.reload();
  await post('Without the code that cleans it');

  await (await linkOf(page.locator(`#Comment_${thread.comments[1]}`), 'Quote')).click();
  await expect(page.locator('.inl-toasts')).toContainText('This part could not be loaded.');
  const mine = page.locator(`#Comment_${own}`);
  await (await linkOf(mine, 'Edit')).click();
  await expect(mine.locator('.inl-editor[data-state="rich"] [data-slate-editor]')).toBeFocused();
  await page.keyboard.type(' Still.');
  const shown = page.waitForEvent('load');
  await mine.getByRole('button', { name: 'Save' }).click();
  await shown;
  await expect(mine.locator('.userContent')).toContainText('Still.');
});
