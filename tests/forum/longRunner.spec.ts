import { createLongRunner } from '../../examples/forum/data/createLongRunner';
import type { Viewer } from '../../examples/forum/viewer';
import { HttpError } from '../../examples/forum/httpError';
import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion } from '../support/forumRecords';

interface Run {
  progress: { successIDs: number[]; failedIDs: number[]; exceptionsByID: object; countTotalIDs: number };
  callbackPayload: string | null;
}

const resume = (client: Client, payload: string, query = '') =>
  client.context.post(`/api/v2/calls/run${query}`, {
    headers: { 'content-type': 'application/system+jwt' },
    data: payload,
  });

async function start(client: Client, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await startDiscussion(client));
  return ids;
}

test('fifty seeded discussions outlast the time limit and are deleted in rounds', async ({ as }) => {
  const admin = await as('admin');
  const rows = await (
    await admin.get('/discussions?limit=50&sort=-dateInserted&pinOrder=mixed&categoryID=9')
  ).json();
  const discussionIDs: number[] = rows.map((row: { discussionID: number }) => row.discussionID);
  expect(discussionIDs).toHaveLength(50);
  let answer = await admin.delete('/discussions/list?longRunnerMode=sync', { discussionIDs });
  const statuses: number[] = [];
  const done: number[] = [];
  for (;;) {
    const run: Run = await answer.json();
    statuses.push(answer.status());
    expect(Object.keys(run)).toEqual(['progress', 'callbackPayload']);
    expect(run.progress.countTotalIDs).toBe(50);
    expect(run.progress.exceptionsByID).toEqual({});
    done.push(...run.progress.successIDs);
    if (run.callbackPayload === null) break;
    answer = await resume(admin, run.callbackPayload);
  }
  expect(statuses.length).toBeGreaterThan(1);
  expect(statuses.pop()).toBe(200);
  expect(new Set(statuses)).toEqual(new Set([408]));
  expect(done).toEqual(discussionIDs);
  expect((await admin.get(`/discussions/${discussionIDs[0]}`)).status()).toBe(404);
});

test('a limit of 0 does one item per round; a generous one does all', async ({ as }) => {
  const moderator = await as('moderator');
  const ids = await start(moderator, 5);
  const first = await moderator.delete('/discussions/list?longRunnerTimeout=0', { discussionIDs: ids });
  expect(first.status()).toBe(408);
  const run: Run = await first.json();
  expect(run.progress.successIDs).toEqual([ids[0]]);
  const rest = await resume(moderator, run.callbackPayload!, '?longRunnerTimeout=20');
  expect(rest.status()).toBe(200);
  expect(((await rest.json()) as Run).progress.successIDs).toEqual(ids.slice(1));
  expect(
    (await moderator.delete('/discussions/list?longRunnerTimeout=21', { discussionIDs: ids })).status(),
  ).toBe(400);
});

test('payloads that were changed, are foreign or missing do nothing', async ({ as }) => {
  const moderator = await as('moderator');
  const ids = await start(moderator, 3);
  const first = await moderator.delete('/discussions/list?longRunnerTimeout=0', { discussionIDs: ids });
  const { callbackPayload } = (await first.json()) as { callbackPayload: string };
  const [head, claims, signature] = callbackPayload.split('.') as [string, string, string];
  const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...decoded, ids: [ids[2]] })).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  for (const payload of [
    `${head}.${forged}.${signature}`,
    unsigned,
    'null',
    '{}',
    callbackPayload.slice(0, -3),
  ]) {
    const answer = await resume(moderator, payload);
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ status: 403, message: 'The payload is not valid.' });
  }
  for (const data of [null, { callbackPayload }, [callbackPayload]])
    expect((await moderator.post('/calls/run', data)).status()).toBe(403);
  expect((await resume(await as('admin'), callbackPayload)).status()).toBe(403);
  expect((await resume(await as('guest'), callbackPayload)).status()).toBe(403);
  expect((await moderator.get(`/discussions/${ids[2]}`)).status()).toBe(200);
  expect((await moderator.get(`/discussions/${ids[1]}`)).status()).toBe(200);
});

test('a user who may not delete reads which ones; unknown ones are skipped', async ({ as }) => {
  const member = await as('member');
  const moderator = await as('moderator');
  const [id] = (await start(member, 1)) as [number];
  const refused = await member.delete('/discussions/list', { discussionIDs: [id, 999_999] });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({
    permissions: ['Vanilla.Discussions.Delete'],
    recordIDs: [id],
  });
  const guest = await (await as('guest')).delete('/discussions/list', { discussionIDs: [id] });
  expect(guest.status()).toBe(403);
  expect((await guest.json()).message).toBe('You must be signed in to trigger a long-running action.');
  const done = await moderator.delete('/discussions/list?longRunnerTimeout=20', {
    discussionIDs: [id, id, 999_999],
  });
  expect(done.status()).toBe(200);
  expect(await done.json()).toEqual({
    progress: { successIDs: [id], failedIDs: [], exceptionsByID: {}, countTotalIDs: 1 },
    callbackPayload: null,
  });
});

test('more than fifty at once are refused', async ({ as }) => {
  const discussionIDs = Array.from({ length: 51 }, (_, index) => index + 1);
  const answer = await (await as('admin')).delete('/discussions/list', { discussionIDs });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).errors).toMatchObject([
    { field: 'discussionIDs', code: 'maxItems', status: 400 },
  ]);
});

test('closing several is a long-running call too', async ({ as }) => {
  const moderator = await as('moderator');
  const ids = await start(moderator, 2);
  const answer = await moderator.patch('/discussions/close?longRunnerTimeout=20', { discussionIDs: ids });
  expect([answer.status(), ((await answer.json()) as Run).progress.successIDs]).toEqual([200, ids]);
  expect(await (await moderator.get(`/discussions/${ids[1]}`)).json()).toMatchObject({ closed: true });
});

test('in async mode the answer is a slip, and the forum goes on by itself', async ({ as }) => {
  const moderator = await as('moderator');
  const ids = await start(moderator, 4);
  const answer = await moderator.delete('/discussions/list?longRunnerMode=async', { discussionIDs: ids });
  expect(answer.status()).toBe(202);
  expect(await answer.json()).toEqual({
    trackingSlips: [
      { jobTrackingID: expect.any(String), jobID: expect.any(String), jobExecutionStatus: 'progress' },
    ],
  });
  await expect.poll(async () => (await moderator.get(`/discussions/${ids[3]}`)).status()).toBe(404);
  const list = await moderator.get(`/discussions?discussionID=${ids.join(',')}`);
  expect(await list.json()).toEqual([]);

  const more = await start(moderator, 3);
  const first = await moderator.patch('/discussions/close?longRunnerTimeout=0', { discussionIDs: more });
  const { callbackPayload } = (await first.json()) as Run;
  expect((await resume(moderator, callbackPayload!, '?longRunnerMode=async')).status()).toBe(202);
  await expect
    .poll(async () => (await (await moderator.get(`/discussions/${more[2]}`)).json()).closed)
    .toBe(true);

  const one = await moderator.patch('/discussions/move?longRunnerMode=async', {
    discussionIDs: [more[0]],
    categoryID: 6,
  });
  expect([one.status(), (await one.json()).trackingSlips[0].jobExecutionStatus]).toEqual([202, 'complete']);
  expect((await (await moderator.get(`/discussions/${more[0]}`)).json()).categoryID).toBe(6);
});

test('async mode gives no permission', async ({ as }) => {
  const member = await as('member');
  const ids = await start(member, 2);
  const path = '/discussions/list?longRunnerMode=async';
  const refused = await member.delete(path, { discussionIDs: ids });
  expect([refused.status(), (await refused.json()).recordIDs]).toEqual([403, ids]);
  expect((await (await as('guest')).delete(path, { discussionIDs: ids })).status()).toBe(403);
  expect((await member.get(`/discussions/${ids[0]}`)).status()).toBe(200);
});

test('an inner error fails for its one ID, in general words; the others go on, and the log has the error', async () => {
  const broken = new Error('duplicate key value violates unique constraint "discussion_pkey"');
  const errors: unknown[] = [];
  const tried: number[] = [];
  const runner = createLongRunner(
    { config: { longRunnerSeconds: 5 }, report: (error) => errors.push(error) },
    new Uint8Array(32),
    {
      some: async (_viewer, id) => {
        tried.push(id);
        if (id === 2) throw broken;
        if (id === 3) throw new HttpError(403, 'Permission Problem');
      },
    },
  );
  const viewer = { user: {}, userID: 5 } as unknown as Viewer;
  const { progress, callbackPayload } = await runner.start(viewer, 'some', [1, 2, 3, 4]);
  expect(tried).toEqual([1, 2, 3, 4]);
  expect(callbackPayload).toBeNull();
  expect([progress.successIDs, progress.failedIDs]).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(progress.exceptionsByID).toEqual({
    2: { message: 'Something went wrong.', status: 500, description: null },
    3: { message: 'Permission Problem', status: 403, description: null },
  });
  expect(errors).toEqual([broken]);
});
