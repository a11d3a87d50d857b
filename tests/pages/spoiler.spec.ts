import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const last = (page: Page) => page.locator('.forum-comments > li').last().getByRole('article');

/** Opened and closed by keys alone. */
async function readByKeyboard(post: Locator): Promise<void> {
  const secret = post.getByText('The gardener did it.');
  await expect(post.getByText('Have you read it?')).toBeVisible();
  await expect(secret).toBeHidden();
  const button = post.locator('summary', { hasText: 'Spoiler' });
  await button.press('Enter');
  await expect(secret).toBeVisible();
  await expect(button).toBeFocused();
  await button.press(' ');
  await expect(secret).toBeHidden();
}

test('a spoiler is written in the editor, stays hidden until its button is pressed, and is printed', async ({
  open,
  page,
  thread,
  browser,
  baseURL,
}) => {
  await open('member');
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Have you read it?\n');
  await page.getByRole('button', { name: 'Spoiler' }).click();
  await page.keyboard.type('The gardener did it.');
  await expect(rich(page).getByRole('group', { name: 'Spoiler' })).toHaveText('The gardener did it.');
  await expectNoAxeViolations(page, { include: '.inl-editor' });
  await page.keyboard.press('Control+Enter');
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await readByKeyboard(last(page));

  await expectNoAxeViolations(page, { include: '.forum-comments .spoiler' });
  await page.emulateMedia({ media: 'print' });
  await expect(last(page).getByText('The gardener did it.')).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await plain.goto(thread.path);
  await readByKeyboard(last(plain));
  // What looks for words in the page opens it.
  await plain.goto(`${thread.path}#:~:text=gardener%20did`);
  await expect(last(plain).getByText('The gardener did it.')).toBeVisible();
  await plain.close();
});
