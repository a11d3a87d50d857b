import type { Page } from '@playwright/test';
import type { FourOrigins } from './fourOrigins';
import { barOf, toggleReaction } from './reactionBar';
import { expect, test as base } from './test';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Path of an open discussion with at least three bars that the member may press. */
  thread: string;
  /** An honest forum again, in front of each test. */
  origins: FourOrigins;
  /** Puts markup into the thread's page: at the end of the first post, of the body, or of the head. */
  plant: (
    place: 'post' | 'body' | 'head' | 'before loader',
    html: string | ((nonce: string) => string),
  ) => void;
  /** The thread as the member sees it. */
  openThread: (page?: Page) => Promise<Page>;
  /** Fails unless nothing ran, nothing was asked of `evil`, and the sentinel still answers a click. */
  expectUnharmed: (page?: Page) => Promise<void>;
}

const places = {
  post: /(<div class="userContent[^>]*>)/,
  body: /(?=<\/body>)/,
  head: /(?=<\/head>)/,
  'before loader': /(?=<script src="[^"]*loader\.)/,
};

/** The bench: a member in a thread of the reference forum, seen through a proxy that a test can turn against him. */
export const test = base.extend<TestFixtures>({
  thread: async ({ busyThread }, use) => use(busyThread),
  origins: async ({ bench }, use) => {
    bench.reset();
    await use(bench);
    expect(bench.evil.log, 'requests that reached evil').toEqual([]);
  },
  baseURL: async ({ bench }, use) => use(bench.forum.url),
  as: async ({ bench, context: own, cookiesOf }, use) => {
    await use(async (role, context = own) => {
      const cookies = await cookiesOf(role);
      await context.addCookies(
        cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly, url: bench.forum.url })),
      );
    });
  },
  plant: async ({ origins }, use) => {
    await use((place, html) => {
      origins.rewrite((page, nonce) => {
        const planted = typeof html === 'string' ? html : html(nonce);
        return page.replace(places[place], (match) => `${match}${planted}`);
      });
    });
  },
  openThread: async ({ origins, page: own, as, thread }, use) => {
    await use(async (page = own) => {
      await as('member', page.context());
      await page.goto(`${origins.forum.url}${thread}`);
      await page.waitForFunction(() => window.inlay !== undefined);
      return page;
    });
  },
  expectUnharmed: async ({ origins, page: own }, use) => {
    await use(async (page = own) => {
      expect(
        await page.evaluate(() => (globalThis as { __pwned?: unknown }).__pwned),
        'window.__pwned',
      ).toBeUndefined();
      expect(origins.evil.log, 'requests that reached evil').toEqual([]);
      await toggleReaction(page, barOf(page), 'Like');
    });
  },
});
