import type { APIResponse, Page } from '@playwright/test';
import { patience } from '../../src/embed/host/createEmbed';
import { barLink } from '../support/barLink';
import { expectReady } from '../support/embedTest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { electronics, followButton, followDialog, setPreferences } from '../support/followTag';
import { giveTime } from '../support/giveTime';
import { expect, test } from '../support/phpTest';
import { startPhp } from '../support/startPhp';
import { barOf, buttonOf, toggleReaction } from '../support/reactionBar';
import { startOrigin } from '../support/startOrigin';

/** Paths of the API that a page asks, from now on. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('a guest reads the list, opens a card and a discussion; nothing is asked of the server before', async ({
  page,
  thread,
}) => {
  const calls = apiCalls(page);
  await page.goto('/discussions');
  await page.waitForFunction(() => window.inlay !== undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts');
  await expectNoAxeViolations(page);
  expect(calls).toEqual([]);
  await page.locator('main .js-userCard').first().click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(thread.path);
  const bar = page.locator('#comments [data-react="ReactionBar"]').first();
  await expect(bar).toHaveAttribute('data-inlay-state', 'asleep');
  await expect(page.locator('[data-react="ReactionBar"] button')).toHaveCount(0);
  await expect(page.getByText('Sign in or register to comment.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a home page without a renderer beside PHP mounts its layout, and asks for nothing', async ({
  page,
}) => {
  const calls = apiCalls(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'All Time Leaders' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Recent posts' }).getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Brightwater Makers');
  expect(calls).toEqual([]);
  await expectNoAxeViolations(page);
});

test('a member reacts, comments and follows on pages that PHP printed', async ({ page, as, thread, api }) => {
  await setPreferences(await api('member'));
  await as('member');
  const calls = apiCalls(page);
  await page.goto(thread.path);
  await page.waitForFunction(() => window.inlay !== undefined);
  expect(calls).toEqual([]);
  await expectNoAxeViolations(page);

  const like = buttonOf(barOf(page, 1), 'Like');
  // Answered: the page that comes with the comment is printed anew.
  await toggleReaction(page, barOf(page, 1), 'Like');
  expect(calls).toContain(`POST /api/v2/comments/${thread.comments[0]}/reactions`);
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(page.locator('[data-react="CreateComment"]')).toHaveAttribute('data-inlay-state', 'mounted');
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Written on a page of PHP.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect.poll(() => calls).toContain('POST /api/v2/comments');
  // The page goes to the new comment by itself.
  await expect(page.locator('#comments')).toContainText('Written on a page of PHP.');
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.goto(electronics.path);
  await followButton(page).click();
  await expect(followDialog(page)).toContainText(`You now follow ${electronics.name}.`);
});

test('a card sleeps over the same card in HTML; once it wakes nothing moves, and nothing is asked', async ({
  page,
  as,
}) => {
  await as('admin');
  const calls = apiCalls(page);
  await page.goto('/profile/5/Ingrid%20Halvorsen');
  const card = page.locator('[data-react="UserCard"]');
  await page.waitForFunction(() => window.inlay !== undefined);
  await expect(card).toHaveAttribute('data-inlay-state', 'asleep');
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expectNoAxeViolations(page);
  // The words of each line, and where it stands.
  const lines = () =>
    card
      .locator('p, h2, a, dt, dd, .inl-rank, [role=listitem]')
      .evaluateAll((parts) =>
        parts.map((part) => `${part.textContent.trim()} at ${Math.round(part.getBoundingClientRect().top)}`),
      );
  const before = await lines();
  await card.getByRole('link', { name: 'Message' }).focus();
  await expect(card).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(card.getByRole('button', { name: 'Options: Ingrid Halvorsen' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Message' })).toBeFocused();
  await expect.poll(lines).toEqual(before);
  expect(calls).toEqual([]);
});

test('a moderator selects rows of the list and gets the bulk actions', async ({ page, as, thread }) => {
  await as('moderator');
  await page.goto('/discussions');
  await page.waitForFunction(() => window.inlay !== undefined);
  await page.locator(`input[data-inlay-check][value="${thread.discussionID}"]`).check();
  await expect(page.locator('.inl-toast[role=region]')).toContainText('1 selected');
});

test('the forum’s add-ons are at home on pages that PHP printed', async ({ page, as, api }) => {
  const member = await api('member');
  const moderator = await api('moderator');
  const discussionID = await startDiscussion(member, { type: 'question' });
  await writeComment(moderator, discussionID, 'Try oil.');
  const poll = { discussionID, name: 'Oil or <wax>?', options: ['Oil', 'Wax'] };
  expect((await moderator.post('/polls', poll)).status()).toBe(201);
  const issue = { attachmentType: 'forum-issue', recordType: 'discussion', recordID: discussionID };
  expect((await moderator.post('/attachments', { ...issue, name: '<i>Rust</i>', body: 'B' })).status()).toBe(
    201,
  );
  await as('member');
  const calls = apiCalls(page);
  await page.goto(`/discussion/${discussionID}`);
  await page.waitForFunction(() => window.inlay !== undefined);
  await expect(page.locator('.inl-attachments')).toContainText('<i>Rust</i>');
  await expect(page.locator('[data-react=Poll]')).toHaveAttribute('data-inlay-state', 'asleep');
  await expectNoAxeViolations(page);
  expect(calls).toEqual([]);

  await page.getByRole('group', { name: poll.name }).getByRole('radio', { name: 'Wax' }).check();
  const counted = page.waitForResponse(/\/polls\/\d+\/vote$/);
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(page.locator('.inl-poll__option').nth(1)).toContainText('100%');
  await expect(page.getByRole('button', { name: 'Change vote' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept answer' }).click();
  await expect(page.locator('.inl-question')).toHaveText('Answered ✓');
  // Both are shown before the forum has answered: a reload would end the calls.
  await counted;
  const status = async () =>
    ((await (await member.get(`/discussions/${discussionID}`)).json()) as { statusID: number }).statusID;
  await expect.poll(status).toBe(3);
  await page.reload();
  await expect(page.locator('.inl-question')).toHaveText('Answered ✓');
  const author = page.locator('#comments .meta').first();
  await expect(author.locator('.inl-rank')).toHaveText(/\w+/);
  await expect(author.getByRole('list', { name: 'Badges' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Wax' })).toBeChecked();
  // A card does without what comes late: the next one has it.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.locator('#comments .js-userCard').first().click();
    await expect(page.locator('.inl-badges--card')).toBeVisible({ timeout: 4000 });
  }).toPass();

  await as('moderator');
  await page.reload();
  const attached = page.locator('[data-react="LegacyThreadAttachmentsAsset"]');
  await expect(attached.locator('.inl-attachments__state')).toHaveText('Open');
  await attached.getByRole('link').first().hover();
  await attached.getByRole('button', { name: 'Close issue' }).click();
  await expect(attached.locator('.inl-attachments__state')).toHaveText('Closed');
  await page.reload();
  await expect(attached.locator('.inl-attachments__state')).toHaveText('Closed');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in, reacting and commenting work by plain forms through PHP', async ({ page, thread }) => {
    await page.goto(thread.path);
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByLabel('Name or e-mail address').fill('member');
    await page.getByLabel('Password').fill('inlay');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(new RegExp(`${thread.path}$`));

    await barOf(page, 1).getByRole('button', { name: 'Insightful' }).click();
    await expect(barOf(page, 1).getByRole('button', { name: 'Insightful, 1 person' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByLabel('Your comment').fill('Without a script.');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.locator('#comments')).toContainText('Without a script.');
    await expect(page.locator('#comments .meta .inl-rank').first()).toBeVisible();
    await page.getByRole('link', { name: 'Posts' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts');

    // A deployed page is what it has always been: its rows, and its modules' own HTML.
    await page.goto('/deployed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.DataList .Title a').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All Time Leaders' })).toBeVisible();
    await expect(page.locator('#titleBar')).toBeHidden();
  });
});

test('a listed site embeds what PHP printed, in its own theme, and no other site does', async ({
  page,
  forum,
  request,
}) => {
  let src = '';
  const host = await startOrigin('host', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en" style="color-scheme: dark"><link rel="icon" href="data:,"><title>Host</title>
<script src="${src}/embed.js" async></script><forum-embed src="${src}/" path="/discussions"></forum-embed>`);
  });
  const php = await startPhp(forum.url, { INLAY_EMBED_HOSTS: `${host.url}/` });
  src = php.url;
  try {
    const get = (path: string, dest: string) =>
      request.get(php.url + path, { headers: { 'sec-fetch-dest': dest } });
    const policy = (answer: APIResponse) => answer.headers()['content-security-policy']!;
    const framed = await get('/discussions', 'iframe');
    expect(policy(framed)).toContain(`frame-ancestors 'self' ${host.url};`);
    expect(await framed.text()).toMatch(
      /<script defer src="[^"]+embed-frame[^"]+" integrity="sha384-[^>]+ data-guest=""/,
    );
    expect(await (await get('/discussions', 'document')).text()).not.toContain('embed-frame');
    expect(policy(await get('/deployed', 'iframe'))).toBe("frame-ancestors 'self'");

    // PHP and the forum behind it, both busy, may be silent for longer than an embed waits.
    await giveTime(page.context(), patience);
    await page.goto(host.url);
    const embed = page.locator('forum-embed');
    const frame = embed.frameLocator('iframe');
    await expectReady(embed);
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
    await frame.locator('main h2 a').first().click();
    await expect(frame.locator('.userContent').first()).toBeVisible();
    await expectReady(embed);
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(frame.locator('footer')).toContainText('Printed by PHP');
    const tall = () => frame.locator('body').evaluate((body) => body.scrollHeight);
    await expect
      .poll(async () => Math.abs((await embed.evaluate((el) => el.clientHeight)) - (await tall())))
      .toBeLessThanOrEqual(2);
  } finally {
    // What is still being fetched ahead would fail when its server goes.
    await page.goto('about:blank');
    await php.stop();
    await host.stop();
  }
});

test('a text of a member ends no script and no attribute, in the list, the discussion and the config', async ({
  page,
  as,
  api,
}) => {
  const moderator = await api('moderator');
  const name = `</script><script>__pwned=1</script> "'><img src=x onerror=__pwned=1>\u2028`;
  const answer = await moderator.post('/discussions', {
    name,
    body: 'Words.',
    format: 'text',
    categoryID: 7,
  });
  const { discussionID } = (await answer.json()) as { discussionID: number };
  await writeComment(moderator, discussionID);
  await as('moderator');
  for (const path of ['/discussions', `/discussion/${discussionID}`]) {
    await page.goto(path);
    await page.waitForFunction(() => window.inlay !== undefined);
    await expect(page.getByText('</script><script>__pwned=1</script>').first()).toBeVisible();
    expect(await page.evaluate(() => '__pwned' in window), path).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
});

test('a title that is one long word stays inside a narrow page', async ({ page, api }) => {
  const name = `https://archive.example/${'sevendrawers'.repeat(12)}`;
  const id = await startDiscussion(await api('moderator'), { name });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/discussions', `/discussion/${id}`]) {
    await page.goto(path);
    await expect(page.locator('main').getByText(name)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test.describe('a page exactly as deployed forums print it', () => {
  test('comes to life for a guest, later HTML too; unknown names keep their HTML', async ({ page }) => {
    const calls = apiCalls(page);
    await page.goto('/deployed');
    await expect(page.locator('#titleBar')).toHaveAttribute('data-inlay-state', 'mounted');
    await expect(barLink(page, 'Sign In')).toBeVisible();
    expect(calls).toEqual([]);
    // Its page has a heading of its own already.
    const banner = page.getByRole('region', { name: 'Announcements' });
    await expect(banner.getByRole('heading', { level: 2, name: 'Announcements' })).toBeVisible();
    await expect(banner.getByRole('combobox', { name: 'Search Text' })).toBeVisible();
    await expect(banner.locator('.inl-banner__image')).toHaveAttribute('srcset', / 640w, .* 1280w$/);
    await expect(page.getByRole('link', { name: 'All Categories' })).toHaveAttribute('href', /\/categories$/);
    const unknown = page.locator('[data-react="ThemeCountdown"]');
    await expect(unknown).toHaveAttribute('data-inlay-state', 'waiting');
    await expect(unknown).toHaveText('Until the spring market');
    await expect(page.locator('[data-react="CategoryFollowDropDown"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.locator('.DataList > li').last().locator('.js-userCard').click();
    await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
  });

  test('knows its member from the globals, also for a follow button that comes later', async ({
    page,
    as,
  }) => {
    await as('member');
    const calls = apiCalls(page);
    await page.goto('/deployed');
    await expect(page.locator('#titleBar')).toHaveAttribute('data-inlay-state', 'mounted');
    await expect(page.getByRole('banner').getByRole('button', { name: 'My Account' })).toBeVisible();
    const follow = page.locator('[data-inlay-part="follow"]');
    await expect(follow).toHaveCount(1);
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(follow).toHaveCount(2);
    await expect(follow.last()).toBeVisible();
    expect(calls).toEqual([]);
  });
});
