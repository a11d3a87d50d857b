import { startDiscussion, writeComment } from './forumRecords';
import type { Role } from './signIn';
import { test as base } from './test';

export { expect } from '@playwright/test';

/** A discussion of the moderator's with comments of his; nobody has reacted yet. */
export interface Thread {
  path: string;
  discussionID: number;
  comments: number[];
}

interface TestFixtures {
  /** A discussion of the test's own with three comments. */
  thread: Thread;
  /** Goes to a page (the thread) as somebody, and resolves when the loader has run. */
  open: (role: Role | 'guest', path?: string) => Promise<void>;
  /** Reacts to the first comment, or to `commentID`, as somebody, before the page is opened. */
  react: (role: Role, urlcode: string, commentID?: number) => Promise<void>;
  /** Writes a comment of the member's own in the thread, as plain text or as the editor's elements. Answers its ID. */
  ownComment: (body: string | object[]) => Promise<number>;
}

/** Playwright's test in a discussion of its own, so that counts are known and no test sees another's reactions. */
export const test = base.extend<TestFixtures>({
  thread: async ({ api }, use) => {
    const moderator = await api('moderator');
    const discussionID = await startDiscussion(moderator);
    const comments: number[] = [];
    for (const text of ['First.', 'Second.', 'Third.'])
      comments.push(await writeComment(moderator, discussionID, text));
    await use({ path: `/discussion/${discussionID}`, discussionID, comments });
  },
  react: async ({ api, thread }, use) => {
    await use(async (role, urlcode, commentID = thread.comments[0]) => {
      const answer = await (
        await api(role)
      ).post(`/comments/${commentID}/reactions`, { reactionType: urlcode });
      if (!answer.ok()) throw new Error(`${role} could not react: ${await answer.text()}`);
    });
  },
  ownComment: async ({ api, thread }, use) => {
    await use(async (body) => writeComment(await api('member'), thread.discussionID, body));
  },
  open: async ({ page, as, thread }, use) => {
    await use(async (role, path = thread.path) => {
      if (role !== 'guest') await as(role);
      await page.goto(path);
      await page.waitForFunction(() => window.inlay !== undefined);
    });
  },
});
