import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion, writeComment, writeReply } from '../support/forumRecords';

test('a user holds one reaction to a record, however many are sent', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  for (const reactionType of ['Up', 'Down', 'Like', 'Agree'])
    await member.post(`/discussions/${discussionID}/reactions`, { reactionType });
  const answer = await member.get(`/discussions/${discussionID}?expand[]=reactions`);
  const { reactions, score } = (await answer.json()) as {
    score: number;
    reactions: { urlcode: string; count: number }[];
  };
  const held = reactions.filter(({ count }) => count > 0).map(({ urlcode, count }) => [urlcode, count]);
  expect({ held, score }).toEqual({ held: [['Agree', 1]], score: 1 });
});

test('an author hears nothing of a discussion that has moved out of sight', async ({ as }) => {
  const [member, admin] = [await as('member'), await as('admin')];
  const name = 'Out of sight';
  const [discussionID, here] = [await startDiscussion(member, { name }), await startDiscussion(member)];
  const moved = { discussionIDs: [discussionID], categoryID: seeded.categories.moderationDesk };
  await admin.patch('/discussions/move', moved);
  const answer = await member.get(`/discussions/${discussionID}`);
  expect(answer.status()).toBe(403);
  await writeComment(admin, discussionID);
  await writeComment(admin, here);
  const heard = await (await member.get('/notifications')).text();
  expect(heard).toContain('A discussion for a test');
  expect(heard).not.toContain(name);
});

test('a deleted comment names nobody, neither who wrote it nor who changed it', async ({ as }) => {
  const [member, guest] = [await as('member'), await as('guest')];
  const discussionID = await startDiscussion(await as('moderator'));
  const commentID = await writeComment(member, discussionID);
  await writeReply(await as('moderator'), discussionID, commentID);
  await member.patch(`/comments/${commentID}`, { body: 'Changed.', format: 'text' });
  await member.delete(`/comments/${commentID}`);
  const shown = await (await guest.get(`/comments?discussionID=${discussionID}`)).text();
  expect(shown).toContain('"deleted":true');
  expect(shown).not.toContain('"name":"member"');
});
