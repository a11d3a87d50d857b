import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

const { woodworking, help, announcements } = seeded.categories;

/** A busy machine takes longer for two than a round lasts. */
const inOneRound = 'longRunnerTimeout=20';

async function start(client: Client, count: number, more: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await startDiscussion(client, { name: `Number ${made + 1}`, ...more }));
  return ids;
}

const read = async (client: Client, id: number) => (await client.get(`/discussions/${id}`)).json();
const category = async (client: Client, id: number) => (await client.get(`/categories/${id}`)).json();
const rowsOf = async (client: Client, query: string) => (await client.get(`/discussions?${query}`)).json();

test('several discussions move with their comments, and the counts follow', async ({ as }) => {
  const moderator = await as('moderator');
  const ids = await start(moderator, 2);
  await writeComment(moderator, ids[0]!);
  const before = await Promise.all([category(moderator, woodworking), category(moderator, help)]);
  const answer = await moderator.patch(`/discussions/move?${inOneRound}`, {
    discussionIDs: ids,
    categoryID: help,
  });
  expect([answer.status(), await answer.json()]).toEqual([
    200,
    {
      progress: { successIDs: ids, failedIDs: [], exceptionsByID: {}, countTotalIDs: 2 },
      callbackPayload: null,
    },
  ]);
  const after = await Promise.all([category(moderator, woodworking), category(moderator, help)]);
  const change = (of: 'countDiscussions' | 'countComments') =>
    after.map((now, at) => now[of] - before[at][of]);
  expect(change('countDiscussions')).toEqual([-2, 2]);
  expect(change('countComments')).toEqual([-1, 1]);
  expect(await read(moderator, ids[1]!)).toMatchObject({ categoryID: help, type: 'discussion' });
});

test('one discussion is moved without progress', async ({ as }) => {
  const moderator = await as('moderator');
  const [id] = (await start(moderator, 1)) as [number];
  const answer = await moderator.patch('/discussions/move', { discussionIDs: [id], categoryID: help });
  expect([answer.status(), await answer.json()]).toEqual([200, { status: 'success' }]);
  const gone = await moderator.patch('/discussions/move', { discussionIDs: [999_999], categoryID: help });
  expect(gone.status()).toBe(404);
});

test('a redirect stays where a discussion was, leads to it, and counts nowhere', async ({ as, forum }) => {
  const moderator = await as('moderator');
  const name = 'Moved away with a sign';
  const ids = await start(moderator, 2, { name });
  await moderator.patch(`/discussions/move?${inOneRound}`, {
    discussionIDs: ids,
    categoryID: help,
    addRedirects: true,
  });
  const query = `categoryID=${woodworking}&type=redirect&limit=100`;
  const signs = (await rowsOf(moderator, query)).filter((row: { name: string }) => row.name === name);
  expect(signs).toHaveLength(2);
  expect(signs[0]).toMatchObject({ type: 'redirect', closed: true, countComments: 0 });
  const sign = signs[1].discussionID as number;
  const page = await moderator.context.get(`${forum.url}/discussion/${sign}`, { maxRedirects: 0 });
  expect(page.status()).toBe(302);
  expect(page.headers().location).toMatch(/^\/discussion\/\d+\/moved-away-with-a-sign$/);
  const comment = await moderator.post('/comments', { discussionID: sign, body: 'x', format: 'text' });
  expect([comment.status(), (await comment.json()).errors[0].message]).toEqual([
    400,
    'This discussion has been moved.',
  ]);
  // Back home, no sign leads from there to there; and a sign goes with what it leads to.
  await moderator.patch('/discussions/move', { discussionIDs: [ids[0]], categoryID: woodworking });
  await moderator.delete('/discussions/list', { discussionIDs: [ids[1]] });
  const left = (await rowsOf(moderator, query)).filter((row: { name: string }) => row.name === name);
  expect(left).toEqual([]);
});

test('a category that holds no discussions, or that there is not, takes none', async ({ as }) => {
  const moderator = await as('moderator');
  const ids = await start(moderator, 2);
  const to = (categoryID: number) => moderator.patch('/discussions/move', { discussionIDs: ids, categoryID });
  const heading = await to(1);
  expect([heading.status(), (await heading.json()).errors[0].field]).toEqual([400, 'categoryID']);
  expect((await to(9999)).status()).toBe(404);
  expect((await moderator.patch('/discussions/move', { discussionIDs: ids })).status()).toBe(400);
  expect(await read(moderator, ids[0]!)).toMatchObject({ categoryID: woodworking });
});

test('merging makes first posts comments, with their comments and reactions', async ({ as }) => {
  const [moderator, member] = [await as('moderator'), await as('member')];
  const [main] = (await start(moderator, 1)) as [number];
  const others = await start(member, 2, { categoryID: help, body: 'What the member said.' });
  await writeComment(moderator, others[0]!, 'An answer to the member.');
  await moderator.post(`/discussions/${others[0]}/reactions`, { reactionType: 'Like' });
  const before = await category(moderator, help);
  const me = async () => (await member.get('/users/$me?expand=all')).json();
  const wrote = await me();
  const answer = await moderator.patch(`/discussions/merge?${inOneRound}`, {
    discussionIDs: [main, ...others],
    destinationDiscussionID: main,
  });
  expect([answer.status(), (await answer.json()).progress]).toEqual([
    200,
    { successIDs: others, failedIDs: [], exceptionsByID: {}, countTotalIDs: 2 },
  ]);
  expect(await read(moderator, main)).toMatchObject({ countComments: 3 });
  const comments = await (await moderator.get(`/comments?discussionID=${main}&expand=reactions`)).json();
  expect(comments).toHaveLength(3);
  const first = comments.find((row: { reactions: { count: number }[] }) =>
    row.reactions.some(({ count }) => count > 0),
  );
  expect(first.body).toContain('What the member said.');
  expect((await moderator.get(`/discussions/${others[0]}`)).status()).toBe(404);
  expect((await category(moderator, help)).countDiscussions).toBe(before.countDiscussions - 2);
  const now = await me();
  expect([now.countDiscussions, now.countComments]).toEqual([
    wrote.countDiscussions - 2,
    wrote.countComments + 2,
  ]);
});

test('merged discussions can stay as redirects, and merge no further', async ({ as, forum }) => {
  const moderator = await as('moderator');
  const [main, other, third] = (await start(moderator, 3)) as [number, number, number];
  const merge = (discussionIDs: number[], destinationDiscussionID: number) =>
    moderator.patch(`/discussions/merge?${inOneRound}`, {
      discussionIDs,
      destinationDiscussionID,
      addRedirects: true,
    });
  expect((await merge([main, other], main)).status()).toBe(200);
  expect(await read(moderator, other)).toMatchObject({ type: 'redirect', closed: true });
  const page = await moderator.context.get(`${forum.url}/discussion/${other}`, { maxRedirects: 0 });
  expect(page.headers().location).toContain(`/discussion/${main}/`);
  // Said again, as a browser does when an answer was lost, it is done already; another place is refused.
  expect((await merge([other], main)).status()).toBe(200);
  const again = await merge([other], third);
  expect([again.status(), (await again.json()).progress.exceptionsByID]).toMatchObject([
    400,
    { [other]: { message: 'A redirect cannot be merged.', status: 400 } },
  ]);
  const gone = await merge([main], 999_999);
  expect([gone.status(), (await gone.json()).recordIDs]).toEqual([404, [999_999]]);
});

test('a long move goes on with its target in later rounds', async ({ as }) => {
  const moderator = await as('moderator');
  const ids = await start(moderator, 3);
  const first = await moderator.patch('/discussions/move?longRunnerTimeout=0', {
    discussionIDs: ids,
    categoryID: help,
  });
  expect(first.status()).toBe(408);
  const { callbackPayload } = await first.json();
  const rest = await moderator.context.post('/api/v2/calls/run?longRunnerTimeout=20', {
    headers: { 'content-type': 'application/system+jwt' },
    data: callbackPayload,
  });
  expect([rest.status(), (await rest.json()).progress.successIDs]).toEqual([200, ids.slice(1)]);
  expect(await read(moderator, ids[2]!)).toMatchObject({ categoryID: help });
});

for (const [call, permission, more] of [
  ['move', 'Vanilla.Discussions.Edit', { categoryID: help }],
  ['merge', 'Vanilla.Discussions.Delete', { destinationDiscussionID: 1 }],
  ['close', 'Vanilla.Discussions.Close', {}],
] as const)
  test(`a user who may not ${call} reads which ones, and nothing happens`, async ({ as }) => {
    const [member, guest] = [await as('member'), await as('guest')];
    const ids = await start(member, 2);
    const refused = await member.patch(`/discussions/${call}`, { discussionIDs: ids, ...more });
    expect([refused.status(), await refused.json()]).toMatchObject([
      403,
      { permissions: [permission], recordIDs: ids },
    ]);
    const stranger = await guest.patch(`/discussions/${call}`, { discussionIDs: ids, ...more });
    expect(stranger.status()).toBe(403);
    expect((await stranger.json()).message).toContain('signed in');
    expect(await read(member, ids[0]!)).toMatchObject({ closed: false, categoryID: woodworking });
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await member.patch(`/discussions/${call}`, { discussionIDs: many, ...more })).status()).toBe(403);
  });

test('the search for a category finds by name and tells its place', async ({ as }) => {
  const guest = await as('guest');
  const answer = await guest.get('/categories/search?query=announ&expand[0]=breadcrumbs&limit=50');
  const [found] = await answer.json();
  expect(found).toMatchObject({ categoryID: announcements, displayAs: 'discussions' });
  expect(found.breadcrumbs).toMatchObject([{ name: 'The Community' }, { name: 'Announcements' }]);
  expect(await (await guest.get('/categories/search?query=moderation')).json()).toEqual([]);
});

test('the search for a category finds those that the user may post in, with their parents', async ({
  as,
}) => {
  const found = async (role: 'guest' | 'member') => {
    const answer = await (
      await as(role)
    ).get('/categories/search?query=&filterDiscussionsAdd=true&expand=parent&limit=100');
    return (await answer.json()) as { name: string; displayAs: string; parent?: { name: string } }[];
  };
  expect(await found('guest')).toEqual([]);
  const rows = await found('member');
  expect(new Set(rows.map(({ displayAs }) => displayAs))).toEqual(new Set(['discussions']));
  expect(rows.map(({ name }) => name)).not.toContain('Announcements');
  expect(rows.find(({ name }) => name === 'Woodworking')?.parent?.name).toBe('Making and Growing');
});
