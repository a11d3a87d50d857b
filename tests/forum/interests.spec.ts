import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

interface Suggested {
  categories: { categoryID: number; name: string }[];
  discussions: { discussionID: number; insertUserID: number; categoryID: number; excerpt?: string }[];
}
const { woodworking, help, moderationDesk } = seeded.categories;

const ask = async (client: Client, query = ''): Promise<Suggested> => {
  const answer = await client.get(`/interests/suggested-content?${query}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Suggested;
};
const follow = (client: Client, categoryID: number, followed: boolean) =>
  client.patch(`/categories/${categoryID}/preferences/$me`, { 'preferences.followed': followed });
const idsOf = ({ discussions }: Suggested) => discussions.map(({ discussionID }) => discussionID);

test('a guest has no interests, by either way of asking', async ({ as }) => {
  const guest = await as('guest');
  expect(await ask(guest)).toEqual({ categories: [], discussions: [] });
  expect(await (await guest.get('/discussions?suggested=true')).json()).toEqual([]);
});

test('a member is offered unread posts of others where they follow or have written, and never their own', async ({
  as,
}) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  await follow(member, woodworking, true);
  const own = await startDiscussion(member);
  const theirs = await startDiscussion(moderator);
  const before = await ask(member, 'suggestedContentLimit=20');
  expect(idsOf(before)).toContain(theirs);
  expect(idsOf(before)).not.toContain(own);
  expect(before.discussions.every(({ insertUserID }) => insertUserID !== seeded.users.member)).toBe(true);
  expect(before.categories.map(({ categoryID }) => categoryID)).not.toContain(woodworking);

  // What a member has muted is no news.
  await member.put(`/discussions/${theirs}/mute`, { muted: true });
  expect(idsOf(await ask(member, 'suggestedContentLimit=20'))).not.toContain(theirs);
  await member.put(`/discussions/${theirs}/mute`, { muted: false });

  const listed = await member.get('/discussions?suggested=true&sort=-dateInserted&pinOrder=mixed&limit=100');
  const rows = (await listed.json()) as Suggested['discussions'];
  expect(rows.map(({ discussionID }) => discussionID)).toContain(theirs);
  expect(rows.map(({ discussionID }) => discussionID)).not.toContain(own);
});

test('what is followed goes before what a member has only written in', async ({ as }) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  await follow(member, woodworking, true);
  await follow(member, help, false);
  const followed = await startDiscussion(moderator);
  const known = await startDiscussion(moderator, { categoryID: help });
  await writeComment(member, await startDiscussion(moderator, { categoryID: help }));
  const found = idsOf(await ask(member, 'suggestedContentLimit=20'));
  expect(found).toContain(followed);
  if (found.includes(known)) expect(found.indexOf(followed)).toBeLessThan(found.indexOf(known));
});

test('categories that are excluded, hidden or followed are not offered, nor is what is in them', async ({
  as,
}) => {
  const member = await as('member');
  await follow(member, woodworking, true);
  const all = await ask(member, 'suggestedFollowsLimit=20&suggestedContentLimit=20');
  const ids = [...all.categories, ...all.discussions].map(({ categoryID }) => categoryID);
  expect(ids).not.toContain(moderationDesk);
  const without = await ask(
    member,
    `suggestedFollowsLimit=20&suggestedContentLimit=20&excludedCategoryIDs=${woodworking}`,
  );
  expect(without.discussions.every(({ categoryID }) => categoryID !== woodworking)).toBe(true);
});

test('limits hold, and nonsense is refused by its field', async ({ as }) => {
  const member = await as('member');
  const none = await ask(member, 'suggestedFollowsLimit=0&suggestedContentLimit=0');
  expect(none).toEqual({ categories: [], discussions: [] });
  expect((await ask(member, 'suggestedContentLimit=1')).discussions.length).toBeLessThan(2);
  for (const query of [
    'suggestedFollowsLimit=21',
    'suggestedContentLimit=-1',
    'suggestedContentExcerptLength=0',
  ]) {
    const answer = await member.get(`/interests/suggested-content?${query}`);
    expect(answer.status(), query).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ field: query.split('=')[0] }]);
  }
});

test('a collection is what its reader may see of it; an unknown one is not found', async ({ as }) => {
  const [guest, admin] = await Promise.all([as('guest'), as('admin')]);
  const shown = await startDiscussion(admin, { name: 'In a collection' });
  const hidden = await startDiscussion(admin, { categoryID: moderationDesk });
  const made = await admin.post('/collections', {
    name: `Chosen ${shown}`,
    records: [
      { recordType: 'discussion', recordID: hidden },
      { recordType: 'discussion', recordID: shown },
    ],
  });
  const { collectionID } = (await made.json()) as { collectionID: number };
  const read = async (client: Client) => {
    const answer = await client.get(`/collections/${collectionID}/content/en`);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as {
      name: string;
      records: { recordID: number; record: { name: string } }[];
    };
  };
  const ofGuest = await read(guest);
  expect(ofGuest.name).toBe(`Chosen ${shown}`);
  expect(ofGuest.records).toMatchObject([{ recordID: shown, record: { name: 'In a collection' } }]);
  expect((await read(admin)).records).toHaveLength(2);
  expect((await guest.get('/collections/999999/content/en')).status()).toBe(404);
});
