import { request, test as base } from '@playwright/test';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { startForumServer } from './forumServer';
import type { ForumServer } from './forumServer';
import { signIn } from './signIn';
import type { Role } from './signIn';

export { expect } from '@playwright/test';

/** The API as somebody sees it. Paths are relative to `/api/v2`. */
export interface Client {
  get(path: string): Promise<APIResponse>;
  post(path: string, data?: unknown): Promise<APIResponse>;
  patch(path: string, data?: unknown): Promise<APIResponse>;
  put(path: string, data?: unknown): Promise<APIResponse>;
  delete(path: string, data?: unknown): Promise<APIResponse>;
  /** For calls with headers of their own. */
  context: APIRequestContext;
}

interface WorkerFixtures {
  forum: ForumServer;
  /** One client for each role, signed in once. `guest` has no session. */
  as: (role: Role | 'guest') => Promise<Client>;
}

function createClient(context: APIRequestContext): Client {
  const call = (method: string) => (path: string, data?: unknown) =>
    context.fetch(`/api/v2${path}`, { method, ...(data !== undefined && { data }) });
  return {
    context,
    get: call('GET'),
    post: call('POST'),
    patch: call('PATCH'),
    put: call('PUT'),
    delete: call('DELETE'),
  };
}

/** Playwright's test against the API alone: no browser is started. */
export const test = base.extend<object, WorkerFixtures>({
  forum: [
    async ({}, use) => {
      const server = await startForumServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  as: [
    async ({ forum }, use) => {
      const clients = new Map<string, Promise<Client>>();
      const open = async (role: Role | 'guest'): Promise<Client> => {
        const cookies = role === 'guest' ? [] : await signIn(forum.url, role);
        const context = await request.newContext({
          baseURL: forum.url,
          storageState: { cookies, origins: [] },
          extraHTTPHeaders: { 'x-requested-with': 'vanilla', referer: `${forum.url}/` },
        });
        return createClient(context);
      };
      await use((role) => {
        const known = clients.get(role) ?? open(role);
        clients.set(role, known);
        return known;
      });
      for (const client of clients.values()) await (await client).context.dispose();
    },
    { scope: 'worker' },
  ],
});
