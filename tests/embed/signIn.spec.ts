import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { patience } from '../../src/embed/host/createEmbed';
import { expectReady } from '../support/embedTest';
import { forward } from '../support/forward';
import { startForumServer } from '../support/forumServer';
import type { ForumServer } from '../support/forumServer';
import { giveTime } from '../support/giveTime';
import { secureBrowser } from '../support/secureBrowser';
import { startSecureSites } from '../support/startSecureSites';
import { expect, test as base } from '../support/test';

const secret = 'a secret of the forum and of one site';

interface Worker {
  secure: { forum: string; host: string; log: string[]; cookies: string[] };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a host's server signs about its reader. */
function tokenFor(audience: string, more: object = {}, key = secret): string {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const claims = { jti: crypto.randomUUID(), aud: audience, exp, name: 'Ada <b>', email: 'ada@host.test' };
  const signed = `${encode({ alg: 'HS256' })}.${encode({ ...claims, ...more })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const test = base.extend<object, Worker & { forum: ForumServer }>({
  secure: [
    async ({}, use) => {
      let target = '';
      const cookies: string[] = [];
      const sites = await startSecureSites({
        'forum.test': (request, response) => {
          request.headers['x-forwarded-proto'] = 'https';
          return forward(request, response, { target, rewrites: [], changes: [], without: [] });
        },
        'host.test': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
          response.end(page);
        },
        // The control: a cookie that asks for nothing but to be sent, from a site in a frame.
        'control.test': (request, response) => {
          cookies.push(request.headers.cookie ?? 'none');
          response.writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'set-cookie': 'control=1; Path=/; SameSite=None; Secure',
          });
          response.end('<!doctype html><link rel="icon" href="data:,"><title>Control</title>');
        },
      });
      const [forum, host, control] = ['forum', 'host', 'control'].map(
        (name) => `https://${name}.test:${sites.port}`,
      );
      const page = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Host</title>
<script src="${forum}/embed.js" async></script></head><body>
<forum-embed src="${forum}/" path="/discussions"></forum-embed><iframe src="${control}/"></iframe></body></html>`;
      const server = await startForumServer({
        INLAY_EMBED_HOSTS: host,
        INLAY_SSO_SECRET: secret,
        INLAY_TRUST_PROXY: '1',
      });
      target = server.url;
      await use({ forum: forum!, host: host!, log: sites.log, cookies });
      await Promise.all([server.stop(), sites.stop()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page }, use) => {
    await giveTime(page.context(), patience);
    await use(page);
  },
  // Its address leads there in the browser alone, and its database is its own.
  withoutDrafts: async ({}, use) => use(),
  // No other forum beside that one.
  forum: [
    async ({ secure }, use) => use({ url: secure.forum, output: () => '', stop: async () => true }),
    { scope: 'worker' },
  ],
});

test.use(secureBrowser);

/** The browser as its makers ship it more and more: no cookies for frames of other sites. */
async function blockCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send(
    'Network.setCookieControls' as never,
    {
      enableThirdPartyCookieRestriction: true,
      disableThirdPartyCookieMetadata: true,
      disableThirdPartyCookieHeuristics: true,
    } as never,
  );
}

/** The answer that the reader gives to the browser's question. */
async function allowStorage(page: Page, { host, forum }: Worker['secure']): Promise<void> {
  const own = await page.context().newCDPSession(page);
  const { targetInfo } = await own.send('Target.getTargetInfo');
  const session = await page.context().browser()!.newBrowserCDPSession();
  await session.send('Browser.setPermission', {
    permission: { name: 'storage-access' },
    setting: 'granted',
    origin: host,
    embeddedOrigin: forum,
    browserContextId: targetInfo.browserContextId,
  } as never);
}

// One of two is seen, once the page has its look.
const account = '[data-inlay-part=account]:visible, [data-inlay-part=me]:visible';

test('a host signs its readers in where cookies of frames are blocked, and no address ever tells how', async ({
  page,
  secure,
  problems,
}) => {
  await blockCookies(page);
  // The control is sent to its own page, and to none in a frame.
  const control = secure.host.replace('host', 'control');
  await page.goto(control);
  await page.goto(control);
  await page.goto(secure.host);
  const embed = page.locator('forum-embed');
  const frame = embed.frameLocator('iframe');
  await expectReady(embed);
  await expect.poll(() => secure.cookies).toEqual(['none', 'control=1', 'none']);
  await expect(frame.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  // Tokens that are not good change nothing.
  problems.allow(/status of 40[03]/);
  const past = Math.floor(Date.now() / 1000) - 1;
  const good = tokenFor(secure.forum);
  const [head, body] = good.split('.');
  const post = (tokens: string[], headers: Record<string, string> = { 'x-requested-with': 'test' }) =>
    frame.locator('body').evaluate(
      async (_, all) => {
        const statuses = [];
        for (const token of all.tokens) {
          const own = { 'content-type': 'application/json', ...all.headers };
          const body = JSON.stringify({ token });
          statuses.push((await fetch('/entry/sso', { method: 'POST', headers: own, body })).status);
        }
        return statuses;
      },
      { tokens, headers },
    );
  const bad = [
    tokenFor(secure.forum, {}, 'another secret'),
    tokenFor('https://other.test'),
    tokenFor(secure.forum, { exp: past }),
    tokenFor(secure.forum, { exp: past + 10_000 }),
    tokenFor(secure.forum, { jti: 5 }),
    tokenFor(secure.forum, { name: null }),
    // A site that loses its secret does not lose the forum.
    tokenFor(secure.forum, { email: 'user1@brightwater.example' }),
    `${head}.${body}.`,
    `${encode({ alg: 'none' })}.${body}.`,
    'x',
  ];
  expect(await post(bad)).toEqual(bad.map(() => 403));
  expect(await post([good], {})).toEqual([403]);

  await page.evaluate((token) => {
    const element = document.querySelector('forum-embed') as HTMLElement & {
      getToken(): Promise<string>;
      retry(): void;
    };
    element.getToken = async () => token;
    element.retry();
  }, good);
  await expect(frame.locator(account)).toHaveCount(1);
  // `Ada <b>` is a name of two words and no markup.
  await expect.poll(() => frame.locator('#inlay-page').textContent()).toContain('"name":"Ada b"');
  expect(secure.log.filter((line) => line.includes(good.slice(0, 40)))).toEqual([]);
  // Used once, and a member's page cannot be turned into somebody else's.
  expect(await post([good])).toEqual([403]);

  // It survives a new page of the host, which is not asked any more; a reader reacts, and signs out for good.
  await page.goto(`${secure.host}/?again`);
  await expect(frame.locator(account)).toHaveCount(1);
  await embed.evaluate((element) =>
    (element as HTMLElement & { go(path: string): Promise<void> }).go('/discussion/4'),
  );
  const like = frame.getByRole('button', { name: /^Like/ }).first();
  const before = await like.getAttribute('aria-pressed');
  await like.click();
  await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
  await embed.evaluate((element) => {
    const host = element as HTMLElement & { getToken(): string; go(path: string): Promise<void> };
    Object.assign(window, { asked: 0 });
    host.getToken = () => `${((window as unknown as { asked: number }).asked += 1)}`;
    void host.go('/entry/signout');
  });
  await frame.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(frame.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expectReady(embed);
  // Whoever signs out wants to be out.
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
});

test('a moderator is known in a frame once the browser is asked within a click, and a click stolen there deletes nothing', async ({
  page,
  context,
  secure,
  problems,
}) => {
  problems.allow(/requestStorageAccess/);
  await blockCookies(page);
  const embed = page.locator('forum-embed');
  const frame = embed.frameLocator('iframe');
  const signIn = frame.getByRole('link', { name: 'Sign In' }).first();

  // Not asked yet by anybody, and the browser says no: the frame says so, and a tab is offered.
  await page.goto(secure.host);
  await expectReady(embed);
  await signIn.click();
  const notice = frame.getByRole('alert');
  await expect(notice).toContainText('does not show');
  await expect(notice).toBeInViewport();
  const popup = context.waitForEvent('page');
  await notice.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await popup;
  await tab.getByLabel('Name or e-mail address').fill('moderator');
  await tab.getByLabel('Password').fill('inlay');
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(tab.locator(account)).toHaveCount(1);
  await tab.close();
  await expect(signIn).toBeVisible();

  // The reader allows it.
  await allowStorage(page, secure);
  await notice.getByRole('button', { name: 'I have signed in' }).click();
  await expect(frame.locator(account)).toHaveCount(1);
  await expect(notice).toHaveCount(0);

  // The host is a thief: what it shows over the frame lets clicks through to what it hides.
  await page.evaluate(() => {
    const bait = document.createElement('div');
    bait.textContent = 'Win a bicycle: click, click, click';
    bait.style.cssText = 'position:fixed;inset:0;background:#fff;opacity:.05;pointer-events:none';
    document.body.append(bait);
  });
  const box = frame.locator('input[data-inlay-check="discussion"]').first();
  const id = await box.inputValue();
  await box.check();
  const remove = frame.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete' });
  // Until the toast has come to rest, where the reader is.
  await remove.hover();
  await expect(remove).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await remove.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  const question = frame.getByRole('alertdialog', { name: 'Delete' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toBeInViewport({ ratio: 1 });
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2);
  const status = await frame
    .locator('body')
    .evaluate(async (_, path) => (await fetch(path)).status, `/api/v2/discussions/${id}`);
  expect(status).toBe(200);
});
