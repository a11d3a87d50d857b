import { readFileSync } from 'node:fs';
import { expect, expectReady, heard, stopClock, test } from '../support/embedTest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { talker } from '../support/talker';

const tag = '<forum-embed src="{forum}/" path="/discussions" data-retry="Nochmal"></forum-embed>';

test('a site that the forum does not list gets a sentence, never the browser’s error page, and its developers what to ask for', async ({
  openHost,
  embed,
  page,
  sites,
  problems,
}) => {
  problems.allow(/frame-ancestors|Framing|chrome-error|CSP|violates/);
  await stopClock(page);
  const said = page.waitForEvent('console', (message) => message.text().startsWith('<forum-embed>'));
  await openHost(tag, { site: 'evil' });
  await expect(embed).toHaveAttribute('data-state', 'loading');
  await page.clock.fastForward(10_100);
  await expect(embed.getByRole('alert')).toBeVisible();
  await expect(embed.locator('iframe')).toHaveCount(0);
  await expect.poll(async () => (await heard(page, 'error')).length).toBe(1);
  expect((await said).text()).toContain(`list ${sites.evil.url} among`);
});

test('the tag that the guide has hosts copy shows its failed state while the forum, and with it the script, is down', async ({
  embed,
  page,
  sites,
  forum,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const [, snippet] = /```html\n([^]*?)```/.exec(readFileSync('examples/third-party/README.md', 'utf8'))!;
  const copied = snippet!.replaceAll('https://forum.example', forum.url);
  sites.serve('/copied', `<!doctype html><title>Host</title><link rel="icon" href="data:,">${copied}`);
  await page.route(`${forum.url}/**`, (route) => route.abort());
  await page.goto(`${sites.host.url}/copied`);
  await expect(embed).toHaveAttribute('data-state', 'failed');
  await expect(embed).toContainText('The discussions are not here yet.');
  const link = embed.getByRole('link', { name: 'Open in a new tab' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${forum.url}/discussions`);
  // Once the forum is back, nothing of that is seen.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expectReady(embed);
  await expect(link).toBeHidden();
});

test('a policy of the host that blocks the frame is reported at once; a strict one that allows it works', async ({
  openHost,
  embed,
  page,
  forum,
  problems,
}) => {
  const policy = (frames: string) => ({
    'content-security-policy': `default-src 'none'; script-src 'nonce-host'; img-src data:; frame-src ${frames}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  });
  await openHost(tag, { headers: policy(forum.url) });
  await expectReady(embed);
  problems.allow(/frame-src/);
  await openHost(tag, { headers: policy("'none'") });
  await expect(embed.getByRole('alert')).toContainText('does not allow');
  await expect.poll(() => heard(page, 'error')).toEqual([{ type: 'error', cause: 'blocked' }]);
});

test('silence and a missing network end in a sentence, and Retry brings the forum once it answers', async ({
  openHost,
  embed,
  page,
  context,
  forum,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await stopClock(page);
  // A forum that takes the call and never answers.
  await page.route(`${forum.url}/discussions**`, () => new Promise(() => undefined));
  await openHost(tag);
  await expect(embed).toHaveAttribute('data-state', 'loading');
  await page.clock.fastForward(10_100);
  await expect(embed.getByRole('alert')).toContainText('could not be loaded');
  await expect(embed.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    `${forum.url}/discussions`,
  );
  const retry = embed.getByRole('button', { name: 'Nochmal' });
  await context.setOffline(true);
  await retry.click();
  await expect(embed.getByRole('alert')).toContainText('offline');
  // Whoever pressed it has not lost their place in the host's page.
  await expect(retry).toBeFocused();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.keyboard.press('Enter');
  await expectReady(embed);
  await expect(embed.locator('iframe')).toBeFocused();
  await expect(embed.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(async () => (await heard(page, 'error')).map(({ cause }) => cause))
    .toEqual(['timeout', 'offline']);
});

test('a forum that cannot be found, breaks, is blocked, answers with nothing or with another page: a sentence each', async ({
  openHost,
  page,
  sites,
  problems,
}) => {
  problems.allow(/ERR_|status of 500|Mixed Content|insecure/);
  const { other } = sites;
  sites.serve('/broken', '<!doctype html><title>Broken</title>', { ':status': '500' });
  sites.serve('/empty', '', { ':status': '204' });
  sites.serve('/file', 'x', { 'content-disposition': 'attachment; filename=x' });
  sites.serve('/older', talker().replace('version: 1', 'version: 0'));
  sites.serve('/newer', talker().replace('version: 1', 'version: 2'));
  // As an extension does it.
  await page.route(`${other.url}/extension`, (route) => route.abort('blockedbyclient'));
  // Whether the browser says that its own page has loaded is a matter of time.
  const either = /cannot be shown|could not be loaded/;
  const versions = /versions .* differ/;
  const cases: [src: string, path: string, words: RegExp][] = [
    ['http://nowhere.test', '/', either],
    ['http://127.0.0.1:9', '/', either],
    [other.url, '/broken', either],
    [other.url, '/extension', either],
    [other.url, '/empty', /could not be loaded/],
    [other.url, '/file', /could not be loaded/],
    [other.url, '/older', versions],
    [other.url, '/newer', versions],
  ];
  const markup = cases.map(([src, path]) => `<forum-embed src="${src}/" path="${path}"></forum-embed>`);
  const expectFailed = async (at: number, words: RegExp, address: string) => {
    const embed = page.locator('forum-embed').nth(at);
    await expect(embed, address).toHaveAttribute('data-state', 'failed');
    await expect(embed.getByRole('alert'), address).toContainText(words);
    await expect(embed.getByRole('button', { name: 'Retry' }), address).toBeVisible();
    await expect(embed.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', address);
    await expect(embed.locator('iframe'), address).toHaveCount(0);
  };
  await stopClock(page);
  await openHost(markup.join(''));
  // The other versions say so themselves, and what is silent has its time.
  for (const [at, [, , words]] of cases.entries())
    await expect(page.locator('forum-embed').nth(at)).toHaveAttribute(
      'data-state',
      words === versions ? 'failed' : /./,
    );
  // The browser puts a page of its own into some of the frames, which nobody is to see.
  const seen = page.locator('forum-embed iframe');
  await expect
    .poll(() => seen.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)))
    .toEqual(cases.filter(([, , words]) => words !== versions).map(() => '0'));
  await page.clock.fastForward(10_100);
  for (const [at, [src, path, words]] of cases.entries()) await expectFailed(at, words, src + path);
  await page.clock.resume();
  await expectNoAxeViolations(page, { include: 'forum-embed' });

  // A host over https with a forum over http: browsers do not load that.
  const host = 'https://acme.test';
  const script = readFileSync('dist/embed.js', 'utf8');
  await page.route(`${host}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { body: script, contentType: 'text/javascript' }
        : {
            body: '<!doctype html><link rel="icon" href="data:,"><script src="/embed.js" async></script><forum-embed src="http://forum.test/" path="/x"></forum-embed>',
            contentType: 'text/html',
          },
    ),
  );
  await page.goto(host, { waitUntil: 'commit' });
  await expect(page.locator('forum-embed')).toHaveAttribute('data-state');
  await page.clock.fastForward(10_100);
  await expectFailed(0, either, 'http://forum.test/x');
});
