import type { FrameLocator, Locator, Page } from '@playwright/test';
import { patience } from '../../src/embed/host/createEmbed';
import { startForumServer } from './forumServer';
import type { ForumServer } from './forumServer';
import { giveTime } from './giveTime';
import { startOrigin } from './startOrigin';
import type { Origin } from './startOrigin';
import { expect, test as base } from './test';

export { expect } from '@playwright/test';

interface Sites {
  /** A listed host, a second one, and a site that the forum does not list. */
  host: Origin;
  other: Origin;
  evil: Origin;
  /** Puts a page on all three; `:status` among its headers is the answer's. */
  serve(path: string, html: string, headers?: Record<string, string>): void;
}

interface WorkerFixtures {
  sites: Sites;
}

interface TestFixtures {
  /** Opens a host's page that has this markup, with the embed's script; its events go to `window.heard`. */
  openHost: (markup: string, options?: HostOptions) => Promise<Page>;
  embed: Locator;
  frame: FrameLocator;
}

interface HostOptions {
  hash?: string;
  site?: 'host' | 'other' | 'evil';
  headers?: Record<string, string>;
  head?: string;
}

const events = 'ready navigate title signin error runaway external height scroll';

/** The page of a third-party site. The script stands in front: elements come before and after it. */
const pageOf = (forum: string, { head = '' }: HostOptions, markup: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Host</title>${head}
<script nonce="host">
  window.heard = [];
  window.readies = 0;
  for (const type of '${events}'.split(' '))
    document.addEventListener(type, (event) => {
      if (event.target.localName !== 'forum-embed') return;
      heard.push({ type, ...event.detail });
      if (type === 'external' && !window.leaves) event.preventDefault();
    }, true);
</script>
<script src="${forum}/embed.js" async nonce="host"></script></head>
<body><h1>Acme</h1><a href="/" id="before">Before</a>${markup.replaceAll('{forum}', forum)}<a href="/" id="after">After</a></body></html>`;

/** The reference forum, which lists two of three sites, and a browser in front of them. */
export const test = base.extend<TestFixtures, WorkerFixtures & { forum: ForumServer }>({
  sites: [
    async ({}, use) => {
      const pages = new Map<string, { html: string; headers: Record<string, string> }>();
      const site = (name: string) =>
        startOrigin(name, (request, response) => {
          const page = pages.get(request.url ?? '/');
          const { ':status': status = page ? 200 : 404, ...headers } = page?.headers ?? {};
          response.writeHead(Number(status), { 'content-type': 'text/html; charset=utf-8', ...headers });
          response.end(page?.html ?? '<!doctype html><title>Nothing</title>');
        });
      const [host, other, evil] = await Promise.all(['host', 'other', 'evil'].map(site));
      const serve: Sites['serve'] = (path, html, headers = {}) => void pages.set(path, { html, headers });
      await use({ host: host!, other: other!, evil: evil!, serve });
      await Promise.all([host, other, evil].map((origin) => origin!.stop()));
    },
    { scope: 'worker' },
  ],
  forum: [
    async ({ sites }, use) => {
      const hosts = `${sites.host.url},${sites.other.url}`;
      const server = await startForumServer({ INLAY_EMBED_HOSTS: hosts, INLAY_LOG: '1' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openHost: async ({ page, sites, forum }, use) => {
    // A forum on a busy machine may be silent for longer. Tests of that move a clock of their own.
    await giveTime(page.context(), patience);
    await use(async (markup, options = {}) => {
      sites.serve('/page', pageOf(forum.url, options, markup), options.headers);
      await page.goto(`${sites[options.site ?? 'host'].url}/page${options.hash ?? ''}`, {
        // A frame that is slow on purpose would keep the page from being loaded.
        waitUntil: 'commit',
      });
      return page;
    });
  },
  embed: async ({ page }, use) => use(page.locator('forum-embed').first()),
  frame: async ({ embed }, use) => use(embed.frameLocator('iframe')),
});

/** Everything of one type that the host's page heard from its embeds. */
export const heard = (page: Page, type: string): Promise<Record<string, unknown>[]> =>
  page.evaluate((name) => (window as any).heard.filter((event: any) => event.type === name), type);

/** Stops the clock of the pages that are opened from now on: silence ends when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

export const expectReady = (embed: Locator) => expect(embed).toHaveAttribute('data-state', 'ready');

/** The embed has come to be as tall as its page. */
export const expectWhole = (embed: Locator, frame: FrameLocator) =>
  expect
    .poll(async () => {
      const inner = await frame.locator('body').evaluate((body) => body.scrollHeight);
      return Math.abs((await embed.evaluate((element) => element.clientHeight)) - inner);
    })
    .toBeLessThan(3);
