import fc from 'fast-check';
import { expect, expectReady, heard, test } from '../support/embedTest';
import { answering, speakAsForum } from '../support/speakAsForum';
import { talker } from '../support/talker';
import { urlAttacks } from '../support/urlAttacks';

/** A host whose forum is a page of ours, on the second site; it answers a greeting of another kind itself. */
const tag = (forum: string, attributes = '') =>
  `<forum-embed src="${forum}/" path="/talker" ${attributes}></forum-embed>`;
const head = `${answering}<script nonce="host">
  document.addEventListener('title', ({ detail }) => console.log('title: ' + detail.title), true);
</script>`;

test('a frame that went to another origin is not heard, by whatever way it went and however near that is', async ({
  openHost,
  embed,
  page,
  sites,
}) => {
  const { other, evil } = sites;
  const port = (site: { url: string }) => new URL(site.url).port;
  sites.serve('/talker', talker());
  sites.serve('/moved', '', { ':status': '302', location: `${evil.url}/talker` });
  sites.serve('/refresh', 'x', { refresh: `0;url=${evil.url}/talker` });
  await page.clock.install();
  await openHost(
    `${tag(other.url)}<iframe id="twin" src="${other.url}/talker"></iframe><iframe src="${evil.url}/talker"></iframe>`,
    { head },
  );
  await expectReady(embed);
  await page.waitForLoadState();
  // The forum's own origin in another window, and a stranger, have said hello as well as one can.
  for (const stranger of page.frames().slice(1)) {
    const isOwn = (await (await stranger.frameElement()).getAttribute('title')) === 'Discussions';
    if (!isOwn) expect(await speakAsForum(stranger)).toEqual(['yes']);
  }
  // The embed's own frame has not been answered in their place either.
  const told = embed.frameLocator('iframe').locator('body');
  await expect
    .poll(() => told.evaluate(() => (window as unknown as { told: unknown[] }).told))
    .toEqual(['welcome']);
  expect(await heard(page, 'height')).toEqual([]);

  const ways: [way: string, to: string][] = [
    ...['link', 'assign', 'replace', 'form', 'self'].map((way): [string, string] => [
      way,
      `${evil.url}/talker`,
    ]),
    ['assign', `${other.url}/moved`],
    ['assign', `${other.url}/refresh`],
    // Another port, a domain above, one below, and names that begin or end alike.
    ...[
      `other.localhost:${port(evil)}`,
      `localhost:${port(other)}`,
      `sub.other.localhost:${port(other)}`,
      `other.localhost.evil.localhost:${port(other)}`,
      `another.localhost:${port(other)}`,
    ].map((host): [string, string] => ['assign', `http://${host}/talker`]),
  ];
  for (const [way, to] of ways) {
    await embed.evaluate((element) => (element as HTMLElement & { retry(): void }).retry());
    await expectReady(embed);
    const inner = await (await embed.locator('iframe').elementHandle())!.contentFrame();
    const gone = inner!.waitForNavigation({ url: (url) => url.origin !== other.url });
    await inner!.evaluate(
      ({ way, to }) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        const form = Object.assign(document.createElement('form'), { action: to, method: 'post' });
        document.body.append(link, form);
        if (way === 'link') link.click();
        else if (way === 'form') form.submit();
        else if (way === 'self') open(to, '_self');
        else location[way as 'assign' | 'replace'](to);
      },
      { way, to },
    );
    await gone;
    expect(await speakAsForum(inner!), `${way} ${to}`).toEqual(['yes']);
    // Nothing of that counted as an answer: the reader is told.
    await expect(async () => {
      await page.clock.fastForward(10_100);
      await expect(embed.getByRole('alert')).toContainText('cannot be shown', { timeout: 500 });
    }, `${way} ${to}`).toPass();
    await expect(embed.locator('iframe')).toHaveCount(0);
  }
  expect(await heard(page, 'height')).toEqual([]);
  await expect
    .poll(async () => (await heard(page, 'error')).map(({ cause }) => cause))
    .toEqual(ways.map(() => 'refused'));
});

test('messages of the frame never take its origin, its height and the host’s title out of bounds', async ({
  openHost,
  embed,
  page,
  sites,
}) => {
  const { other } = sites;
  sites.serve('/talker', talker());
  await openHost(tag(other.url, 'min-height="200" max-height="900" page-title="Forum: %s"'), { head });
  await expectReady(embed);
  const inner = page.frames().find((each) => each.url().startsWith(other.url))!;
  const say = (messages: unknown[]) =>
    inner.evaluate((all) => {
      const { port } = window as unknown as { port: MessagePort };
      for (const message of all) port.postMessage(message);
    }, messages);
  const heights = async () => (await heard(page, 'height')).map(({ height }) => height as number);
  const tall = (height: number) => expect.poll(() => embed.evaluate((one) => one.clientHeight)).toBe(height);
  const height = (value: unknown) => ({ type: 'height', height: value });

  await say(
    [NaN, Infinity, -Infinity, '5e3', '100vh;position:fixed', {}, [7], null, undefined, true].map(height),
  );
  const seen: number[] = [];
  for (const [value, expected] of [
    [300, 300],
    [-5, 200],
    [1e9, 900],
    [450.2, 451],
    [0, 200],
    [899, 899],
  ] as const) {
    await say([height(value)]);
    await tall(expected);
    seen.push(expected);
  }
  await expect.poll(heights).toEqual(seen);

  // A flood changes the host's page once for each frame of the screen.
  await page.evaluate(() => {
    const own = Object.assign(window, { drawn: 0 });
    const tick = () => {
      own.drawn += 1;
      requestAnimationFrame(tick);
    };
    tick();
  });
  await inner.evaluate(async () => {
    const { port } = window as unknown as { port: MessagePort };
    for (let round = 0; round < 20; round += 1) {
      for (let at = 0; at < 50; at += 1) port.postMessage({ type: 'height', height: 300 + at + (round % 2) });
      await new Promise(requestAnimationFrame);
    }
    // None of the flood's own: the last of it is known by that.
    port.postMessage({ type: 'height', height: 633 });
  });
  await tall(633);
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  expect((await heights()).length - seen.length).toBeLessThanOrEqual(drawn + 1);

  const titled = (title: string) => ({ type: 'page', path: '/talker', title });
  await say([titled('<img src=x onerror=alert(1)>\u202eknab ruoY\u0000'), titled('x'.repeat(1_000_000))]);
  await expect(page).toHaveTitle('Forum: <img src=x onerror=alert(1)> knab ruoY');
  await say([titled('$& $1 Your bank')]);
  await expect(page).toHaveTitle('Forum: $& $1 Your bank');

  const text = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//evil.test', '/\\evil', 'javascript:1'));
  const types = ['page', 'height', 'scroll', 'reveal', 'link', 'signin', 'ask', 'alive', 'toString'];
  const message = fc.record(
    {
      type: fc.constantFrom(...types),
      path: fc.oneof(text, fc.webPath(), fc.anything()),
      title: fc.oneof(text, fc.anything()),
      url: fc.oneof(text, fc.anything()),
      height: fc.oneof(fc.double(), fc.anything()),
      top: fc.oneof(fc.double(), fc.anything()),
    },
    { requiredKeys: ['type'] },
  );
  const seed = 2026;
  await say(fc.sample(fc.oneof({ weight: 5, arbitrary: message }, fc.anything()), { numRuns: 80, seed }));
  await say([titled('End'), height(777)]);
  await tall(777);
  await expect(page).toHaveTitle('Forum: End');
  expect((await heights()).filter((value) => !(value >= 200 && value <= 900))).toEqual([]);
  expect(await embed.locator('iframe').evaluate((one: HTMLIFrameElement) => one.src)).toBe(
    `${other.url}/talker`,
  );
  expect(new URL(page.url()).host).toBe(new URL(sites.host.url).host);
  const strange = (await heard(page, 'navigate')).filter(({ path }) => !/^\//.test(path as string));
  expect(strange).toEqual([]);
  for (const { url } of await heard(page, 'external')) expect(url).toMatch(/^https?:\/\//);
});

test('a frame leads the reader away by a click alone, to a page of the web, once a second', async ({
  openHost,
  embed,
  frame,
  page,
  sites,
}) => {
  const attacks = [
    ...urlAttacks('evil.test'),
    'mailto:a@b.example',
    'ftp://evil.test/',
    'about:blank',
  ].filter((url) => !/^http:\/\/[\w.]+\/x$/i.test(url));
  sites.serve(
    '/talker',
    talker(`
      const link = (url) => port.postMessage({ type: 'link', url });
      const talk = () => {
        ${JSON.stringify(attacks).replaceAll('<', '\\u003c')}.forEach(link);
        for (let at = 0; at < 50; at += 1) link('https://elsewhere.test/' + at);
        port.postMessage({ ...page, title: 'End' });
      };
      talk();
      document.querySelector('button').onclick = talk;
    `),
  );
  await page.clock.install();
  // What a test looks at counts as the reader's click, so nothing is looked at until the frame has said it all.
  const said = page.waitForEvent('console', (message) => message.text() === 'title: End');
  await openHost(tag(sites.other.url), { head });
  await said;
  expect(await heard(page, 'external')).toEqual([]);
  await expectReady(embed);
  // That the page has loaded begins another wait for an answer, which the minute below would end. Any message is one.
  await page.waitForLoadState();
  const answered = page.waitForEvent('console', (message) => message.text() === 'title: Loaded');
  await frame.locator('body').evaluate(() => {
    const { port } = window as unknown as { port: MessagePort };
    port.postMessage({ type: 'page', path: '/talker', title: 'Loaded' });
  });
  await answered;

  await page.clock.pauseAt(Date.now() + 60_000);
  const click = async () => {
    const again = page.waitForEvent('console', (message) => message.text() === 'title: End');
    await frame.getByRole('button', { name: 'Talk' }).click();
    await again;
  };
  const first = { type: 'external', url: 'https://elsewhere.test/0' };
  await click();
  await expect.poll(() => heard(page, 'external')).toEqual([first]);
  await page.clock.runFor(999);
  await click();
  expect(await heard(page, 'external')).toEqual([first]);
  await page.clock.runFor(1);
  await click();
  await expect.poll(() => heard(page, 'external')).toEqual([first, first]);
});
