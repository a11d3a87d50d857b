import { expectKept } from '../support/keptTexts';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

test('a change of a comment that a reload gave back is given up or saved as it stands', async ({
  page,
  open,
  api,
  ownComment,
}) => {
  const member = await api('member');
  const commentID = await ownComment('Words at first');
  await open('member');
  const comment = page.locator(`#Comment_${commentID}`);
  const text = comment.locator('[data-slate-editor]');
  const edit = async () => {
    await (await linkOf(comment, 'Edit')).click();
    await expect(text).toBeFocused();
  };
  const write = async (words: string) => {
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
    await expectKept(page, words);
  };
  const discard = page.getByRole('button', { name: 'Discard draft' });
  await edit();
  await expect(discard).toHaveCount(0);
  await write(', and what nobody wants');
  await page.reload();
  await edit();
  await expect(text).toHaveText('Words at first, and what nobody wants');
  await discard.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(text).toHaveText('Words at first');
  await expect(discard).toHaveCount(0);
  // What had it is gone: it is in the form, from where keys go on.
  await expect(comment.locator('.inl-compose').and(page.locator(':focus'))).toHaveCount(1);
  await expect
    .poll(async () => (await member.get('/drafts?recordType=comment')).text())
    .not.toContain('nobody wants');

  await text.click();
  await write(', and later ones');
  await page.reload();
  await edit();
  await expect(text).toHaveText('Words at first, and later ones');
  await comment.getByRole('button', { name: 'Save' }).click();
  await expect(comment.locator('.userContent')).toHaveText('Words at first, and later ones');
  const saved = async () =>
    ((await (await member.get(`/comments/${commentID}`)).json()) as { body: string }).body;
  await expect.poll(saved).toContain('and later ones');
});
