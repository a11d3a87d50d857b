import { test as base } from './forumTest';
import type { Client } from './openClient';
import type { Role } from './signIn';

export { expect } from '@playwright/test';
export type { Client } from './openClient';

interface TestFixtures {
  /** One client for each role, signed in once. `guest` has no session. */
  as: (role: Role | 'guest') => Promise<Client>;
}

/** Playwright's test against the API alone: no browser is started. */
export const test = base.extend<TestFixtures>({
  as: async ({ api }, use) => use(api),
});
