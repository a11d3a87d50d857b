import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';

test('a refusal names the text with a character that cannot be kept', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const post = { name: 'Name', body: 'Body', format: 'text', categoryID: seeded.categories.woodworking };
  const calls: [path: string, data: object, wrong: object][] = [
    ['/comments', { discussionID, body: 'a\0b', format: 'text' }, { field: 'body' }],
    ['/discussions', { ...post, body: '\0' }, { field: 'body' }],
    ['/discussions', { ...post, name: 'a\0' }, { field: 'name' }],
    ['/discussions', { ...post, newTagNames: ['fine', 'x\0y'] }, { field: 'newTagNames', index: 1 }],
    [
      '/drafts',
      { recordType: 'discussion', attributes: { body: '', format: 'text', draftMeta: { name: '\0' } } },
      { field: 'name', path: 'attributes.draftMeta' },
    ],
  ];
  for (const [path, data, wrong] of calls) {
    const answer = await member.post(path, data);
    expect([answer.status(), path]).toEqual([400, path]);
    expect((await answer.json()).errors).toMatchObject([{ ...wrong, code: 'invalid', status: 400 }]);
  }
  // Hidden in the JSON of a rich document.
  const rich = JSON.stringify([{ type: 'p', children: [{ text: 'a\0b' }] }]);
  const answer = await member.post('/comments', { discussionID, body: rich, format: 'rich2' });
  expect([answer.status(), (await answer.json()).errors[0].field]).toEqual([400, 'body']);
  const deep = await member.post('/comments', '['.repeat(100_000) + ']'.repeat(100_000));
  expect(deep.status()).toBeLessThan(500);
});

test('queries and addresses with such a character fail as wrong ones do', async ({ as }) => {
  const guest = await as('guest');
  const statuses: [path: string, status: number][] = [
    ['/api/v2/users/by-names?name=%00*', 400],
    ['/api/v2/tags?query=%00', 400],
    ['/api/v2/search?query=%00', 400],
    ['/api/v2/users/$name:%00', 404],
    ['/api/v2/categories/$urlcode:%00', 404],
    ['/profile/%00', 404],
    ['/profile/comments/a%00b', 404],
    ['/category/%00', 404],
    ['/search?query=%00', 400],
  ];
  for (const [path, status] of statuses) {
    const answer = await guest.context.get(path);
    expect([path, answer.status()]).toEqual([path, status]);
    const isCall = path.startsWith('/api/');
    expect(answer.headers()['content-type']).toContain(isCall ? 'application/json' : 'text/html');
  }
});

test('a form comes back with its text, without the character', async ({ as, forum }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const page = await (await member.context.get(`/discussion/${discussionID}`)).text();
  const TransientKey = /name="TransientKey" value="([^"]+)"/.exec(page)![1]!;
  const send = (path: string, form: Record<string, string>, client = member) =>
    client.context.post(path, { form, headers: { origin: forum.url }, maxRedirects: 0 });
  const forms: [path: string, form: Record<string, string>][] = [
    [`/discussion/${discussionID}/comment`, { body: 'long \0thoughts' }],
    ['/messages/add/moderator', { name: 'Hello', body: 'long \0thoughts' }],
    ['/post/discussion/7', { name: 'Hello', body: 'long \0thoughts', categoryID: '7' }],
  ];
  for (const [path, form] of forms) {
    const answer = await send(path, { ...form, TransientKey });
    const text = await answer.text();
    expect([path, answer.status()]).toEqual([path, 400]);
    expect(text).toContain('A character that cannot be kept was taken out. Please try again.');
    expect(text).toMatch(/<textarea[^>]*>\s*long thoughts<\/textarea>/);
    expect(text).not.toContain('\0');
  }
  const entry = await send('/entry/signin', { name: 'nul nobody\0', password: 'x' }, await as('guest'));
  expect(entry.status()).toBe(400);
  expect(await entry.text()).toContain('value="nul nobody"');
});

test('a post cannot be given to a missing user, and counts for its new author', async ({ as }) => {
  const admin = await as('admin');
  const path = `/discussions/${await startDiscussion(admin)}`;
  const refused = await admin.patch(path, { insertUserID: 999_999 });
  expect(refused.status()).toBe(400);
  expect((await refused.json()).errors).toMatchObject([{ field: 'insertUserID', code: 'invalid' }]);
  const posts = async (userID: number) =>
    ((await (await admin.get(`/users/${userID}`)).json()) as { countDiscussions: number }).countDiscussions;
  const { admin: giver, member: taker } = seeded.users;
  const [given, taken] = [await posts(giver), await posts(taker)];
  const answer = await admin.patch(path, { insertUserID: taker });
  expect(await answer.json()).toMatchObject({ insertUserID: taker });
  expect([await posts(giver), await posts(taker)]).toEqual([given - 1, taken + 1]);
});
