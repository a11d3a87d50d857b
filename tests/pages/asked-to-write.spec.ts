import type { Page } from '@playwright/test';
import { writeComment } from '../support/forumRecords';
import { expect, test } from '../support/threadTest';

/** Pages that a reader asks for to write in them: by Reply and Quote without the widget, and by a post that was refused. */
const asked = (
  thread: { path: string; comments: number[] },
  kind: 'reply' | 'quote',
  locale: 'en' | 'ar' = 'en',
) => `${thread.path}/a-discussion-for-a-test?${kind}=${thread.comments[1]}&locale=${locale}#body`;

const field = (page: Page) => page.locator('#create-comment').getByRole('textbox');
const rich = (page: Page) => page.locator('#create-comment .inl-editor[data-state="rich"]');

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the field is in view below comments that are longer than most', async ({
      page,
      as,
      api,
      thread,
      problems,
    }) => {
      problems.allow(/status of 400/);
      const moderator = await api('moderator');
      const long = Array.from({ length: 8 }, (_, n) => `Paragraph ${n} of many words. `.repeat(6)).join(
        '\n\n',
      );
      for (let n = 0; n < 9; n++) await writeComment(moderator, thread.discussionID, long);
      await as('member');
      const isSeen = async (dir: string) => {
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        if (javaScriptEnabled) await expect(rich(page)).toBeVisible();
        await expect(field(page)).toBeFocused();
        for (const seen of ['#reply-title', '#create-comment label'])
          await expect(page.locator(seen)).toBeInViewport({ ratio: 1 });
      };
      for (const [width, height, dir, kind] of [
        [1366, 768, 'rtl', 'reply'],
        [320, 568, 'ltr', 'quote'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(asked(thread, kind, dir === 'rtl' ? 'ar' : 'en'));
        await isSeen(dir);
      }
      if (javaScriptEnabled) {
        // The editor has a line of its own behind a quote, where writing goes on.
        await expect(field(page).locator('> *')).toHaveText(['moderator wrote:Second.', '']);
        await page.keyboard.type('I agree');
        await expect(field(page).locator('> *')).toHaveText(['moderator wrote:Second.', 'I agree']);
        return;
      }
      await page.goto(`${thread.path}?locale=en`);
      // By key: comments that come into view take their room as one scrolls there, and a button that is pointed at moves.
      await page.locator('#create-comment button[type="submit"]').press('Enter');
      await expect(page).toHaveURL(/\/comment#body$/);
      await isSeen('ltr');
    });

    test('a text that is typed at once leaves the quote a quote', async ({ page, as, thread }) => {
      await as('member');
      await page.goto(asked(thread, 'quote'));
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('I agree');
      await page.getByRole('button', { name: 'Post Comment' }).click();
      const posted = page.locator('.forum-comments > li').nth(3).locator('.userContent');
      await expect(posted.locator('blockquote')).toContainText('moderator wrote:');
      await expect(posted.locator('blockquote')).toContainText('Second.');
      await expect(posted.locator('blockquote')).not.toContainText('I agree');
      await expect(posted.locator('blockquote ~ p, p:has(~ blockquote)').getByText('I agree')).toHaveText(
        /^I agree$/,
      );
    });
  });
}
