import { test as base } from '@playwright/test';
import { startForumServer } from './forumServer';
import type { ForumServer } from './forumServer';

/** Playwright's test with the reference forum and a database of its own, one for each worker. */
export const test = base.extend<object, { forum: ForumServer }>({
  forum: [
    async ({}, use) => {
      const server = await startForumServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
