import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { expectReady } from '../support/embedTest';
import { secureBrowser } from '../support/secureBrowser';
import { answering, speakAsForum } from '../support/speakAsForum';
import { startSecureSites } from '../support/startSecureSites';
import { talker } from '../support/talker';

const test = base.extend<object, { port: number }>({
  port: [
    async ({}, use) => {
      const sites = await startSecureSites({
        'forum.test': ({ url }, response) => {
          const [type, body] =
            url === '/embed.js'
              ? ['text/javascript', readFileSync('dist/embed.js')]
              : ['text/html; charset=utf-8', talker()];
          response.writeHead(200, { 'content-type': type }).end(body);
        },
        'host.test': (_, response) => {
          const forum = `https://forum.test:${sites.port}`;
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            .end(`<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Host</title>${answering}
<script>
  window.heard = [];
  for (const type of ['ready', 'height', 'title', 'signin', 'external', 'error'])
    document.addEventListener(type, ({ detail }) => heard.push(detail?.cause ?? type), true);
</script>
<script src="${forum}/embed.js" async></script></head><body>
<forum-embed src="${forum}/" path="/talker" page-title="Forum: %s"></forum-embed></body></html>`);
        },
      });
      await use(sites.port);
      await sites.stop();
    },
    { scope: 'worker' },
  ],
});

test.use(secureBrowser);

test('a frame that went to the forum’s own name and port without encryption is not heard', async ({
  page,
  port,
}) => {
  await page.clock.install();
  // Not encrypted itself: the browser would not let the frame leave for such an address.
  await page.goto(`http://host.test:${port}/`);
  const embed = page.locator('forum-embed');
  await expectReady(embed);
  await expect(page).toHaveTitle('Forum: Talker');
  const frame = (await (await embed.locator('iframe').elementHandle())!.contentFrame())!;
  expect(new URL(frame.url()).origin).toBe(`https://forum.test:${port}`);

  await Promise.all([
    frame.waitForURL(`http://forum.test:${port}/talker`),
    frame.evaluate((url) => location.assign(url), `http://forum.test:${port}/talker`),
  ]);
  expect(await speakAsForum(frame)).toEqual(['yes']);
  await expect(async () => {
    await page.clock.fastForward(10_100);
    await expect(embed.getByRole('alert')).toContainText('cannot be shown', { timeout: 500 });
  }).toPass();
  // What the stranger called itself is nowhere.
  await expect(page).toHaveTitle('Forum: Talker');
  await expect.poll(() => page.evaluate('heard')).toEqual(['ready', 'title', 'refused']);
});
