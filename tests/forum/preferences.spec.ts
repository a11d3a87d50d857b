import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

const { users, categories } = seeded;
const all = (value: boolean) => ({
  'preferences.followed': value,
  'preferences.popup.posts': value,
  'preferences.email.posts': value,
  'preferences.popup.comments': value,
  'preferences.email.comments': value,
  'preferences.email.digest': value,
});
const read = async (client: Client, path: string) => {
  const answer = await client.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.json();
};
const change = async (client: Client, path: string, data: unknown) => {
  const answer = await client.patch(path, data);
  return { status: answer.status(), ...(await answer.json()) };
};

/** An account of a test's own, as the administrator sees it. */
async function createUser(admin: Client, more: Record<string, unknown> = {}): Promise<number> {
  const name = `follower ${Math.random().toString(36).slice(2, 10)}`;
  const email = `${name.replace(' ', '.')}@forum.test`;
  const answer = await admin.post('/users', { name, email, password: 'a long enough one', ...more });
  expect(answer.status()).toBe(201);
  return (await answer.json()).userID;
}

test('preferences of a category: none, then those of a sparse patch, then none', async ({ as }) => {
  const member = await as('member');
  const path = `/categories/${categories.help}/preferences/${users.member}`;
  const followers = async () => (await read(member, `/categories/${categories.help}`)).countFollowers;
  const before = await followers();
  expect(await read(member, path)).toEqual(all(false));

  const followed = { 'preferences.followed': true, 'preferences.popup.posts': true };
  expect(await change(member, path, followed)).toEqual({ status: 200, ...all(false), ...followed });
  expect(await followers()).toBe(before + 1);
  expect(await change(member, path, { 'preferences.email.posts': true })).toMatchObject({
    ...followed,
    'preferences.email.posts': true,
  });
  expect(await read(member, `/categories/${categories.help}`)).toMatchObject({
    followed: true,
    preferences: followed,
  });
  const list = await read(member, '/categories/preferences/$me');
  const row = list.find((each: { categoryID: number }) => each.categoryID === categories.help);
  expect(row).toMatchObject({ name: 'Help and Feedback', iconUrl: null, preferences: followed });
  expect(row.dateFollowed).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\+00:00$/);

  expect(await change(member, path, all(false))).toEqual({ status: 200, ...all(false) });
  expect(await followers()).toBe(before);
  expect(await read(member, '/categories/preferences/$me')).not.toContainEqual(
    expect.objectContaining({ categoryID: categories.help }),
  );
});

test('preferences of others are for holders of users.edit', async ({ as }) => {
  const admin = await as('admin');
  const userID = await createUser(admin);
  const paths = [
    `/categories/${categories.help}/preferences/${userID}`,
    `/categories/preferences/${userID}`,
    `/notification-preferences/${userID}`,
  ];
  for (const path of paths) {
    expect((await (await as('guest')).get(path)).status()).toBe(403);
    const refused = await (await as('member')).get(path);
    expect(refused.status()).toBe(403);
    expect((await refused.json()).permissions).toContain('Garden.Users.Edit');
    await read(admin, path);
  }
  expect(await change(admin, paths[0]!, { 'preferences.followed': true })).toMatchObject({
    status: 200,
    'preferences.followed': true,
  });
  expect(await change(await as('member'), paths[0]!, { 'preferences.followed': true })).toMatchObject({
    status: 403,
  });
});

test('mail needs email.view of its receiver', async ({ as }) => {
  const admin = await as('admin');
  const userID = await createUser(admin, { roleID: [2] });
  const path = `/categories/${categories.help}/preferences/${userID}`;
  for (const key of ['email.posts', 'email.comments', 'email.digest'])
    expect(await change(admin, path, { [`preferences.${key}`]: true })).toMatchObject({
      status: 403,
      permissions: ['Garden.Email.View'],
    });
  expect(await change(admin, path, { ...all(false), 'preferences.popup.posts': true })).toMatchObject({
    status: 200,
    'preferences.popup.posts': true,
  });
  const own = await read(admin, `/notification-preferences/${userID}`);
  expect(own.NewDiscussion).toEqual({ popup: true });
  expect(own.DigestEnabled).toEqual({ frequency: 'weekly' });
  const schema = await read(admin, `/notification-preferences/schema?userID=${userID}`);
  expect(schema.properties.emailDigest).toBeUndefined();
  const digest = { DigestEnabled: { email: true } };
  expect(await change(admin, `/notification-preferences/${userID}`, digest)).toMatchObject({ status: 403 });
});

test('refused calls say why', async ({ as }) => {
  const member = await as('member');
  const flags = { 'preferences.followed': true };
  expect(await change(member, '/categories/999/preferences/$me', flags)).toMatchObject({
    status: 404,
    message: 'Category not found.',
  });
  expect(
    await change(member, `/categories/${categories.moderationDesk}/preferences/$me`, flags),
  ).toMatchObject({ status: 403 });
  const path = `/categories/${categories.help}/preferences/$me`;
  expect(await change(member, path, { 'preferences.followed': 'certainly' })).toMatchObject({
    status: 400,
    errors: [{ field: 'preferences.followed' }],
  });
  const own = '/notification-preferences/$me';
  expect(await change(member, own, { NewComment: { popup: 'yes' } })).toMatchObject({
    status: 400,
    errors: [{ path: 'NewComment', field: 'popup' }],
  });
  expect(await change(member, own, { DigestEnabled: { frequency: 'hourly' } })).toMatchObject({
    status: 400,
  });
  expect(await change(member, own, { NotificationLanguage: 'tlh' })).toMatchObject({
    status: 404,
    message: 'Selected language preference not found.',
  });
  const ranked = await as('moderator');
  expect(await change(ranked, `/notification-preferences/${users.admin}`, {})).toMatchObject({ status: 403 });
});

test('notification preferences: nested, with defaults, patched sparsely', async ({ as }) => {
  const newcomer = await as('newcomer');
  const path = '/notification-preferences/$me';
  expect(await read(newcomer, path)).toMatchObject({
    NewDiscussion: { popup: true, email: false },
    NewComment: { popup: false, email: false },
    DigestEnabled: { email: true, frequency: 'weekly' },
    NotificationLanguage: 'en',
  });
  const patch = {
    NewComment: { popup: true },
    DigestEnabled: { frequency: 'daily' },
    NotificationLanguage: 'ar',
    Unknown: { popup: true },
    Mention: 'never',
    __proto__: { popup: true },
  };
  const changed = await change(newcomer, path, patch);
  expect(changed).toMatchObject({
    status: 200,
    NewComment: { popup: true, email: false },
    Mention: { popup: true, email: true },
    DigestEnabled: { email: true, frequency: 'daily' },
    NotificationLanguage: 'ar',
  });
  expect(changed).not.toHaveProperty('Unknown');
  const { status: _status, ...map } = changed;
  expect(await read(newcomer, path)).toEqual(map);
});

test('the schema has the notifications that the user can receive', async ({ as }) => {
  const member = await read(await as('member'), '/notification-preferences/schema');
  const groups = member.properties.notifications.properties;
  expect(Object.keys(groups)).toEqual(['followedCategories', 'followedPosts', 'myAccount']);
  expect(groups.followedCategories['x-control'].label).toBe('Followed Categories');
  expect(groups.followedCategories.properties.NewDiscussion.properties).toEqual({
    popup: { type: 'boolean', 'x-control': { inputType: 'checkBox', label: 'Notification popup' } },
    email: { type: 'boolean', 'x-control': { inputType: 'checkBox', label: 'Email' } },
  });
  expect(member.properties.emailDigest.properties.DigestEnabled.properties.frequency).toMatchObject({
    enum: ['daily', 'weekly', 'monthly'],
    default: 'weekly',
  });
  const moderator = await read(await as('moderator'), '/notification-preferences/schema');
  expect(Object.keys(moderator.properties.notifications.properties)).toContain('communityTask');
  const defaults = '/notification-preferences/schema?schemaType=defaults';
  expect((await (await as('member')).get(defaults)).status()).toBe(403);
  const site = await read(await as('admin'), defaults);
  expect(
    site.properties.notifications.properties.myAccount.properties.Mention.properties.disabled,
  ).toMatchObject({ default: false });
  expect((await (await as('guest')).get('/notification-preferences/schema')).status()).toBe(403);
});

test('followers hear of posts and comments as they chose, and no author of their own', async ({ as }) => {
  const moderator = await as('moderator');
  const newcomer = await as('newcomer');
  const path = `/categories/${categories.help}/preferences/$me`;
  const heard = async (client: Client, recordID: number) =>
    (await read(client, '/notifications?limit=100'))
      .filter((row: { recordID: number }) => row.recordID === recordID)
      .map((row: { activityType: string }) => row.activityType);
  const followed = { 'preferences.followed': true, 'preferences.popup.posts': true };
  await change(newcomer, path, { ...followed, 'preferences.popup.comments': false });
  await change(moderator, path, followed);

  const discussionID = await startDiscussion(moderator, { categoryID: categories.help });
  expect(await heard(newcomer, discussionID)).toEqual(['NewDiscussion']);
  expect(await heard(moderator, discussionID)).toEqual([]);
  expect(await heard(newcomer, await writeComment(moderator, discussionID))).toEqual([]);
  await change(newcomer, path, { 'preferences.popup.comments': true });
  expect(await heard(newcomer, await writeComment(moderator, discussionID))).toEqual(['NewComment']);

  await change(moderator, '/notification-preferences/$me', { DiscussionComment: { popup: false } });
  expect(await heard(moderator, await writeComment(await as('member'), discussionID))).toEqual([]);
  await change(moderator, '/notification-preferences/$me', { DiscussionComment: { popup: true } });
  expect(await heard(moderator, await writeComment(await as('member'), discussionID))).toEqual([
    'DiscussionComment',
  ]);
  for (const client of [newcomer, moderator]) await change(client, path, all(false));
});
