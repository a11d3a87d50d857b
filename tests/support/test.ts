import type { BrowserContext } from '@playwright/test';
import { awaitRoutes } from './awaitRoutes';
import { createPageGuard } from './createPageGuard';
import type { PageGuard } from './createPageGuard';
import { forgetDrafts } from './forgetDrafts';
import { giveTime } from './giveTime';
import { test as base } from './forumTest';
import type { Role } from './signIn';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Signs the test's context in: `await as('member')` in front of the first `page.goto`. */
  as: (role: Role, context?: BrowserContext) => Promise<void>;
  /** Lets expected problems pass: `problems.allow(/503/)`. Anything else on any page fails the test. */
  problems: PageGuard;
  /** Drafts that another test has left would come up in forms and toasts. */
  withoutDrafts: void;
}

/** Playwright's test against the reference forum. A page that throws or breaks its own policy fails the test by itself. */
export const test = base.extend<TestFixtures>({
  baseURL: async ({ forum }, use) => use(forum.url),
  page: async ({ page }, use) => {
    await giveTime(page.context());
    awaitRoutes(page);
    await use(page);
  },
  as: async ({ context: own, cookiesOf }, use) => {
    await use(async (role, context = own) => context.addCookies(await cookiesOf(role)));
  },
  withoutDrafts: [
    async ({ api }, use) => {
      for (const role of ['member', 'moderator', 'newcomer', 'admin'] as const)
        await forgetDrafts(await api(role));
      await use();
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const guard = await createPageGuard(context);
      const clearCookies = context.clearCookies.bind(context);
      context.clearCookies = (...options) => {
        // A request that is under way as the session ends is refused.
        guard.allow(/status of 40[13]/, /^console: Inlay: drafts failed \(request\)/);
        return clearCookies(...options);
      };
      await use(guard);
      const problems = guard.problems();
      if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
