import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

test('a reply is written below what it answers, closed and opened with its branch, and its deleted parent keeps its place', async ({
  open,
  page,
  thread,
  ownComment,
}) => {
  const own = await ownComment('Words to be answered.');
  await open('member', `/discussion/comment/${own}`);
  const parent = page.locator(`#Comment_${own}`);
  await expect(parent).toBeFocused();
  await (await linkOf(parent, 'Reply')).click();
  await expect(parent.locator('.inl-editor[data-state="rich"]').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Answering myself');
  await page.keyboard.press('Control+Enter');
  const reply = page.getByRole('article', { name: 'Comment by member' });
  await expect(reply).toBeFocused();
  await expect(reply).toContainText('Reply at level 2');
  const item = page.locator('.forum-comments > li', { has: parent });
  await expect(item).toContainText('Answering myself');

  const summary = item.locator('summary').filter({ hasText: '1 reply' });
  await summary.press('Enter');
  await expect(reply).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await expect(reply).toBeVisible();
  await expect(summary).toBeFocused();
  await expectNoAxeViolations(page, { include: '.forum-thread', look: 'all but colours' });

  await parent.locator('[data-inlay-part="menu"]').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(parent).toHaveText('This comment was deleted.');
  await expect(parent).toBeFocused();
  await expect(reply).toBeVisible();
  await expect(page.locator('#comments')).toHaveText(`${thread.comments.length + 1} comments`);
});
