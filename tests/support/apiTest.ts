import { forgetDrafts } from './forgetDrafts';
import { test as base } from './forumTest';
import type { Client } from './openClient';
import type { Role } from './signIn';

export { expect } from '@playwright/test';
export type { Client } from './openClient';

interface TestFixtures {
  /** One client for each role, signed in once, without the drafts that other tests have left. `guest` has no session. */
  as: (role: Role | 'guest') => Promise<Client>;
}

/** Playwright's test against the API alone: no browser is started. */
export const test = base.extend<TestFixtures>({
  as: async ({ api }, use) => {
    const cleared = new Map<Role, Promise<void>>();
    await use(async (role) => {
      const client = await api(role);
      if (role === 'guest') return client;
      if (!cleared.has(role)) cleared.set(role, forgetDrafts(client));
      await cleared.get(role);
      return client;
    });
  },
});
