import type { Page, Request, Route } from '@playwright/test';
import { newPost, rich } from '../support/draftForms';
import { expect, test } from '../support/threadTest';

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });
/** Has the next POST taken by the server, if it `arrives`, and answered in another way. */
const answer = (page: Page, url: RegExp, end: (route: Route) => Promise<void>, arrives = true) =>
  page.route(
    url,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      if (arrives) await route.fetch();
      return end(route);
    },
    { times: 1 },
  );
const json = (body: string) => (route: Route) =>
  route.fulfill({ status: 201, body, contentType: 'application/json' });

test('a post is there once, after an answer that names none and one that is lost', async ({
  page,
  open,
  api,
  problems,
}) => {
  problems.allow(/ERR_|JSON/);
  const name = 'There once';
  await open('member', newPost);
  await expect(rich(page)).toBeVisible();
  await page.getByLabel('Title').fill(name);
  await rich(page).click();
  await page.keyboard.type('Words of a post.');
  const post = page.getByRole('button', { name: 'Post', exact: true });
  for (const [end, arrives] of [
    [json('{}'), false],
    [(route: Route) => route.abort('connectionreset'), true],
  ] as const) {
    await answer(page, /\/discussions$/, end, arrives);
    let isAnswered = false;
    const isPost = (request: Request) =>
      request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/discussions');
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => void (isAnswered ||= isPost(request)));
    await post.click();
    await expect.poll(() => isAnswered).toBe(true);
    await expect(post).not.toHaveAttribute('data-state', 'busy');
    await expect(alert(page)).toBeVisible();
    await expect(rich(page)).toHaveText('Words of a post.');
    await expect(page.getByLabel('Title')).toHaveValue(name);
    await page.unrouteAll({ behavior: 'wait' });
  }
  await post.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const list = await (
    await api('moderator')
  ).get('/discussions?categoryID=7&sort=-dateInserted&pinOrder=mixed');
  const names = ((await list.json()) as { name: string }[]).map((each) => each.name);
  expect(names.filter((each) => each === name)).toHaveLength(1);
});

test('a comment whose answer is lost on its way is there once', async ({
  page,
  open,
  api,
  problems,
  thread,
}) => {
  problems.allow(/504|ERR_|JSON/);
  await open('member');
  let count = thread.comments.length;
  for (const end of [
    (route: Route) =>
      route.fulfill({ status: 504, body: '<h1>Gateway Timeout</h1>', contentType: 'text/html' }),
    json('{"commentID": 1, "bo'),
  ]) {
    await page.getByRole('textbox', { name: 'Your comment' }).click();
    await expect(rich(page)).toBeFocused();
    await page.keyboard.type('There once');
    await answer(page, /\/comments$/, end);
    await page.keyboard.press('Control+Enter');
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(rich(page)).toHaveText('');
    await expect(page.locator('.forum-comments > li')).toHaveCount((count += 1));
    const comments = await (await api('moderator')).get(`/comments?discussionID=${thread.discussionID}`);
    expect(await comments.json()).toHaveLength(count);
  }
});
