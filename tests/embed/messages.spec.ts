import { expect, expectReady, heard, test } from '../support/embedTest';

const tag = (attributes = '') =>
  `<forum-embed src="{forum}/" path="/discussions" ${attributes}></forum-embed>`;

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
  // The strangers are in their frames.
  await page.waitForLoadState();
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
