import { expect, test, type Client } from '../support/apiTest';
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

test('reports of a discussion go with it from those who moderate one category only', async ({ as }) => {
  const [member, steward, moderator] = [await as('member'), await as('steward'), await as('moderator')];
  const { announcements, woodworking } = seeded.categories;
  const reported = async (categoryID: number) => {
    const recordID = await startDiscussion(moderator, { categoryID });
    const report = { recordType: 'discussion', recordID, reportReasonIDs: ['spam'] };
    await member.post('/reports', { ...report, noteBody: 'Look.', noteFormat: 'text' });
    return recordID;
  };
  const [there, elsewhere] = [await reported(announcements), await reported(woodworking)];
  const sees = async (client: Client) => {
    const seen = [];
    for (const id of [there, elsewhere])
      seen.push((await (await client.get(`/reports?recordType=discussion&recordID=${id}`)).json()).length);
    return seen;
  };
  expect([await sees(steward), await sees(moderator)]).toEqual([
    [1, 0],
    [1, 1],
  ]);
  for (const id of [there, elsewhere]) await moderator.delete(`/discussions/${id}`);
  expect([await sees(steward), await sees(moderator)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});
