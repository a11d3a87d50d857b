import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';

for (const [role, hasBoxes] of [
  ['guest', false],
  ['newcomer', false],
  ['member', false],
  ['moderator', true],
  ['admin', true],
] as const)
  test(`${role}: rows of a list have ${hasBoxes ? '' : 'no '}checkboxes`, async ({ as }) => {
    const { context } = await as(role);
    const html = await (await context.get('/discussions')).text();
    expect(html.includes('data-inlay-check=')).toBe(hasBoxes);
    expect(html.includes('id="forum-bulk"')).toBe(hasBoxes);
  });

test('a redirect that is deleted leaves the discussion where it is', async ({ as }) => {
  const moderator = await as('moderator');
  const { help, woodworking } = seeded.categories;
  const name = 'Moved for good';
  const discussionID = await startDiscussion(moderator, { name });
  const move = { discussionIDs: [discussionID], categoryID: help, addRedirects: true };
  await moderator.patch('/discussions/move?longRunnerTimeout=20', move);
  const list = await moderator.get(`/discussions?categoryID=${woodworking}&type=redirect&limit=100`);
  const signs = (await list.json()) as { discussionID: number; name: string }[];
  const sign = signs.find((each) => each.name === name)!.discussionID;
  const deleted = await moderator.delete('/discussions/list?longRunnerTimeout=20', { discussionIDs: [sign] });
  expect(deleted.ok()).toBe(true);
  expect((await moderator.get(`/discussions/${sign}`)).status()).toBe(404);
  expect((await moderator.get(`/discussions/${discussionID}`)).status()).toBe(200);
});
