import { sql } from 'kysely';
import { publishDue } from '../../examples/forum/data/drafts/publishDrafts';
import { migrate } from '../../examples/forum/database/migrate';
import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';
import { startForumServer, type ForumServer } from '../support/forumServer';
import { openClient } from '../support/openClient';
import { openEmptyDatabase } from '../support/openEmptyDatabase';
import { signIn } from '../support/signIn';

let forum: ForumServer;
let moderator: Client;
test.beforeAll(async () => {
  forum = await startForumServer({ INLAY_SCHEDULE_LEAD_SECONDS: '0', INLAY_PUBLISH_SECONDS: '0.2' });
  moderator = await openClient(forum.url, await signIn(forum.url, 'moderator'));
});
test.afterAll(async () => {
  await moderator.context.dispose();
  await forum.stop();
});

/** Schedules a post, or a change of one, for soon: later than the server hears of it. Answers the draft's ID. */
async function schedule(record: { recordID?: number }, draftMeta: Record<string, unknown>): Promise<number> {
  const answer = await moderator.post('/drafts', {
    ...{ recordType: 'discussion', ...record, draftStatus: 'scheduled' },
    dateScheduled: new Date(Date.now() + 3000).toISOString(),
    attributes: {
      ...{ body: 'Scheduled words', format: 'text', draftType: 'discussion' },
      draftMeta: { postTypeID: 'discussion', ...draftMeta },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { draftID: number }).draftID;
}

/** Schedules a change of a post, and answers what the post is when it was made. */
async function changed(recordID: number, draftMeta: Record<string, unknown>) {
  const draftID = await schedule({ recordID }, { name: 'Changed', ...draftMeta });
  await expect.poll(async () => (await moderator.get(`/drafts/${draftID}`)).status()).toBe(404);
  return (await (await moderator.get(`/discussions/${recordID}`)).json()) as object;
}

const announced = { pinned: true, pinLocation: 'category' };

test('a scheduled change takes the post to its new category and ends its announcement', async () => {
  const id = await startDiscussion(moderator, announced);
  const meta = { categoryID: seeded.categories.help, pinLocation: 'none', pinned: false };
  expect(await changed(id, meta)).toMatchObject({
    ...{ name: 'Changed', categoryID: seeded.categories.help },
    ...{ pinned: false, pinLocation: null },
  });
});

test('a scheduled change that says nothing of either leaves both as they are', async () => {
  const id = await startDiscussion(moderator, announced);
  expect(await changed(id, {})).toMatchObject({
    ...{ name: 'Changed', categoryID: seeded.categories.woodworking },
    ...announced,
  });
});

test('a post that is due is published as its author wrote it, and a failure says why', async () => {
  const meta = { name: 'On time', categoryID: seeded.categories.woodworking };
  const good = await schedule({}, { ...meta, newTagNames: ['Brand new tag'], pinLocation: 'category' });
  const bad = await schedule({}, { name: 'Nowhere', categoryID: 1 });
  await expect.poll(async () => (await moderator.get(`/drafts/${good}`)).status()).toBe(404);
  const [first] = (await (
    await moderator.get('/discussions?sort=-dateInserted&pinOrder=mixed&limit=1')
  ).json()) as {
    name: string;
    pinLocation: string;
    tags: { name: string }[];
  }[];
  expect(first).toMatchObject({
    name: 'On time',
    pinLocation: 'category',
    tags: [{ name: 'Brand new tag' }],
  });
  await expect
    .poll(async () => (await (await moderator.get('/drafts?draftStatus=error')).json()) as object[])
    .toMatchObject([{ draftID: bad, draftStatus: 'error', failedReason: expect.stringMatching(/./) }]);
  // That is the last of it.
  await expect
    .poll(async () => (await (await moderator.get('/notifications?limit=1')).json()) as object[])
    .toMatchObject([{ activityType: 'ScheduledPostFailure' }]);
});

test('a scheduled draft that another user has changed is not published in its author’s name', async () => {
  const { db, close } = await openEmptyDatabase();
  try {
    await migrate(db);
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`insert into "user" ("name", "email", "dateInserted") values
      ('author', 'a@b.example', now()), ('other', 'o@b.example', now())`);
    const date = new Date('2026-11-01T00:00:00Z');
    const attributes = JSON.stringify({ body: 'x', format: 'text' });
    const due = { recordType: 'discussion', attributes, draftStatus: 'scheduled', insertUserID: 1 } as const;
    const dates = { dateScheduled: date, dateInserted: date };
    await db
      .insertInto('draft')
      .values({ ...due, ...dates, updateUserID: 2 })
      .execute();
    const context = { db, now: () => new Date() } as unknown as Parameters<typeof publishDue>[0];
    // There is nothing that it could be published by.
    expect(await publishDue(context, {} as Parameters<typeof publishDue>[1])).toBe(0);
    expect(await db.selectFrom('draft').select('failedReason').execute()).toEqual([
      { failedReason: 'Somebody else has changed this draft.' },
    ]);
  } finally {
    await close();
  }
});
