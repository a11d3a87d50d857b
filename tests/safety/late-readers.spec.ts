import { forward } from '../support/forward';
import { expectKept } from '../support/keptTexts';
import { holdCode } from '../support/holdCode';
import { signIn, type Role } from '../support/signIn';
import { startOrigin } from '../support/startOrigin';
import { expect, test } from '../support/threadTest';
import { become, begin, closed, openEditor, rich } from '../support/userChange';

// T44, T53: one browser, two users after each other, and a page from the browser's cache or code that comes late.

test.beforeEach(({ problems }) => problems.allow(/40[013]|drafts failed|ERR_/));

test('Back shows no page that was made for the user before', async ({
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

test('a page that the browser has kept without asking gives the user before away to none', async ({
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
  await page.goto('about:blank');
  await old.stop();
});

test('a text that its author has left before the editor was there is shown to no other user', async ({
  page,
  context,
  forum,
  api,
}) => {
  await context.addCookies(await signIn(forum.url, 'member'));
  const code = await holdCode(page, 'page');
  await page.goto('/post/discussion/7');
  const field = page.getByLabel('Your text');
  // The code that keeps the text comes with the focus at the latest.
  await field.focus();
  const files = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)!));
  await expect.poll(files).toContainEqual(expect.stringMatching(/^early[.]/));
  await field.fill('Of the member.');
  await expectKept(page, 'Of the member.');
  await become(page, context, forum.url, 'newcomer');
  code.release();
  // The editor has taken the text over, and its form closes; or the field was emptied before that.
  await expect(closed(page, 'newcomer', 'member').or(rich(page))).toBeVisible();
  await expect(rich(page).filter({ hasText: 'Of the member.' })).toHaveCount(0);
  await page.reload();
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
});
