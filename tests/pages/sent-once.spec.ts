import type { Page, Route } from '@playwright/test';
import { startDiscussion } from '../support/forumRecords';
import { pickCategory } from '../support/pickers';
import { expect, test } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });

const lost: [string, (route: Route) => Promise<void>][] = [
  ['whose answer is lost', (route) => route.abort('connectionreset')],
  [
    'that a gateway gave up waiting for',
    (route) => route.fulfill({ status: 504, body: '<h1>Gateway Timeout</h1>', contentType: 'text/html' }),
  ],
  [
    'whose answer is somebody’s page',
    (route) => route.fulfill({ status: 200, body: '<h1>Welcome</h1>', contentType: 'text/html' }),
  ],
  [
    'whose answer is half of one',
    (route) =>
      route.fulfill({ status: 201, body: '{"discussionID": 1, "na', contentType: 'application/json' }),
  ],
];
const lose = (page: Page, url: RegExp, end: (route: Route) => Promise<void>) =>
  page.route(
    url,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return end(route);
    },
    { times: 1 },
  );

test('a post whose answer is lost in any way is there once', async ({ page, open, api, problems }) => {
  problems.allow(/504|ERR_|JSON/);
  for (const [what, end] of lost) {
    const name = `There once, ${what}`;
    await open('member', '/post/discussion/8');
    await expect(rich(page)).toBeVisible();
    await page.getByLabel('Title').fill(name);
    await rich(page).click();
    await page.keyboard.type('Words of a post.');
    await lose(page, /\/discussions$/, end);
    const post = page.getByRole('button', { name: 'Post', exact: true });
    await post.click();
    await expect(alert(page)).toBeVisible();
    await expect(rich(page)).toHaveText('Words of a post.');
    await post.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const list = await (
      await api('moderator')
    ).get('/discussions?categoryID=8&sort=-dateInserted&pinOrder=mixed');
    const names = ((await list.json()) as { name: string }[]).map((each) => each.name);
    expect(
      names.filter((each) => each === name),
      what,
    ).toHaveLength(1);
  }
});

test('a comment whose answer is lost in any way is there once', async ({
  page,
  open,
  api,
  problems,
  thread,
}) => {
  problems.allow(/504|ERR_|JSON/);
  await open('member');
  let count = thread.comments.length;
  for (const [what, end] of lost) {
    await page.getByRole('textbox', { name: 'Your comment' }).click();
    await expect(rich(page)).toBeFocused();
    await page.keyboard.type('There once');
    await lose(page, /\/comments$/, end);
    await page.keyboard.press('Control+Enter');
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(rich(page)).toHaveText('');
    const comments = await (await api('moderator')).get(`/comments?discussionID=${thread.discussionID}`);
    expect(await comments.json(), what).toHaveLength(++count);
  }
});

test('a comment that is sent while the server still looks for a draft is no draft afterwards', async ({
  page,
  open,
  thread,
}) => {
  await open('member');
  await page.route(/\/drafts(\?|$)/, () => undefined);
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Sent in a hurry');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.userContent', { hasText: 'Sent in a hurry' })).toBeVisible();
  await expect(rich(page)).toHaveText('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('member', `/discussion/${thread.discussionID}`);
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await expect(page.getByText('Saved Draft Available.')).toHaveCount(0);
  await expect(rich(page)).toHaveText('');
});

test('a post that the server’s answer does not name has not been taken, and its words stay', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/JSON/);
  let body = '';
  await page.route(/\/discussions$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, body, contentType: 'application/json' })
      : route.fallback(),
  );
  await open('member', '/post/discussion');
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill('Never sent');
  await pickCategory(page, 'Woodworking');
  await rich(page).click();
  await page.keyboard.type('Words that stay.');
  for (body of ['', '{}', '[]', '"ok"', 'null']) {
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/discussions'),
    );
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await answered;
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Post', exact: true })).not.toHaveAttribute(
      'data-state',
      'busy',
    );
    await expect(rich(page)).toHaveText('Words that stay.');
    await expect(page.getByLabel('Title')).toHaveValue('Never sent');
  }
  expect(new URL(page.url()).pathname).toBe('/post/discussion');
  const member = await api('member');
  const kept = (await (await member.get('/drafts')).json()) as { draftID: number }[];
  for (const { draftID } of kept) await member.delete(`/drafts/${draftID}`);
});

test('a change that the server answers with nothing has not been taken, and stays in the form', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/JSON/);
  const discussionID = await startDiscussion(await api('member'));
  await open('member', `/post/editdiscussion/${discussionID}`);
  await expect(rich(page)).toBeVisible();
  await rich(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and more');
  await page.route(new RegExp(`/discussions/${discussionID}$`), (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 200, body: '{}', contentType: 'application/json' })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert(page)).toBeVisible();
  await expect(rich(page)).toContainText('and more');
});
