import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

const note = { noteBody: 'Please have a look.', noteFormat: 'text' };

test('a reported post says so to the staff alone, with reasons and reporters', async ({ as }) => {
  const [member, newcomer, moderator] = [await as('member'), await as('newcomer'), await as('moderator')];
  const id = await startDiscussion(member, { name: 'Reported' });
  const reasons = await (await member.get('/report-reasons')).json();
  expect(reasons.map((reason: { reportReasonID: string }) => reason.reportReasonID)).toContain('spam');
  const made = await newcomer.post('/reports', {
    ...{ recordType: 'discussion', recordID: id, reportReasonIDs: ['spam', 'rules'] },
    ...{ noteBody: '<p>Look <script>alert(1)</script>here</p>', noteFormat: 'html' },
  });
  expect(made.status()).toBe(201);
  expect(await made.json()).toMatchObject({
    recordName: 'Reported',
    recordIsLive: true,
    placeRecordID: seeded.categories.woodworking,
    reportReasons: [{ reportReasonID: 'spam' }, { reportReasonID: 'rules' }],
    noteHtml: '<p>Look here</p>',
    insertUser: { name: 'newcomer' },
  });
  const read = async (client: typeof member, query = 'expand[]=reportMeta') =>
    (await client.get(`/discussions/${id}?${query}`)).json();
  expect((await read(moderator)).reportMeta).toMatchObject({
    countReports: 1,
    countReportUsers: 1,
    reportUsers: [{ name: 'newcomer' }],
  });
  expect(await read(moderator, '')).not.toHaveProperty('reportMeta');
  expect(await read(member)).not.toHaveProperty('reportMeta');
  const listed = await moderator.get(`/reports?recordType=discussion&recordID=${id}`);
  expect(await listed.json()).toHaveLength(1);
  expect((await member.get('/reports')).status()).toBe(403);
});

test('a fragment of a reported comment learns of that for the staff alone', async ({ as }) => {
  const [member, newcomer, moderator] = [await as('member'), await as('newcomer'), await as('moderator')];
  const id = await startDiscussion(member);
  const commentID = await writeComment(member, id);
  const report = { recordType: 'comment', recordID: commentID, reportReasonIDs: ['spam'], ...note };
  expect((await newcomer.post('/reports', report)).status()).toBe(201);
  const propsFor = async (client: typeof member) => {
    const html = await (await client.context.get(`/discussion/${id}?fragments=on`)).text();
    const [, json = '{}'] = /data-inlay-fragment="CommentItemFragment" data-props="([^"]*)"/.exec(html) ?? [];
    return JSON.parse(json.replaceAll('&quot;', '"').replace(/&[a-z#0-9]+;/g, '')) as { comment?: object };
  };
  expect((await propsFor(moderator)).comment).toMatchObject({ commentID, reportMeta: { countReports: 1 } });
  const { comment } = await propsFor(member);
  expect(comment).toMatchObject({ commentID });
  expect(comment).not.toHaveProperty('reportMeta');
});

test('a report that lacks something says what, field by field', async ({ as }) => {
  const member = await as('member');
  const id = await startDiscussion(member);
  const send = (more: object) =>
    member.post('/reports', {
      recordType: 'discussion',
      recordID: id,
      reportReasonIDs: ['spam'],
      ...note,
      ...more,
    });
  const fields = async (more: object) => (await (await send(more)).json()).errors;
  expect(await fields({ reportReasonIDs: [], noteBody: ' ' })).toMatchObject([
    { field: 'reportReasonIDs', code: 'missingField' },
    { field: 'noteBody', code: 'missingField', message: 'noteBody is required.' },
  ]);
  expect(await fields({ reportReasonIDs: ['none such'] })).toMatchObject([{ field: 'reportReasonIDs' }]);
  expect((await send({ recordID: 999_999 })).status()).toBe(404);
});

test('posts of categories that the reporter does not see cannot be reported', async ({ as }) => {
  const hidden = await startDiscussion(await as('moderator'), {
    categoryID: seeded.categories.moderationDesk,
  });
  const member = await as('member');
  const record = { recordType: 'discussion', recordID: hidden, reportReasonIDs: ['spam'], ...note };
  expect((await member.post('/reports', record)).status()).toBe(403);
});

test('a record is in exactly the collections that were chosen', async ({ as }) => {
  const moderator = await as('moderator');
  const recordID = await startDiscussion(moderator, { name: 'Collected', body: 'Some words of it.' });
  const record = { recordType: 'discussion', recordID };
  const make = async (name: string, records: object[] = []) =>
    moderator.post('/collections', { name, records });
  const first = await (await make('Picks of the week', [record])).json();
  const second = await (await make('Reading list')).json();
  expect(first).toMatchObject({ name: 'Picks of the week', records: [{ recordID, sort: null }] });
  const twice = await make('picks of the WEEK');
  expect([twice.status(), (await twice.json()).errors[0].field]).toEqual([400, 'name']);

  const set = (collectionIDs: number[]) =>
    moderator.put('/collections/by-resource', { record, collectionIDs });
  const held = async () =>
    (
      await (
        await moderator.get(`/collections/by-resource?recordType=discussion&recordID=${recordID}`)
      ).json()
    ).map((each: { name: string }) => each.name);
  await set([second.collectionID]);
  expect(await held()).toEqual(['Reading list']);
  // An unknown one changes nothing.
  expect((await set([first.collectionID, 999_999])).status()).toBe(404);
  expect(await held()).toEqual(['Reading list']);
  const wrong = await moderator.put('/collections/by-resource', {
    record: { recordType: 'article', recordID: 1 },
    collectionIDs: [],
  });
  expect([wrong.status(), (await wrong.json()).errors[0].field]).toEqual([400, 'recordType']);
  const contents = await moderator.get(`/collections/contents/en?collectionID=${second.collectionID}`);
  expect(await contents.json()).toMatchObject([
    { recordID, record: { name: 'Collected', excerpt: 'Some words of it.' } },
  ]);
  expect((await (await as('member')).get('/collections')).status()).toBe(403);
});

test('a deleted comment with replies leaves a tombstone, which goes with the last of them', async ({
  as,
}) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(member);
  const parent = await writeComment(member, discussionID, 'Words that go.');
  const answer = await moderator.post('/comments', {
    ...{ discussionID, parentCommentID: parent, body: 'A reply that stays.', format: 'text' },
  });
  const reply = (await answer.json()).commentID as number;
  const rows = async () => (await member.get(`/comments?discussionID=${discussionID}`)).json();
  expect((await rows())[0]).toMatchObject({ commentID: parent, countChildComments: 1 });

  expect((await moderator.delete(`/comments/${parent}`)).status()).toBe(204);
  expect(await rows()).toMatchObject([
    { commentID: parent, body: '', insertUserID: 0, attributes: { deleted: true } },
    { commentID: reply, parentCommentID: parent, body: '<p>A reply that stays.</p>' },
  ]);
  expect(await (await member.get(`/discussions/${discussionID}`)).json()).toMatchObject({ countComments: 1 });
  // Nothing can be done with what is gone.
  for (const call of [
    member.get(`/comments/${parent}`),
    member.post(`/comments/${parent}/reactions`, { reactionType: 'Like' }),
    member.patch(`/comments/${parent}`, { body: 'again', format: 'text' }),
  ])
    expect((await call).status()).toBe(404);
  const late = { discussionID, parentCommentID: parent, body: 'Too late.', format: 'text' };
  expect((await member.post('/comments', late)).status()).toBe(400);

  await moderator.delete(`/comments/${reply}`);
  expect(await rows()).toEqual([]);
});

test('a signature stands beside posts where it is asked for, and never a banned user’s', async ({ as }) => {
  const member = await as('member');
  const [mara] = await (await member.get('/users/by-names?name=Mara%20Lindqvist')).json();
  const query = `insertUserID=${mara.userID}&limit=1`;
  const [row] = await (
    await member.get(`/comments?${query}&expand[]=insertUser&expand[]=insertUser.signature`)
  ).json();
  expect(row.insertUser.signature.body).toContain('Measure twice');
  const [bare] = await (await member.get(`/comments?${query}`)).json();
  expect(bare.insertUser).not.toHaveProperty('signature');
});
