import { expect, test } from '../support/apiTest';
import type { Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

const attributes = (body: string, more: Record<string, unknown> = {}) => ({
  body,
  format: 'text',
  draftType: 'discussion',
  lastSaved: '2026-11-21T08:00:00.000Z',
  draftMeta: {
    name: 'A title',
    postTypeID: 'discussion',
    categoryID: seeded.categories.woodworking,
    ...more,
  },
});
const discussionDraft = (body: string, more: Record<string, unknown> = {}) => ({
  recordType: 'discussion',
  parentRecordType: 'category',
  parentRecordID: seeded.categories.woodworking,
  attributes: attributes(body),
  ...more,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function make(client: Client, draft: Record<string, unknown>): Promise<number> {
  const answer = await client.post('/drafts', draft);
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { draftID: number }).draftID;
}

test('a draft is created, read, changed and deleted by its author', async ({ as }) => {
  const member = await as('member');
  const draftID = await make(member, discussionDraft('First words'));
  const path = `/drafts/${draftID}`;
  expect(await (await member.get(path)).json()).toMatchObject({
    ...{ draftID, recordType: 'discussion', recordID: null, parentRecordID: 7, insertUserID: 3 },
    ...{ draftStatus: 'draft', dateScheduled: null, dateUpdated: null, updateUserID: null },
    attributes: attributes('First words'),
  });
  const changed = await member.patch(path, { attributes: attributes('Second words') });
  expect(changed.status()).toBe(200);
  expect(await changed.json()).toMatchObject({
    ...{ draftID, recordType: 'discussion', updateUserID: 3, dateUpdated: expect.any(String) },
    attributes: { body: 'Second words' },
  });
  const edit = (await (await member.get(`${path}/edit`)).json()) as Record<string, unknown>;
  expect(Object.keys(edit).sort()).toEqual([
    ...['attributes', 'dateScheduled', 'draftID', 'draftStatus', 'parentRecordID', 'parentRecordType'],
    ...['recordID', 'recordType'],
  ]);
  expect((await member.delete(path)).status()).toBe(204);
  const gone = await member.get(path);
  expect([gone.status(), ((await gone.json()) as { message: string }).message]).toEqual([
    404,
    'Draft not found.',
  ]);
  expect((await member.delete(path)).status()).toBe(404);
});

test('drafts belong to their authors: guests and other members see none, moderators may', async ({ as }) => {
  const member = await as('member');
  const draftID = await make(member, discussionDraft('Private'));
  const path = `/drafts/${draftID}`;
  const newcomer = await as('newcomer');
  for (const answer of [
    await newcomer.get(path),
    await newcomer.get(`${path}/edit`),
    await newcomer.patch(path, { attributes: attributes('Mine now') }),
    await newcomer.delete(path),
    await (await as('guest')).get(path),
    await (await as('guest')).get('/drafts'),
    await (await as('guest')).post('/drafts', discussionDraft('No')),
  ])
    expect(answer.status()).toBe(403);
  expect((await (await as('moderator')).get(path)).status()).toBe(200);
  expect(JSON.stringify(await (await newcomer.get('/drafts?limit=500')).json())).not.toContain('Private');
});

test('moderators see and delete drafts of others, and neither change, schedule nor publish them', async ({
  as,
}) => {
  const [admin, moderator] = [await as('admin'), await as('moderator')];
  const scheduled = { draftStatus: 'scheduled', dateScheduled: inDays(3) };
  const draftID = await make(admin, discussionDraft('By the administrator', scheduled));
  const path = `/drafts/${draftID}`;
  const before = await (await admin.get(path)).json();
  const changes = [
    await moderator.patch(path, { attributes: attributes('By a moderator', { pinLocation: 'recent' }) }),
    await moderator.patch(path, { ...discussionDraft('x'), ...scheduled }),
    await moderator.patch(`/drafts/schedule/${draftID}`, { dateScheduled: inDays(1) }),
    await moderator.patch(`/drafts/cancel-schedule/${draftID}`),
  ];
  for (const answer of changes)
    expect([answer.status(), (await answer.json()).description]).toEqual([
      403,
      'Only its author may change a draft.',
    ]);
  const page = await (await moderator.context.get('/drafts')).text();
  const TransientKey = /"TransientKey":\s*"([^"]+)"/.exec(page)?.[1] ?? '';
  for (const action of ['schedule', 'cancel-schedule']) {
    const form = { TransientKey, dateScheduled: inDays(1).slice(0, 16) };
    const sent = await moderator.context.post(`${path}/${action}`, { form, maxRedirects: 0 });
    expect(sent.status()).toBe(403);
  }
  expect(await (await moderator.get(path)).json()).toEqual(before);
  expect((await moderator.delete(path)).status()).toBe(204);
});

test('the page of another’s draft says what can be done with it, and has no form that would be refused', async ({
  as,
}) => {
  const [admin, moderator] = [await as('admin'), await as('moderator')];
  const discussionID = await startDiscussion(admin);
  const comment = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: discussionID };
  const drafts = [
    await make(admin, discussionDraft('Words of the administrator')),
    await make(admin, { ...comment, attributes: { body: 'Words of the administrator', format: 'text' } }),
  ];
  for (const draftID of drafts) {
    const path = `/drafts/${draftID}`;
    const page = await (await moderator.context.get(path)).text();
    const [main = ''] = /<main.*<\/main>/s.exec(page) ?? [];
    expect(main).toContain('Words of the administrator');
    expect(main).toMatch(/Written by .*admin/);
    expect(main).toContain('It can be read and deleted, not published.');
    expect([...main.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action)).toEqual([
      `${path}/delete`,
    ]);
    expect(main).toContain('name="from" value="other"');
    expect(main).not.toContain('copied into its form');
    // Its author is told of none of this.
    const own = await (await admin.context.get(path)).text();
    expect(own).not.toContain('not published');
    expect(own).toContain('copied into its form');
  }
  const [first] = drafts;
  const form = `/post/editdiscussion/0/${first}`;
  const led = await moderator.context.get(form, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([303, `/drafts/${first}`]);
  const TransientKey = /name="TransientKey" value="([^"]+)"/.exec(
    await (await moderator.context.get(`/drafts/${first}`)).text(),
  )![1]!;
  for (const action of ['post', 'draft', 'schedule']) {
    const sent = { TransientKey, action, name: 'Mine', body: 'Mine', categoryID: '7', format: 'text' };
    expect((await moderator.context.post(form, { form: sent, maxRedirects: 0 })).status(), action).toBe(403);
  }
  expect((await admin.context.get(form)).status()).toBe(200);
  const gone = await moderator.context.post(`/drafts/${first}/delete`, {
    form: { TransientKey, from: 'other' },
    maxRedirects: 0,
  });
  expect(gone.status()).toBe(303);
  const list = await (await moderator.context.get(gone.headers().location!)).text();
  expect(list).toContain('The draft was deleted.');
  expect((await admin.get(`/drafts/${first}`)).status()).toBe(404);
});
test('lists are filtered, sorted, paged, and say where to go on', async ({ as }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const commentID = await writeComment(member, discussionID);
  const comment = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: discussionID };
  const words = { body: 'A comment to be', format: 'text', draftType: 'comment' };
  await make(member, { ...comment, attributes: { ...words, draftMeta: {} } });
  const draftMeta = { commentPath: `/discussion/${discussionID}`, commentParentID: commentID };
  await make(member, { ...comment, attributes: { ...words, draftMeta } });
  const query = `recordType=comment&parentRecordType=discussion&parentRecordID=${discussionID}`;
  const answer = await member.get(`/drafts?${query}&expand=true&limit=1&sort=dateInserted`);
  expect(answer.headers()).toMatchObject({
    'x-app-page-result-count': '2',
    'x-app-page-current': '1',
    'x-app-page-limit': '1',
  });
  const rows = (await answer.json()) as Record<string, unknown>[];
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'A discussion for a test',
    excerpt: 'A comment to be',
    failedReason: null,
    permaLink: expect.stringContaining(`/discussion/${discussionID}`),
    editUrl: expect.stringMatching(new RegExp(`/discussion/${discussionID}\\?hasDraft=true#create-comment$`)),
  });
  expect(rows[0]!.breadCrumbs).not.toHaveLength(0);
  const reply = (await (await member.get(`/drafts?${query}&sort=-dateInserted&limit=1`)).json()) as {
    editUrl: string;
  }[];
  expect(reply[0]!.editUrl).toContain(`/discussion/comment/${commentID}?hasDraft=true#Comment_${commentID}`);
  expect(reply[0]).toMatchObject({ attributes: { draftMeta } });
  const mine = await make(member, discussionDraft('For its address'));
  const all = (await (await member.get('/drafts?recordType=discussion&limit=500')).json()) as {
    draftID: number;
    editUrl: string;
  }[];
  expect(all.find(({ draftID }) => draftID === mine)!.editUrl).toMatch(
    new RegExp(`/post/editdiscussion/0/${mine}$`),
  );
  expect((await member.get('/drafts?sort=name')).status()).toBe(400);
});

test('an invalid draft is refused, field by field', async ({ as }) => {
  const member = await as('member');
  const without = await member.post('/drafts', { recordType: 'discussion' });
  expect(without.status()).toBe(400);
  expect(await without.json()).toMatchObject({ errors: [{ field: 'attributes', code: 'missingField' }] });
  expect((await member.post('/drafts', discussionDraft('x', { recordType: 'poem' }))).status()).toBe(400);
  const missing = await member.post('/drafts', discussionDraft('x', { recordID: 999_999 }));
  expect([missing.status(), ((await missing.json()) as { message: string }).message]).toEqual([
    404,
    'Discussion not found.',
  ]);
  const plain = await member.post('/drafts', { recordType: 'comment', attributes: { body: 'x' } });
  expect(await plain.json()).toMatchObject({ attributes: { format: 'Text' } });
});

test('a change to a post that is gone may be kept as a draft, and go on', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(member, discussionID, 'Mine.');
  const ofPost = await make(member, discussionDraft('A change.', { recordID: discussionID }));
  const change = { recordType: 'comment', recordID: commentID };
  const ofComment = await make(member, { ...change, attributes: { body: 'A change.', format: 'text' } });
  for (const path of [`/comments/${commentID}`, `/discussions/${discussionID}`])
    expect((await moderator.delete(path)).ok()).toBe(true);
  const later = { attributes: { body: 'And more.', format: 'text' } };
  for (const [draftID, place] of [
    [ofComment, change],
    [ofPost, { recordType: 'discussion', recordID: discussionID }],
  ] as const) {
    expect((await member.patch(`/drafts/${draftID}`, { ...place, ...later })).status()).toBe(200);
    expect(await (await member.get(`/drafts/${draftID}`)).json()).toMatchObject(later);
  }
  await make(member, { ...change, ...later });
});

test('posting takes the draft along, and me-counts know', async ({ as }) => {
  const member = await as('member');
  const count = async () => {
    const { counts } = (await (await member.get('/users/me-counts')).json()) as {
      counts: { name: string; count: number }[];
    };
    return counts.find(({ name }) => name === 'Drafts')!.count;
  };
  const before = await count();
  const first = await make(member, discussionDraft('One'));
  const second = await make(member, { recordType: 'comment', attributes: { body: 'Two', format: 'text' } });
  expect(await count()).toBe(before + 2);
  const discussionID = await startDiscussion(member, { draftID: first });
  const post = { discussionID, body: 'Two', format: 'text', draftID: second };
  expect((await member.post('/comments', post)).status()).toBe(201);
  expect(await count()).toBe(before);
  const theirs = await make(await as('moderator'), discussionDraft('Not his'));
  await member.patch(`/discussions/${discussionID}`, { name: 'Changed', draftID: theirs });
  expect((await (await as('moderator')).get(`/drafts/${theirs}`)).status()).toBe(200);
});

test('scheduling has its rules', async ({ as }) => {
  const [moderator, member] = [await as('moderator'), await as('member')];
  const draftID = await make(moderator, discussionDraft('For later'));
  const schedule = (dateScheduled: unknown, more: Record<string, unknown> = {}) =>
    moderator.patch(`/drafts/${draftID}`, {
      ...discussionDraft('For later', more),
      draftStatus: 'scheduled',
      dateScheduled,
    });
  const problem = async (answer: Awaited<ReturnType<typeof schedule>>) => {
    expect(answer.status()).toBe(400);
    return ((await answer.json()) as { errors: Record<string, unknown>[] }).errors;
  };
  const soon = 'The scheduled date and time must be at least 15 minutes in the future.';
  expect(await problem(await schedule(new Date(Date.now() + 60_000).toISOString()))).toEqual([
    { field: 'dateScheduled', code: soon, status: 400, message: soon },
  ]);
  expect(await problem(await schedule(inDays(400)))).toMatchObject([
    { message: 'The scheduled date and time must be less than 1 year from now.' },
  ]);
  expect(await problem(await schedule(undefined))).toMatchObject([{ code: 'missingField' }]);
  expect(await problem(await schedule('tomorrow'))).toMatchObject([{ field: 'dateScheduled' }]);
  const bare = { attributes: { body: '', format: 'text', draftMeta: {} } };
  expect(
    (await problem(await schedule(inDays(1), bare))).map(({ path, field }) => `${path} ${field}`),
  ).toEqual(['attributes body', 'attributes.draftMeta name', 'attributes.draftMeta postTypeID']);
  const newTagNames = ['one', 'two', 'three', 'four', 'five', 'six', 'Six'];
  const { draftMeta, ...rest } = attributes('x');
  const tagged = { attributes: { ...rest, draftMeta: { ...draftMeta, newTagNames } } };
  expect(await problem(await schedule(inDays(1), tagged))).toMatchObject([
    { path: 'attributes.draftMeta', field: 'tagIDs', message: 'A post can have 5 tags at most.' },
  ]);
  expect((await moderator.patch(`/drafts/schedule/${draftID}`, { dateScheduled: inDays(1) })).status()).toBe(
    400,
  );
  expect((await moderator.patch(`/drafts/cancel-schedule/${draftID}`)).status()).toBe(400);

  const when = inDays(1);
  expect(await (await schedule(when)).json()).toMatchObject({
    draftStatus: 'scheduled',
    dateScheduled: `${when.slice(0, 19)}+00:00`,
  });
  const listed = (await (await moderator.get('/drafts?draftStatus=scheduled&limit=500')).json()) as {
    draftID: number;
  }[];
  expect(listed.map((row) => row.draftID)).toContain(draftID);
  const later = await moderator.patch(`/drafts/schedule/${draftID}`, { dateScheduled: inDays(2) });
  expect(later.status()).toBe(200);
  const cancelled = await moderator.patch(`/drafts/cancel-schedule/${draftID}`);
  expect(await cancelled.json()).toMatchObject({ draftStatus: 'draft', dateScheduled: null });
  await schedule(inDays(1));
  const saved = await moderator.patch(`/drafts/${draftID}`, { attributes: attributes('Plain again') });
  expect(await saved.json()).toMatchObject({ draftStatus: 'draft', dateScheduled: null });

  const refused = await member.post('/drafts', {
    ...discussionDraft('Mine'),
    draftStatus: 'scheduled',
    dateScheduled: inDays(1),
  });
  expect([refused.status(), ((await refused.json()) as { permissions: string[] }).permissions]).toEqual([
    403,
    ['Garden.Schedule.Allow'],
  ]);
});

test('one post has one scheduled change: the refusal of a second names the author of the first', async ({
  as,
}) => {
  const [moderator, admin] = [await as('moderator'), await as('admin')];
  const recordID = await startDiscussion(await as('member'));
  const change = {
    ...discussionDraft('Changed', { recordID }),
    draftStatus: 'scheduled',
    dateScheduled: inDays(1),
  };
  const draftID = await make(moderator, change);
  const again = await admin.post('/drafts', change);
  expect(again.status()).toBe(400);
  const { errors } = (await again.json()) as { errors: Record<string, unknown>[] };
  expect(errors[0]).toMatchObject({
    field: 'recordID',
    status: { error: 400, recordID, draftID, isOwnSchedule: false },
  });
  expect(errors[0]!.message).toContain('moderator');
});
