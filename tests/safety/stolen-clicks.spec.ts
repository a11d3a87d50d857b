import { startDiscussion } from '../support/forumRecords';
import { expect, test } from '../support/threadTest';

test('T32: clicks that were led over Delete delete nothing, since the question stands in another place', async ({
  page,
  open,
  api,
}) => {
  const client = await api('moderator');
  const discussionID = await startDiscussion(client, { name: 'Not to be deleted' });
  await open('moderator', '/discussions?sort=-dateInserted');
  await page.getByRole('checkbox', { name: 'Select Not to be deleted', exact: true }).check();
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  const remove = bar.getByRole('button', { name: 'Delete' });
  // Its styles may come after it, and move its buttons.
  await expect(page.locator('.inl-bulk__actions')).toHaveCSS('display', 'flex');
  // Until the toast has come to rest.
  await remove.hover();
  const { x, y, width, height } = (await remove.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  const question = page.getByRole('alertdialog', { name: 'Delete' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.mouse.click(x + width / 2, y + height / 2);
  // A click beside the question takes it back.
  await expect(question).toHaveCount(0);
  expect((await client.get(`/discussions/${discussionID}`)).status()).toBe(200);
});
