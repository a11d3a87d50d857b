import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { linkOf } from '../support/linkOf';
import { writeReply } from '../support/forumRecords';
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
  await expectNoAxeViolations(page, { include: '.forum-thread' });

  await parent.locator('[data-inlay-part="menu"]').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(parent).toHaveText('This comment was deleted.');
  await expect(parent).toBeFocused();
  await expect(reply).toBeVisible();
  await expect(page.locator('#comments')).toHaveText(`${thread.comments.length + 1} comments`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('branches close and open, replies of another page are a button away, and Reply leads to the form', async ({
    page,
    as,
    api,
    thread: { path, discussionID, comments },
  }) => {
    const moderator = await api('moderator');
    const below = await writeReply(moderator, discussionID, comments[0]!);
    for (let place = 5; place <= 30; place += 1)
      await writeReply(moderator, discussionID, comments[1]!, `Filler ${place}.`);
    const late = await writeReply(moderator, discussionID, comments[0]!, 'On the second page.');
    await as('member');
    await page.goto(path);
    const reply = page.locator(`#Comment_${below}`);
    await expect(reply).toContainText('Reply at level 2');
    await page.locator('summary').filter({ hasText: '1 reply' }).click();
    await expect(reply).toBeHidden();
    await page.locator('summary').filter({ hasText: '1 reply' }).click();
    await reply.getByRole('link', { name: 'Reply' }).click();
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
    await page.getByRole('button', { name: '1 more reply' }).click();
    await expect(page).toHaveURL(new RegExp(`/p2#Comment_${late}$`));
    await page.locator(`#Comment_${late}`).getByRole('link', { name: 'In reply to moderator' }).click();
    await expect(page.locator(`#Comment_${comments[0]}`)).toBeInViewport();
  });
});
