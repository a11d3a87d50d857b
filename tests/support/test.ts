import type { BrowserContext, Cookie } from '@playwright/test';
import { createPageGuard } from './createPageGuard';
import type { PageGuard } from './createPageGuard';
import { test as base } from './forumTest';
import { signIn } from './signIn';
import type { Role } from './signIn';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  cookiesOf: (role: Role) => Promise<Cookie[]>;
}

interface TestFixtures {
  /** Signs the test's context in: `await as('member')` in front of the first `page.goto`. */
  as: (role: Role, context?: BrowserContext) => Promise<void>;
  /** Lets expected problems pass: `problems.allow(/503/)`. Anything else on any page fails the test. */
  problems: PageGuard;
}

/** Playwright's test against the reference forum. A page that throws or breaks its own policy fails the test by itself. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  cookiesOf: [
    async ({ forum }, use) => {
      const known = new Map<Role, Promise<Cookie[]>>();
      await use((role) => {
        // Signing in is rate limited, and rightly so: once for each role is enough.
        const cookies = known.get(role) ?? signIn(forum.url, role);
        known.set(role, cookies);
        return cookies;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ forum }, use) => use(forum.url),
  as: async ({ context: own, cookiesOf }, use) => {
    await use(async (role, context = own) => context.addCookies(await cookiesOf(role)));
  },
  problems: [
    async ({ context }, use) => {
      const guard = await createPageGuard(context);
      await use(guard);
      const problems = guard.problems();
      if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
