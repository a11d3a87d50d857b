import { expect, test } from '../support/apiTest';
import { seeded } from '../support/forumRecords';

test('a guest is user 0 with the permissions to read', async ({ as }) => {
  const answer = await (await as('guest')).get('/users/me');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.json()).toMatchObject({
    userID: 0,
    name: 'Guest',
    dateLastActive: null,
    email: null,
    isAdmin: false,
    countUnreadNotifications: 0,
    permissions: ['activity.view', 'discussions.view', 'profiles.view', 'reactions.view'],
    roles: [{ roleID: 2, name: 'Guest' }],
    roleIDs: [2],
  });
});

test('a member sees his own address and counts', async ({ as }) => {
  const client = await as('member');
  const me = await (await client.get('/users/me')).json();
  expect(me).toMatchObject({
    userID: 3,
    name: 'member',
    email: 'user3@brightwater.example',
    emailConfirmed: true,
  });
  expect(me.permissions).toContain('comments.add');
  expect(me.permissions).not.toContain('discussions.close');
  const { counts } = await (await client.get('/users/me-counts')).json();
  expect(counts).toContainEqual({ name: 'UnreadNotifications', count: me.countUnreadNotifications });
  expect(counts.map((row: { name: string }) => row.name)).toContain('Bookmarks');
});

test('counts are for signed-in users', async ({ as }) => {
  const answer = await (await as('guest')).get('/users/me-counts');
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toEqual({
    message: 'Permission Problem',
    status: 403,
    description: 'You need the Garden.SignIn.Allow permission to do that.',
    permissions: ['Garden.SignIn.Allow'],
  });
});

test('permissions come with the categories that decide for themselves', async ({ as }) => {
  const client = await as('member');
  const bare = await (await client.get('/users/$me/permissions')).json();
  expect(bare.junctions).toBeUndefined();
  const full = await (await client.get('/users/$me/permissions?expand=junctions')).json();
  expect(full.junctions).toEqual({ category: [3, 4] });
  expect(full.junctionAliases).toEqual({ category: { '12': 3 } });
  const [global, staff, announcements] = full.permissions;
  expect(global).toMatchObject({
    type: 'global',
    permissions: { 'discussions.add': true, 'reactions.positive.add': true },
  });
  // Of what a category decides alone, those who hold nothing there have nothing.
  const decided = (permissions: object) =>
    Object.keys(permissions).filter((name) => /^(discussions|comments|posts)\.(?!closeOwn)/.test(name));
  expect(staff).toMatchObject({ type: 'category', id: 3 });
  expect(decided(staff.permissions)).toEqual([]);
  expect(decided(announcements.permissions)).toEqual(['comments.add', 'discussions.view']);
  expect(announcements.permissions).toMatchObject({ 'reactions.positive.add': true, 'flag.add': true });
});

test('moderators hold the consolidated permissions, administrators are marked', async ({ as }) => {
  const moderator = await (await (await as('moderator')).get('/users/$me/permissions')).json();
  expect(moderator.permissions[0].permissions).toMatchObject({
    'discussions.moderate': true,
    'discussions.manage': true,
  });
  expect(moderator.isAdmin).toBe(false);
  expect(await (await (await as('admin')).get('/users/me')).json()).toMatchObject({ isAdmin: true });
});

test("somebody else's permissions are for those who manage users", async ({ as }) => {
  expect((await (await as('member')).get('/users/1/permissions')).status()).toBe(403);
  expect((await (await as('admin')).get('/users/3/permissions')).status()).toBe(200);
});

test('a user goes by number and by name', async ({ as }) => {
  const client = await as('guest');
  const byID = await (await client.get('/users/7')).json();
  expect(byID.name).toBe('Mara Lindqvist');
  expect(byID.email).toBe('user7@brightwater.example');
  expect(await (await client.get('/users/$name:mara lindqvist')).json()).toEqual(byID);
  expect(await (await client.get('/users/8')).json()).not.toHaveProperty('email');
});

test('reactionsReceived comes when it is asked for', async ({ as }) => {
  const user = await (await (await as('guest')).get('/users/7?expand[0]=reactionsReceived')).json();
  expect(user.reactionsReceived.Like.count).toBeGreaterThan(0);
  expect(user.reactionsReceived).not.toHaveProperty('Spam');
});

test('unknown and deleted users are not found', async ({ as }) => {
  for (const id of [9999, 36, '$name:nobody here']) {
    const answer = await (await as('guest')).get(`/users/${id}`);
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toEqual({ message: 'User not found.', status: 404, description: null });
  }
});

test('of a private user strangers get the fragment, staff the record', async ({ as }) => {
  const whole = '/users/31?expand=all';
  const stranger = await (await (await as('member')).get(whole)).json();
  expect(stranger).toMatchObject({ private: true, name: 'Gareth Pugh' });
  const kept = ['countComments', 'reactionsReceived'];
  for (const field of kept) expect(stranger).not.toHaveProperty(field);
  const known = await (await (await as('moderator')).get(whole)).json();
  for (const field of kept) expect(known).toHaveProperty(field);
});

test('names are found by their beginning', async ({ as }) => {
  const answer = await (await as('member')).get('/users/by-names?name=ma*&order=mention');
  const names = (await answer.json()).map((user: { name: string }) => user.name);
  expect(names.sort()).toEqual(['Mara Lindqvist', 'Matthias Kögel']);
  expect(await (await (await as('member')).get('/users/by-names?name=%25*')).json()).toEqual([]);
  // Members are in every section that there is.
  const inSection = async (siteSectionID: string) =>
    (await (await as('member')).get(`/users/by-names?name=ma*&siteSectionID=${siteSectionID}`)).json();
  expect(await inSection('0')).toHaveLength(2);
  expect(await inSection('2')).toHaveLength(2);
  expect(await inSection('another')).toEqual([]);
});

test('administrators add users; everybody else may not', async ({ as }) => {
  const user = { name: 'Fresh Face', email: 'fresh@brightwater.example', password: 'long enough' };
  expect((await (await as('moderator')).post('/users', user)).status()).toBe(403);
  const made = await (await as('admin')).post('/users', user);
  expect(made.status()).toBe(201);
  const again = await (await as('admin')).post('/users', user);
  expect(again.status()).toBe(400);
  const { errors, message } = await again.json();
  expect(message).toBe('Validation Failed');
  expect(errors.map((error: { field: string }) => error.field)).toEqual(['name', 'email']);
});

test('a member changes their own settings and no other member’s', async ({ as }) => {
  const client = await as('member');
  const changed = await client.patch('/users/3', { showEmail: true });
  expect(changed.status()).toBe(200);
  expect(await (await (await as('guest')).get('/users/3')).json()).toMatchObject({
    showEmail: true,
    email: 'user3@brightwater.example',
  });
  await client.patch('/users/$me', { showEmail: false });
  expect((await client.patch('/users/7', { showEmail: false })).status()).toBe(403);
  expect((await client.patch('/users/3', { roleID: [32] })).status()).toBe(403);
  const passwords = await client.patch('/users/3', {
    password: 'long enough',
    passwordConfirmation: 'different',
  });
  expect((await passwords.json()).errors[0]).toMatchObject({
    field: 'passwordConfirmation',
    code: 'invalid',
    status: 400,
  });
  expect((await (await as('guest')).get(`/users/${seeded.users.member}`)).status()).toBe(200);
});
