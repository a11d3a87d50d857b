import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

interface Attachment {
  attachmentID: number;
  recordID: string;
  sourceID: string;
  sourceUrl: string;
  state: string;
  status: string;
  dateUpdated: string;
  insertUser: { name: string };
  metadata: { labelCode: string; value: string; format?: string; userFragment?: { name: string } }[];
}
const attachmentType = 'forum-issue';
const answerOf = async <T>(answer: { json(): Promise<unknown> } | Promise<{ json(): Promise<unknown> }>) =>
  (await (await answer).json()) as T;
const add = (client: Client, recordType: string, recordID: number, more: object = {}) =>
  client.post('/attachments', {
    ...{ attachmentType, recordType, recordID, name: ' Loose <b>screw</b> ', body: 'At the & back.' },
    ...more,
  });

test('the catalog says for each reader which posts they may use an integration on', async ({ as }) => {
  for (const [role, scope] of [
    ['guest', 'none'],
    ['member', 'own'],
    ['moderator', 'all'],
  ] as const) {
    const catalog = await answerOf<Record<string, object>>((await as(role)).get('/attachments/catalog'));
    expect(catalog).toEqual({
      [attachmentType]: expect.objectContaining({
        attachmentType,
        label: 'Create issue',
        externalIDLabel: 'Issue #',
        submitButton: 'Create',
        writeableContentScope: scope,
        recordTypes: ['discussion', 'comment'],
        postSuccessMessage: { message: 'The issue has been created.', linkText: 'View issue' },
      }),
    });
  }
});

test('an issue is made from a post by its author or the staff, by the form that the server describes', async ({
  as,
}) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const discussionID = await startDiscussion(member, { name: 'The drill', body: 'It rattles.' });
  const theirs = await writeComment(moderator, discussionID);
  const form = (client: Client, recordType: string, recordID: number, type = attachmentType) =>
    client.get(
      `/attachments/schema?attachmentType=${type}&recordType=${recordType}&recordID=${recordID}&projectID=1`,
    );
  const schema = await answerOf<{
    required: string[];
    properties: Record<string, { default?: string; enum?: string[]; 'x-control': object }>;
  }>(form(member, 'discussion', discussionID));
  expect(schema.required).toEqual(['name', 'body']);
  expect(schema.properties.name).toMatchObject({ default: 'The drill', 'x-control': { label: 'Title' } });
  expect(schema.properties.body).toMatchObject({ default: 'It rattles.', 'x-control': { type: 'textarea' } });
  expect(schema.properties.priority).toMatchObject({ enum: ['low', 'normal', 'high'], default: 'normal' });

  expect((await form(member, 'discussion', discussionID, 'nobody')).status()).toBe(404);
  expect((await form(member, 'discussion', 999_999)).status()).toBe(404);
  expect((await form(member, 'comment', theirs)).status(), 'not their own').toBe(403);
  expect((await form(guest, 'discussion', discussionID)).status()).toBe(403);
  expect((await add(guest, 'discussion', discussionID)).status()).toBe(403);
  expect((await add(member, 'comment', theirs)).status()).toBe(403);
  expect((await form(moderator, 'discussion', discussionID)).status()).toBe(200);

  const refused = await add(member, 'discussion', discussionID, {
    name: ' ',
    body: 'x'.repeat(10_003),
    priority: 'urgent',
  });
  expect(refused.status()).toBe(400);
  const { errors } = await answerOf<{ errors: { field: string; code: string; message: string }[] }>(refused);
  expect(errors.map(({ field, code, message }) => [field, code, message])).toEqual([
    ['name', 'missingField', 'Title is required.'],
    ['body', 'maxLength', 'Description is 3 characters too long.'],
    ['priority', 'invalid', 'Priority is not valid.'],
  ]);
  expect((await add(member, 'category', discussionID)).status()).toBe(400);

  const made = await add(member, 'discussion', discussionID, { priority: 'high' });
  expect(made.status()).toBe(201);
  const attachment = await answerOf<Attachment>(made);
  expect(attachment).toMatchObject({
    attachmentType,
    recordType: 'discussion',
    recordID: String(discussionID),
    state: 'open',
    status: 'Open',
    insertUser: { name: 'member' },
    metadata: [
      { labelCode: 'Title', value: 'Loose <b>screw</b>' },
      { labelCode: 'Description', value: 'At the &amp; back.', format: 'html' },
    ],
  });
  expect(attachment.sourceUrl).toMatch(new RegExp(`/issue/${attachment.sourceID}$`));
  const list = `/attachments?recordType=discussion&recordID=${discussionID}`;
  expect(await answerOf<Attachment[]>(guest.get(list))).toEqual([attachment]);
});

test('posts bring their attachments where they are asked for, and take them along when they are merged or go', async ({
  as,
}) => {
  const moderator = await as('moderator');
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(moderator, discussionID);
  const [first, second] = [
    await answerOf<Attachment>(add(moderator, 'discussion', discussionID)),
    await answerOf<Attachment>(add(moderator, 'comment', commentID)),
  ];
  const withThem = { attachments: [{ attachmentID: first.attachmentID }] };
  const read = (path: string) => answerOf<object>(moderator.get(path));
  expect(await read(`/discussions/${discussionID}?expand=attachments`)).toMatchObject(withThem);
  expect(await read(`/discussions/${discussionID}?expand=all`)).toMatchObject(withThem);
  expect(await read(`/discussions/${discussionID}`)).not.toHaveProperty('attachments');
  expect(await read(`/comments?discussionID=${discussionID}&expand=attachments`)).toMatchObject([
    { attachments: [{ attachmentID: second.attachmentID }] },
  ]);

  const other = await startDiscussion(moderator);
  await moderator.patch('/discussions/merge?longRunnerTimeout=20', {
    discussionIDs: [discussionID],
    destinationDiscussionID: other,
  });
  const merged = await answerOf<{ commentID: number; attachments: Attachment[] }[]>(
    moderator.get(`/comments?discussionID=${other}&expand=attachments`),
  );
  expect(
    merged.flatMap(({ attachments }) => attachments.map(({ attachmentID }) => attachmentID)).sort(),
  ).toEqual([first.attachmentID, second.attachmentID].sort());
  expect((await moderator.delete(`/comments/${commentID}`)).status()).toBe(204);
  const left = { attachmentIDs: [first.attachmentID, second.attachmentID] };
  const refreshed = await answerOf<Attachment[]>(moderator.post('/attachments/refresh', left));
  expect(refreshed.map(({ attachmentID }) => attachmentID)).toEqual([first.attachmentID]);
  await moderator.delete(`/discussions/${other}`);
  expect(await answerOf<Attachment[]>(moderator.post('/attachments/refresh', left))).toEqual([]);
  expect((await moderator.get(`/issues/${first.sourceID}`)).status(), 'left to the staff').toBe(200);
  expect((await (await as('member')).get(`/issues/${first.sourceID}`)).status()).toBe(404);
});

test('refreshing asks the integration again: all of them, or those that have not been asked for a while', async ({
  as,
}) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const discussionID = await startDiscussion(member);
  const { attachmentID, sourceID } = await answerOf<Attachment>(add(member, 'discussion', discussionID));
  const hidden = await startDiscussion(moderator, { categoryID: 12 });
  const unseen = await answerOf<Attachment>(add(moderator, 'discussion', hidden));
  expect((await member.patch(`/issues/${sourceID}`, { state: 'closed' })).status()).toBe(403);
  const closed = await moderator.patch(`/issues/${sourceID}`, { state: 'closed' });
  expect(await closed.json()).toMatchObject({
    state: 'closed',
    mayClose: true,
    recordName: expect.any(String),
  });

  const refresh = (client: Client, attachmentIDs: number[], more: object = {}) =>
    client.post('/attachments/refresh', { attachmentIDs, ...more });
  const young = await refresh(member, [attachmentID]);
  expect(young.status()).toBe(201);
  expect(await young.json()).toMatchObject([{ attachmentID, state: 'open' }]);
  const asked = await refresh(member, [attachmentID, unseen.attachmentID, 999_999], { onlyStale: false });
  expect(await asked.json()).toMatchObject([
    {
      attachmentID,
      state: 'closed',
      status: 'Closed',
      metadata: [
        { labelCode: 'Title' },
        { labelCode: 'Description' },
        { labelCode: 'Last changed', format: 'date-time' },
        { labelCode: 'Changed by', format: 'user', userFragment: { name: 'moderator' } },
      ],
    },
  ]);
  expect(
    (
      await refresh(
        member,
        Array.from({ length: 11 }, (_, index) => index + 1),
      )
    ).status(),
  ).toBe(400);
  expect((await refresh(guest, [attachmentID])).status()).toBe(403);
  expect((await member.get(`/attachments?recordType=discussion&recordID=${hidden}`)).status()).toBe(403);
  expect((await member.get(`/issues/${unseen.sourceID}`)).status()).toBe(403);
});

test('without script a post shows its attachments, and the staff closes an issue on its own page', async ({
  as,
}) => {
  const [guest, moderator] = await Promise.all([as('guest'), as('moderator')]);
  const discussionID = await startDiscussion(moderator);
  const attachment = await answerOf<Attachment>(
    add(moderator, 'discussion', discussionID, { body: '<img src=x onerror=alert(1)>' }),
  );
  const html = async (client: Client, path: string) => (await client.context.get(path)).text();
  const page = await html(guest, `/discussion/${discussionID}`);
  expect(page).toMatch(
    new RegExp(`href="/issue/${attachment.sourceID}"[^>]*>Issue #<bdi>${attachment.sourceID}`),
  );
  expect(page).toContain('Loose &lt;b&gt;screw&lt;/b&gt;');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toMatch(/<img src=x|Close issue/);
  expect(page).toContain('"externalAttachments":{"forum-issue"');
  expect(await html(guest, '/discussions')).not.toMatch(/externalAttachments|inl-attachments/);

  const path = `/issue/${attachment.sourceID}`;
  expect(await html(guest, path)).not.toContain('Close issue');
  const own = await html(moderator, path);
  const TransientKey = /name="TransientKey" value="([^"]+)"/.exec(own)![1]!;
  const send = (form: Record<string, string>) =>
    moderator.context.post(`${path}/state`, { form, maxRedirects: 0 });
  expect((await send({ state: 'closed' })).status()).toBe(403);
  expect((await send({ TransientKey, state: 'lost' })).status()).toBe(400);
  expect((await send({ TransientKey, state: 'closed' })).status()).toBe(303);
  expect(await html(moderator, path)).toContain('Reopen issue');
});
