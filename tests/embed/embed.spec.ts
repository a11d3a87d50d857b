import type { Locator, Request } from '@playwright/test';
import fc from 'fast-check';
import { expect, expectReady, heard, test } from '../support/embedTest';

const tag = (attributes = '', path = '/discussions') =>
  `<forum-embed src="{forum}/" path="${path}" ${attributes}></forum-embed>`;

test('a page of the forum stands in a page of a third-party site, as tall as it is', async ({
  openHost,
  embed,
  frame,
}) => {
  const page = await openHost(tag());
  await expectReady(embed);
  const inner = () => frame.locator('body').evaluate((body) => body.scrollHeight);
  const outer = () => embed.evaluate((element) => element.clientHeight);
  await expect(async () => {
    expect(Math.abs((await outer()) - (await inner()))).toBeLessThanOrEqual(2);
    expect(await outer()).toBeGreaterThan(400);
  }).toPass();
  await expect
    .poll(() => heard(page, 'ready'))
    .toEqual([{ type: 'ready', path: '/discussions', title: expect.stringContaining('Brightwater') }]);
  // The host's own title and address are the host's.
  expect(await page.title()).toBe('Host');
  expect(new URL(page.url()).hash).toBe('');

  // It follows the content both ways.
  const before = await outer();
  await frame.locator('body').evaluate((body) => {
    const box = body.appendChild(document.createElement('div'));
    box.id = 'tall';
    box.style.cssText = 'flex:none;block-size:500px';
  });
  await expect.poll(outer).toBe(before + 500);
  await frame.locator('#tall').evaluate((box) => box.remove());
  await expect.poll(outer).toBe(before);

  // A page that always wants a little more than it has is stopped, and scrolls.
  await frame.locator('body').evaluate((body) => {
    body.style.setProperty('min-block-size', 'calc(100vh + 1px)', 'important');
  });
  await expect.poll(async () => (await heard(page, 'runaway')).length, { timeout: 15_000 }).toBe(1);
  const frozen = await outer();
  await frame.locator('body').evaluate(() => new Promise(requestAnimationFrame));
  expect(await outer()).toBe(frozen);

  // Taken out, nothing of it is left; put in again, it is there again.
  await embed.evaluate((element) => {
    Object.assign(window, { taken: element });
    element.remove();
  });
  await expect.poll(() => page.frames().length).toBe(1);
  await page.evaluate(() => {
    const { taken } = window as unknown as { taken: Element };
    document.body.append(taken);
    taken.remove();
    document.body.append(taken);
  });
  await expectReady(embed);
  await expect.poll(() => page.frames().length).toBe(2);
});

test('the host’s hash leads to a page of the forum and follows the reader, back and forward too', async ({
  openHost,
  embed,
  frame,
  context,
  sites,
}) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const page = await openHost(tag('deep-link page-title="%s · Acme"'), {
    hash: '#/search?query=é日本&sso=secret',
  });
  await expectReady(embed);
  const path = () => embed.evaluate((element) => (element as HTMLElement & { path: string }).path);
  await expect.poll(path).toBe('/search?query=%C3%A9%E6%97%A5%E6%9C%AC');
  await expect(page).toHaveURL(/#\/search\?query=%C3%A9%E6%97%A5%E6%9C%AC$/);
  await expect(page).toHaveTitle(/ · Acme$/);
  await expect(frame.getByRole('searchbox').last()).toHaveValue('é日本');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const length = () => page.evaluate(() => history.length);
  const start = await length();

  await frame.locator('body').evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href^="/categories"]')!.click();
  });
  await expect.poll(path).toBe('/categories');
  await expect(page).toHaveURL(/#\/categories$/);
  await expect.poll(length).toBe(start + 1);

  // Typed, or a link in the host's page.
  await page.evaluate(() => void (location.hash = '#/discussions'));
  await expect.poll(path).toBe('/discussions');
  await expectReady(embed);
  await expect.poll(length).toBe(start + 2);

  await page.goBack();
  await expect.poll(path).toBe('/categories');
  await expect(page).toHaveURL(/#\/categories$/);
  await page.goBack();
  await expect.poll(path).toContain('/search');
  await expect(page).toHaveURL(/#\/search/);
  await page.goForward();
  await expect.poll(path).toBe('/categories');
  await expect.poll(length).toBe(start + 2);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);

  // The reader leaves, unless the host minds; no other site has heard anything but where from.
  sites.serve('/nothing', '<!doctype html><link rel="icon" href="data:,"><title>Nothing</title>');
  await expectReady(embed);
  await page.evaluate(() => Object.assign(window, { leaves: true }));
  await frame.locator('body').evaluate((body, href) => {
    body.prepend(Object.assign(document.createElement('a'), { href, id: 'away', textContent: 'Away' }));
  }, `${sites.other.url}/nothing`);
  await frame.locator('#away').click();
  await expect(page).toHaveURL(`${sites.other.url}/nothing`);
  const told = requests.filter((request) => /^http:\/\/\w+\.localhost/.test(request.url()));
  const lines = await Promise.all(
    told.map(
      async (request) => `${request.url().split('#')[0]} ${(await request.headerValue('referer')) ?? ''}`,
    ),
  );
  expect(lines.at(-1)).toBe(`${sites.other.url}/nothing ${sites.host.url}/`);
  expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
});

test('whatever stands in the hash, the frame is a page of the forum', async ({ openHost, forum, page }) => {
  const hashes = [
    '@evil/',
    '.evil/',
    ':x@evil',
    '//evil',
    '/\\evil',
    'https://evil',
    '/%40evil',
    '/%5c',
    '/../../evil',
  ];
  const pieces = ['/', '\\', '@', ':', '.', '#', '?', '%', '\t', '&', '=', 'evil', '日', 'http', '%2f', ' '];
  const hash = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 7 })
        .map((all) => all.join('')),
    },
    fc.webUrl({ withFragments: true }),
    fc.string(),
  );
  // The same ones each time, so that a failure can be repeated.
  hashes.push(...fc.sample(hash, { numRuns: 50, seed: 7 }));
  hashes.push(`/${'x'.repeat(100_000)}`);
  await openHost('');
  const wrong = await page.evaluate(
    async ({ all, src }) => {
      await customElements.whenDefined('forum-embed');
      const found: string[] = [];
      for (const hash of all) {
        history.replaceState(null, '', `#${hash}`);
        const element = document.createElement('forum-embed');
        element.setAttribute('src', `${src}/`);
        element.setAttribute('deep-link', '');
        document.body.append(element);
        const url = new URL(element.shadowRoot!.querySelector('iframe')!.src);
        if (url.origin !== src || url.username) found.push(hash);
        element.remove();
      }
      return found;
    },
    { all: hashes, src: forum.url },
  );
  expect(wrong).toEqual([]);
});

test('messages of strangers, of other shapes and of other numbers change nothing', async ({
  openHost,
  embed,
  page,
  forum,
  sites,
}) => {
  sites.serve('/nothing', '<!doctype html><title>Nothing</title>');
  await openHost(
    `${tag('max-height="5000"')}<iframe src="${sites.evil.url}/nothing"></iframe><iframe sandbox="allow-scripts" srcdoc="<title>Opaque</title>"></iframe>`,
  );
  await expectReady(embed);
  const before = await page.evaluate(() => window.length);
  for (const start of [sites.evil.url, 'about:srcdoc']) {
    const stranger = page.frames().find((each) => each.url().startsWith(start))!;
    const answers = await stranger.evaluate(async () => {
      const nonce = '0123456789abcdef0123';
      const channel = new MessageChannel();
      let heard = 0;
      addEventListener('message', () => (heard += 1));
      for (const type of ['page', 'height', 'link', 'leave', 'signin'])
        parent.postMessage({ type, path: '/evil', title: 'x', height: 9, url: 'https://evil.test' }, '*');
      parent.postMessage({ inlay: 'hello', version: 99, nonce }, '*', [channel.port1]);
      parent.postMessage({ inlay: 'hello', version: 1, nonce }, '*');
      await new Promise((resolve) => setTimeout(resolve));
      return heard;
    });
    expect(answers, start).toBe(0);
  }
  expect(await page.evaluate(() => window.length)).toBe(before);
  await expect(embed).toHaveAttribute('data-state', 'ready');

  // The frame itself has no sandbox that it could take off, and no hand on its element.
  const own = page.frames().find((each) => each.url().startsWith(forum.url))!;
  await expect(embed.locator('iframe')).not.toHaveAttribute('sandbox');
  expect(await own.evaluate(() => window.frameElement)).toBeNull();

  // Taken over, it greets anew and sends what no page would.
  await own.evaluate(async () => {
    const nonce = 'fedcba9876543210fedc';
    const port = await new Promise<MessagePort>((resolve) => {
      addEventListener('message', ({ ports, data }) => data?.nonce === nonce && resolve(ports[0]!));
      parent.postMessage({ inlay: 'hello', version: 1, nonce }, location.ancestorOrigins[0]!);
    });
    for (const height of [NaN, Infinity, '5e3', '100vh;position:fixed', {}, [7], null])
      port.postMessage({ type: 'height', height });
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil',
      'https://a:b@evil.test/',
      'ftp://x/',
    ])
      port.postMessage({ type: 'link', url });
    for (const path of ['https://evil.test/', '//evil.test', 'http://'])
      port.postMessage({ type: 'page', path, title: '' });
    port.postMessage({
      type: 'page',
      path: '/discussions?token=abc',
      title: `\u202e<img>${'x'.repeat(9000)}`,
    });
    port.postMessage({
      type: 'page',
      path: '/discussions?token=abc',
      title: `\u202e<img>${'x'.repeat(900)}`,
    });
    for (let round = 0; round < 1000; round += 1) port.postMessage({ type: 'height', height: 1e9 });
    port.postMessage({ type: '__proto__' });
    port.postMessage(null);
  });
  await expect.poll(() => embed.evaluate((element) => element.clientHeight)).toBe(5000);
  expect(await heard(page, 'external')).toEqual([]);
  await expect.poll(async () => (await heard(page, 'title')).at(-1)!.title).toBe(` <img>${'x'.repeat(194)}`);
  await expect
    .poll(() => embed.evaluate((element) => (element as HTMLElement & { path: string }).path))
    .toBe('/discussions');
  expect((await heard(page, 'height')).length).toBeLessThan(100);
});

test('a frame that has gone elsewhere is heard no more', async ({ openHost, embed, page, forum, sites }) => {
  sites.serve('/nothing', '<!doctype html><title>Nothing</title>');
  await openHost(tag());
  await expectReady(embed);
  const own = page.frames().find((each) => each.url().startsWith(forum.url))!;
  await own.goto(`${sites.evil.url}/nothing`);
  await expect(embed).toHaveAttribute('data-state', 'loading');
  await own.evaluate(() => {
    const origin = location.ancestorOrigins[0]!;
    parent.postMessage({ inlay: 'hello', version: 1, nonce: '0123456789abcdef0123' }, origin);
    return new Promise((resolve) => setTimeout(resolve));
  });
  await expect(embed).toHaveAttribute('data-state', 'loading');
});

test('links that leave the forum are the host’s to follow, once it is the reader who clicks', async ({
  openHost,
  embed,
  frame,
  page,
  problems,
}) => {
  await openHost(tag('height="600"'));
  await expectReady(embed);
  await expect.poll(() => embed.evaluate((element) => element.clientHeight)).toBe(600);
  const addLinks = () =>
    frame.locator('body').evaluate((body) => {
      body.prepend(document.createElement('p'));
      for (const [id, href] of [
        ['away', 'https://elsewhere.test/page'],
        ['in', '/entry/signin?target=/x&sso=1'],
      ] as const) {
        const link = body.firstElementChild!.appendChild(document.createElement('a'));
        link.href = href;
        link.append(Object.assign(document.createElement('b'), { id, textContent: `${id} ` }));
      }
    });
  await addLinks();
  // Not a click of a reader: what a test does counts as one, so the browser's word is taken from it.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true }),
  );
  await frame.locator('#away').click();
  // A host that looks like another one is named in letters that do not, by the forum and to the host.
  await embed.evaluate((element) =>
    (element as HTMLElement & { go(path: string): Promise<void> }).go(
      `/home/leaving?target=${encodeURIComponent('https://\u0430pple.example/')}`,
    ),
  );
  await expect(frame.getByText('xn--pple-43d.example')).toBeVisible();
  await expectReady(embed);
  expect(await heard(page, 'external')).toEqual([]);
  await page.evaluate(() => delete (navigator as { userActivation?: unknown }).userActivation);
  await frame.getByRole('link', { name: 'Continue' }).click();
  await expect
    .poll(() => heard(page, 'external'))
    .toEqual([{ type: 'external', url: 'https://xn--pple-43d.example/' }]);
  await addLinks();
  // Signing in is not framed: a tab opens, or the browser is asked for cookies first, and may refuse.
  problems.allow(/requestStorageAccess/);
  await frame.locator('#in').click();
  await expect.poll(() => heard(page, 'signin')).toEqual([{ type: 'signin', path: '/entry/signin' }]);
});

test('a dark host gets a dark forum, never a white one', async ({ openHost, embed, frame, page }) => {
  await openHost(tag('locale="ar"'), {
    head: '<style nonce="host">html{color-scheme:dark;background:#111}</style>',
  });
  const seen = embed.locator('iframe');
  await expect(seen).toBeAttached();
  // What is not known to be dark yet is not to be seen.
  expect(
    await embed.evaluate((element) => {
      const inner = element.shadowRoot!.querySelector('iframe')!;
      return element.dataset.state === 'ready' || getComputedStyle(inner).opacity === '0';
    }),
  ).toBe(true);
  await expectReady(embed);
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  const color = await frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const [red = 255] = /\d+/.exec(color) ?? [];
  expect(Number(red)).toBeLessThan(80);

  await embed.evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'light');
  // Without a word from the host it follows the page around: whatever that turns into.
  await embed.evaluate((element) => element.removeAttribute('theme'));
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'dark');
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light dark'));
  await expect(frame.locator('html')).not.toHaveAttribute('data-inlay-theme');
  // That is heard of by a transition, which readers who want nothing to move have as well.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
  await expect(frame.locator('html')).toHaveAttribute('data-inlay-theme', 'dark');
});

test('two embeds share a page: the keyboard goes in and out, a far one waits, paper has addresses', async ({
  openHost,
  page,
  forum,
}) => {
  const one = page.locator('#one');
  const two = page.locator('#two');
  const first = one.frameLocator('iframe');
  const make = (id: string, more: string) => tag(`id="${id}" ${more}`);
  await openHost(
    `${make('one', 'height="500" deep-link="help"')}<a href="/" id="between">Between</a><div style="height:5000px"></div>${make('two', 'loading="lazy" deep-link="shop"')}`,
    { hash: '#shop=/categories&top' },
  );
  await expectReady(one);
  await expect(two.locator('iframe')).toHaveCount(0);
  await page.locator('#before').focus();
  const skip = one.getByRole('link', { name: 'Skip Discussions' });
  const isSeen = () => skip.evaluate((link) => getComputedStyle(link).clipPath === 'none');
  await expect.poll(isSeen).toBe(false);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#between')).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#before')).toBeFocused();
  await first.locator('footer a, footer button').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#between')).toBeFocused();
  await one.evaluate((element: HTMLElement) => element.focus());
  await expect(one.locator('iframe')).toBeFocused();

  await first.locator('body').evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => heard(page, 'scroll')).toContainEqual({ type: 'scroll', top: 200 });
  await page.locator('#after').scrollIntoViewIfNeeded();
  await expectReady(two);
  await two.evaluate((element) =>
    (element as HTMLElement & { go(path: string): Promise<void> }).go('/search'),
  );
  await expect(page).toHaveURL(/#shop=\/search&top$/);
  await expect.poll(() => heard(page, 'navigate')).toEqual([expect.objectContaining({ path: '/search' })]);

  await page.emulateMedia({ media: 'print' });
  await expect(one.locator('.print')).toHaveText(`${forum.url}/discussions`);
  await expect(two.locator('.print')).toHaveText(`${forum.url}/search`);
  await expect(two.locator('.print')).toBeVisible();
});

test('what opens in a tall frame opens where the reader is', async ({
  openHost,
  embed,
  frame,
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 700 });
  await openHost(tag('', '/discussion/4'));
  await expectReady(embed);
  const own = frame.locator('body');
  await own.evaluate(async () => {
    while (!window.inlay) await new Promise(requestAnimationFrame);
  });
  const expectInView = async (part: Locator) => {
    await expect(part).toBeVisible();
    await expect(part).toBeInViewport({ ratio: 1 });
  };
  const author = frame
    .locator('.userContent')
    .last()
    .locator('xpath=ancestor::article')
    .locator('.js-userCard');
  await author.first().click();
  await expectInView(frame.getByRole('dialog'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(true);
  await expectInView(frame.locator('.inl-toast').first());
  await context.setOffline(false);
});
