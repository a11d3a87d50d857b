import { test as base } from './forumTest';
import { openClient } from './openClient';
import type { Client } from './openClient';
import { signIn } from './signIn';
import type { Role } from './signIn';

export { expect } from '@playwright/test';
export type { Client } from './openClient';

interface WorkerFixtures {
  /** One client for each role, signed in once. `guest` has no session. */
  as: (role: Role | 'guest') => Promise<Client>;
}

/** Playwright's test against the API alone: no browser is started. */
export const test = base.extend<object, WorkerFixtures>({
  as: [
    async ({ forum }, use) => {
      const clients = new Map<string, Promise<Client>>();
      const open = async (role: Role | 'guest'): Promise<Client> =>
        openClient(forum.url, role === 'guest' ? [] : await signIn(forum.url, role));
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
