import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';

interface Row {
  statusID: number;
  type: string;
  insertUserID: number;
  pinned: boolean;
  score: number;
  tags: { tagID: number }[];
}

test('a discussion is started, read, bookmarked and tagged', async ({ as }) => {
  const member = await as('member');
  const made = await member.post('/discussions', {
    name: '  Spaces <around> it ',
    body: '<p>Hello</p>',
    format: 'html',
    categoryID: seeded.categories.woodworking,
    type: 'question',
    unknownKey: 'is left out',
  });
  expect(made.status()).toBe(201);
  const discussion = await made.json();
  expect(discussion).toMatchObject({
    name: 'Spaces <around> it',
    type: 'question',
    statusID: 1,
    pinned: false,
    countComments: 0,
    body: '<p>Hello</p>',
    insertUser: { name: 'member' },
    category: { categoryID: 7, name: 'Woodworking' },
  });
  expect(discussion.url).toMatch(/\/discussion\/\d+\/spaces-around-it$/);
  const path = `/discussions/${discussion.discussionID}`;
  const bookmarked = await member.put(`${path}/bookmark`, { bookmarked: true });
  expect(await bookmarked.text()).toBe('{"bookmarked":true}');
  expect(await (await member.get(path)).json()).toMatchObject({ bookmarked: true });
  expect(await (await (await as('moderator')).get(path)).json()).toMatchObject({ bookmarked: false });
  const marked = await (
    await member.get(`/discussions?bookmarkUserID=${seeded.users.member}&limit=100`)
  ).json();
  expect(marked.map((row: { discussionID: number }) => row.discussionID)).toContain(discussion.discussionID);

  const [first, second] = await (await member.get('/tags?limit=2')).json();
  const tagged = await member.put(`${path}/tags`, { tagIDs: [first.tagID, second.tagID] });
  expect((await tagged.json()).map((tag: { tagID: number }) => tag.tagID).sort()).toEqual(
    [first.tagID, second.tagID].sort(),
  );
  expect((await member.put(`${path}/tags`, { tagIDs: [9999] })).status()).toBe(404);
  const after = await (await member.get(`/tags?tagID=${first.tagID}`)).json();
  expect(after[0].countDiscussions).toBe(first.countDiscussions + 1);
});

test('all that is wrong with a post is said at once', async ({ as }) => {
  const member = await as('member');
  const empty = { name: ' ', body: '', format: 'text' };
  const made = await member.post('/discussions', { ...empty, categoryID: seeded.categories.woodworking });
  expect(made.status()).toBe(400);
  const { errors } = await made.json();
  expect(errors).toMatchObject([
    { field: 'name', code: 'missingField' },
    { field: 'body', code: 'missingField' },
  ]);
  const own = await member.post('/discussions', {
    ...{ name: 'To be emptied', body: 'x', format: 'text', categoryID: seeded.categories.woodworking },
  });
  const { discussionID } = await own.json();
  const changed = await member.patch(`/discussions/${discussionID}`, empty);
  expect((await changed.json()).errors).toMatchObject([{ field: 'name' }, { field: 'body' }]);
});

test('each flag has a permission of its own', async ({ as }) => {
  const member = await as('member');
  const path = `/discussions/${await startDiscussion(member)}`;
  const refused = async (patch: object) => {
    const answer = await member.patch(path, patch);
    expect(answer.status()).toBe(403);
    return (await answer.json()).permissions;
  };
  const staff = 'Garden.Community.Manage';
  expect(await refused({ pinned: true })).toEqual(['Vanilla.Discussions.Announce', staff]);
  expect(await refused({ sink: true })).toEqual(['Vanilla.Discussions.Sink', staff]);
  expect(await refused({ resolved: true })).toEqual(['Garden.Staff.Allow']);
  const moderator = await as('moderator');
  const patched = await moderator.patch(`${path}?expand[]=category`, {
    pinned: true,
    pinLocation: 'recent',
    sink: true,
    resolved: true,
  });
  expect(patched.status()).toBe(200);
  expect(await patched.json()).toMatchObject({
    pinned: true,
    pinLocation: 'recent',
    sink: true,
    resolved: true,
    category: { categoryID: 7 },
  });
  expect(await (await member.get(path)).json()).not.toHaveProperty('resolved');
  expect(await (await moderator.patch(path, { pinned: false })).json()).toMatchObject({
    pinned: false,
    pinLocation: null,
  });
});

test('authors close their own discussions alone', async ({ as }) => {
  const member = await as('member');
  const own = await startDiscussion(member);
  expect((await member.patch(`/discussions/${own}`, { closed: true })).status()).toBe(200);
  const foreign = await startDiscussion(await as('moderator'));
  const answer = await member.patch(`/discussions/${foreign}`, { closed: true });
  // Who may change nothing at all is told so before the body is read.
  expect((await answer.json()).permissions).toEqual(['Vanilla.Discussions.Edit']);
  // Nor do they say that they have changed it.
  expect((await member.patch(`/discussions/${foreign}`, {})).status()).toBe(403);
  expect((await member.patch(`/discussions/${await startDiscussion(member)}`, {})).status()).toBe(200);
});

test('moving takes the counts along', async ({ as }) => {
  const moderator = await as('moderator');
  const count = async (id: number) =>
    (await (await moderator.get(`/categories/${id}`)).json()).countDiscussions;
  const discussionID = await startDiscussion(moderator);
  const [from, to] = [await count(seeded.categories.woodworking), await count(seeded.categories.help)];
  await moderator.patch(`/discussions/${discussionID}`, { categoryID: seeded.categories.help });
  expect([await count(seeded.categories.woodworking), await count(seeded.categories.help)]).toEqual([
    from - 1,
    to + 1,
  ]);
});

test('a category with permissions of its own decides alone', async ({ as }) => {
  const member = await as('member');
  const announce = { name: 'News', body: 'x', format: 'text', categoryID: seeded.categories.announcements };
  const refused = await member.post('/discussions', announce);
  expect(refused.status()).toBe(403);
  expect((await refused.json()).permissions).toEqual(['Vanilla.Discussions.Add']);
  expect((await (await as('moderator')).post('/discussions', announce)).status()).toBe(201);
  const heading = await member.post('/discussions', { ...announce, categoryID: 2 });
  expect((await heading.json()).errors[0]).toMatchObject({ field: 'categoryID' });
  expect((await member.post('/discussions', { ...announce, categoryID: 99 })).status()).toBe(404);
});

test('discussions of a hidden category are hidden everywhere', async ({ as }) => {
  const moderator = await as('moderator');
  const member = await as('member');
  const secret = await startDiscussion(moderator, {
    categoryID: seeded.categories.moderationDesk,
    name: 'Zanzibarically secret',
  });
  expect((await member.get(`/discussions/${secret}`)).status()).toBe(403);
  expect((await member.get(`/comments?discussionID=${secret}`)).status()).toBe(403);
  expect((await member.get(`/discussions/${secret}/reactions`)).status()).toBe(403);
  expect((await member.get(`/categories/${seeded.categories.moderationDesk}`)).status()).toBe(403);
  expect(await (await member.get('/search?query=zanzibarically')).json()).toEqual([]);
  expect(await (await moderator.get('/search?query=zanzibarically')).json()).toHaveLength(1);
  expect(
    await (await member.get(`/discussions?categoryID=${seeded.categories.moderationDesk}`)).json(),
  ).toEqual([]);
  expect(await (await member.get(`/discussions?discussionID=${secret}`)).json()).toEqual([]);
  const names = (await (await member.get('/categories')).json()).map((row: { name: string }) => row.name);
  expect(names).not.toContain('Staff');
  expect(
    (await (await moderator.get('/categories')).json()).map((row: { name: string }) => row.name),
  ).toContain('Staff');
});

test('deleting answers 204 with nothing, then 404', async ({ as }) => {
  const discussionID = await startDiscussion(await as('member'));
  const refused = await (await as('member')).delete(`/discussions/${discussionID}`);
  expect(await refused.json()).toEqual({
    message: 'Permission Problem',
    status: 403,
    description: 'You need the Vanilla.Discussions.Delete permission to do that.',
    permissions: ['Vanilla.Discussions.Delete'],
  });
  const gone = await (await as('moderator')).delete(`/discussions/${discussionID}`);
  expect([gone.status(), await gone.text()]).toEqual([204, '']);
  expect((await (await as('moderator')).get(`/discussions/${discussionID}`)).status()).toBe(404);
});

test('lists are filtered by tag, author, status and kind', async ({ as }) => {
  const guest = await as('guest');
  const list = async (query: string) =>
    (await (await guest.get(`/discussions?limit=100&${query}`)).json()) as Row[];
  const accepted = await list('statusID[0]=3');
  expect(accepted.length).toBeGreaterThan(5);
  expect(accepted.every((row) => row.statusID === 3 && row.type === 'question')).toBe(true);
  const [tag] = await (await guest.get('/tags?limit=1')).json();
  const tagged = await list(`tagID=${tag.tagID}`);
  expect(tagged.length).toBeGreaterThan(0);
  expect(tagged.every((row) => row.tags.some((each) => each.tagID === tag.tagID))).toBe(true);
  const byUser = await list('insertUserID=7');
  expect(byUser.every((row) => row.insertUserID === 7)).toBe(true);
  const first = await list('sort=-dateLastComment');
  expect(first[0]!.pinned).toBe(true);
  const scores = (await list('sort=-score&pinOrder=mixed')).map((row) => row.score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('search finds words by their beginning, in titles and comments', async ({ as }) => {
  const answer = await (await as('guest')).get('/search?query=dovetail&expand=insertUser,breadcrumbs,-body');
  const rows = await answer.json();
  expect(Number(answer.headers()['x-app-page-result-count'])).toBeGreaterThan(10);
  expect(rows[0]).toMatchObject({
    body: null,
    insertUser: expect.anything(),
    breadcrumbs: expect.anything(),
  });
  for (const query of ['%27%22)', '((((((a%2B)%2B', '%5C%5C', 'a'.repeat(480), ':*%20%26%20!'])
    expect((await (await as('guest')).get(`/search?query=${query}`)).status()).toBe(200);
  const places = await (await (await as('guest')).get('/search?domain=places&query=bread')).json();
  expect(places).toMatchObject([{ recordType: 'category', name: 'Bread and Baking' }]);
});

test('a discussion is quoted with its text, its source and its author', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member, { body: 'Oak & ash.' });
  const { url, dateInserted } = await (await member.get(`/discussions/${discussionID}`)).json();
  expect(await (await (await as('guest')).get(`/discussions/${discussionID}/quote`)).json()).toEqual({
    recordType: 'discussion',
    recordID: discussionID,
    discussionID,
    name: 'A discussion for a test',
    body: '<p>Oak &amp; ash.</p>',
    bodyRaw: 'Oak & ash.',
    format: 'text',
    url,
    dateInserted,
    insertUser: expect.objectContaining({ name: 'member' }),
  });
  const secret = await startDiscussion(await as('moderator'), {
    categoryID: seeded.categories.moderationDesk,
  });
  expect((await member.get(`/discussions/${secret}/quote`)).status()).toBe(403);
  expect((await member.get('/discussions/999999/quote')).status()).toBe(404);
});

test('an author does not reopen a discussion that a moderator has closed', async ({ as }) => {
  const member = await as('member');
  const path = `/discussions/${await startDiscussion(member)}`;
  expect((await member.patch(path, { closed: true })).status()).toBe(200);
  expect((await member.patch(path, { closed: false })).status()).toBe(403);
  const moderator = await as('moderator');
  expect((await moderator.patch(path, { closed: false })).status()).toBe(200);
  expect((await member.patch(path, { name: 'Changed while it is open' })).status()).toBe(200);
});

for (const query of ['sort=constructor', 'sort=-toString', 'sort=__proto__', 'statusID=99999999999'])
  test(`a list that cannot be made says so: ${query}`, async ({ as }) => {
    const answer = await (await as('guest')).get(`/discussions?${query}`);
    expect(answer.status()).toBe(400);
    expect((await answer.json()).errors[0].field).toBe(query.split('=')[0]);
  });
