import { test as base } from '@playwright/test';
import type { Cookie } from '@playwright/test';
import { findThread } from './findThread';
import { startForumServer } from './forumServer';
import type { ForumServer } from './forumServer';
import { fourOrigins } from './fourOrigins';
import type { FourOrigins } from './fourOrigins';
import { openClient } from './openClient';
import type { Client } from './openClient';
import { signIn } from './signIn';
import type { Role } from './signIn';
import { startPhp } from './startPhp';
import type { PhpServer } from './startPhp';

interface WorkerFixtures {
  forum: ForumServer;
  cookiesOf: (role: Role) => Promise<Cookie[]>;
  /** The API as one of the demonstration accounts; `guest` has no session. */
  api: (role: Role | 'guest') => Promise<Client>;
  /** Path of an open discussion with at least three bars that the member may press. */
  busyThread: string;
  /** The forum behind a proxy that a test can turn against its readers. */
  bench: FourOrigins;
  php: PhpServer;
}

/** What is made once for each key. */
function remember<Key, Value>(make: (key: Key) => Value): { of(key: Key): Value; all(): Iterable<Value> } {
  const known = new Map<Key, Value>();
  const of = (key: Key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
  return { of, all: () => known.values() };
}

/**
 * Playwright's test with the reference forum and a database of its own, one for each worker, and everything else that
 * takes long to start. All of it is here because Playwright starts another worker, with another forum, for tests that
 * have other fixtures of this scope; what a test does not use is not started.
 */
export const test = base.extend<object, WorkerFixtures>({
  forum: [
    async ({}, use) => {
      const server = await startForumServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Signing in is rate limited, and rightly so: once for each role is enough.
  cookiesOf: [
    async ({ forum }, use) => use(remember((role: Role) => signIn(forum.url, role)).of),
    { scope: 'worker' },
  ],
  api: [
    async ({ forum, cookiesOf }, use) => {
      const clients = remember(async (role: Role | 'guest') =>
        openClient(forum.url, role === 'guest' ? [] : await cookiesOf(role)),
      );
      await use(clients.of);
      for (const client of clients.all()) await (await client).context.dispose();
    },
    { scope: 'worker' },
  ],
  busyThread: [
    async ({ forum, cookiesOf }, use) => use(await findThread(forum.url, await cookiesOf('member'))),
    { scope: 'worker', timeout: 120_000 },
  ],
  bench: [
    async ({ forum }, use) => {
      const origins = await fourOrigins(forum.url);
      await use(origins);
      await origins.stop();
    },
    { scope: 'worker' },
  ],
  php: [
    async ({ forum }, use) => {
      const php = await startPhp(forum.url);
      await use(php);
      await php.stop();
    },
    { scope: 'worker' },
  ],
});
