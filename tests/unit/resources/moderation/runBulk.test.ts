import type { BulkAction } from '../../../../src/resources/moderation/bulkCall';
import { runBulk, type BulkRound } from '../../../../src/resources/moderation/runBulk';
import { selectionSlice, selectSelection } from '../../../../src/resources/moderation/selectionSlice';
import { plainError } from '../../../../src/contract/apiError';
import { guest } from '../../../../src/session/currentUser';
import { sessionApi } from '../../../../src/session/sessionApi';
import { sessionChanged } from '../../../../src/session/sessionChanged';
import { createStore } from '../../../../src/store/createStore';
import { discussionsFrom, modelModeration } from '../../../support/modelModeration';

const { checked, stopping } = selectionSlice.actions;
const remove: BulkAction = { kind: 'delete' };
const ids = (list: { discussionID: number }[]) => list.map(({ discussionID }) => discussionID);

function setUp(count: number, model: Parameters<typeof modelModeration>[0] = {}) {
  const server = modelModeration(model);
  const store = createStore({
    client: server.client,
    config: { preload: [], meta: { context: { debug: false } } },
  });
  store.injectSlices([selectionSlice]);
  store.dispatch(checked(discussionsFrom(1, count)));
  const selection = () => selectSelection(store.getState());
  return {
    ...server,
    store,
    selection,
    run: (action: BulkAction, onRound?: (round: BulkRound) => void) =>
      store.dispatch(runBulk(action, selection().checked, onRound)),
  };
}

it.each([
  [remove, 'DELETE discussions/list', { discussionIDs: [1, 2] }],
  [{ kind: 'close' }, 'PATCH discussions/close', { discussionIDs: [1, 2], closed: true }],
  [
    { kind: 'move', categoryID: 4, addRedirects: true },
    'PATCH discussions/move',
    { discussionIDs: [1, 2], categoryID: 4, addRedirects: true },
  ],
  [
    { kind: 'merge', destinationDiscussionID: 2, addRedirects: false },
    'PATCH discussions/merge',
    { discussionIDs: [1], destinationDiscussionID: 2, addRedirects: false },
  ],
] as const)('sends %j', async (action, call, body) => {
  const { run, calls, requests, selection } = setUp(2);
  const outcome = await run(action);
  expect(calls()).toEqual([call]);
  expect(requests[0]!.body).toEqual(body);
  expect(outcome).toMatchObject({ failed: [], untried: [], gone: [], stopped: null });
  expect(selection()).toMatchObject({ checked: [], pending: [], run: null });
});

it('goes in calls of fifty, follows each to its end, and counts on', async () => {
  const tried: number[] = [];
  const { run, calls, requests, done, store, selection } = setUp(120, { perRound: 20 });
  store.subscribe(() => {
    const { run: now } = selection();
    if (now && now.tried !== tried.at(-1)) tried.push(now.tried);
  });
  await run({ kind: 'close' });
  const lists = requests.flatMap(({ path, body }) =>
    path === 'discussions/close' ? [(body as { discussionIDs: number[] }).discussionIDs.length] : [],
  );
  expect(lists).toEqual([50, 50, 20]);
  expect(calls().filter((call) => call === 'POST calls/run')).toHaveLength(4);
  expect(done).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  expect(tried).toEqual([0, 20, 40, 50, 70, 90, 100, 120]);
});

it('tells what each round has done, once, and keeps only the rest', async () => {
  const rounds: number[][] = [];
  const left: number[] = [];
  const { store, selection } = setUp(60, { perRound: 20, refuses: { 2: { message: 'No.', status: 403 } } });
  const outcome = await store.dispatch(
    runBulk(remove, selection().checked, ({ done, gone }) => {
      rounds.push(ids(done));
      left.push(selection().pending.length);
      expect([gone, selection().failed]).toEqual([[], { 2: 'No.' }]);
    }),
  );
  expect(rounds.map((round) => round.length)).toEqual([19, 20, 10, 10]);
  expect(left).toEqual([41, 21, 11, 1]);
  expect(rounds.flat()).toEqual(ids(outcome!.done));
  expect(ids(selection().checked)).toEqual([2]);
});

it('moves a single one, whose answer has no progress', async () => {
  const { run, selection } = setUp(1);
  const outcome = await run({ kind: 'move', categoryID: 4, addRedirects: false });
  expect(ids(outcome!.done)).toEqual([1]);
  expect(selection().checked).toEqual([]);
});

it('brings back what failed, each with its reason, and lets the rest go', async () => {
  const refuses = { 2: { message: 'It is locked.', status: 403 } };
  const { run, selection } = setUp(3, { refuses });
  const outcome = await run(remove);
  expect(ids(outcome!.done)).toEqual([1, 3]);
  expect(outcome!.failed).toMatchObject([{ discussion: { discussionID: 2 }, reason: 'It is locked.' }]);
  expect(ids(selection().checked)).toEqual([2]);
  expect(selection().failed).toEqual({ 2: 'It is locked.' });
});

it('lets go what somebody else has deleted, without saying that it was done', async () => {
  const { run, selection } = setUp(2, { gone: [1] });
  const outcome = await run({ kind: 'close' });
  expect([ids(outcome!.done), ids(outcome!.gone)]).toEqual([[2], [1]]);
  expect(selection().checked).toEqual([]);
});

it('lets go what the server says is not found when it refuses a merge, and keeps the others', async () => {
  const error = { ...plainError('notFound', 404, 'Discussion not found.'), recordIDs: [1, 99] };
  const { run, selection } = setUp(3, { instead: () => ({ outcome: 'failed', error }) });
  const outcome = await run({ kind: 'merge', destinationDiscussionID: 1, addRedirects: false });
  expect([ids(outcome!.done), ids(outcome!.gone), ids(outcome!.untried)]).toEqual([[], [1], [2, 3]]);
  expect(outcome!.stopped).toMatchObject({ reason: 'failed' });
  expect(selection()).toMatchObject({ failed: {}, pending: [] });
  expect(ids(selection().checked)).toEqual([2, 3]);
});

const unsaid = 'The server did not say whether this was done.';

it.each([
  remove,
  { kind: 'close' },
  { kind: 'move', categoryID: 4, addRedirects: false },
  { kind: 'merge', destinationDiscussionID: 3, addRedirects: false },
] as const)('takes what no answer names for failed, and keeps it checked (%j)', async (action) => {
  const { run, selection } = setUp(3, { unnamed: [1] });
  const rounds: number[][] = [];
  const outcome = await run(action, ({ done, gone }) => rounds.push(ids([...done, ...gone])));
  expect(ids(outcome!.done)).not.toContain(1);
  expect(outcome).toMatchObject({ gone: [], failed: [{ discussion: { discussionID: 1 }, reason: unsaid }] });
  expect(rounds.flat()).not.toContain(1);
  expect(ids(selection().checked)).toContain(1);
  expect(selection().failed).toEqual({ 1: unsaid });
});

it.each([
  ['fails', { outcome: 'failed', error: plainError('server', 500) }],
  ['is no list', { outcome: 'done', status: 200, data: null, paging: {} }],
] as const)('does not believe that something is gone when the answer %s', async (_name, answer) => {
  const { run, selection } = setUp(2, {
    gone: [1],
    instead: (_turn, { path }) => (path === 'discussions' ? answer : undefined),
  });
  const outcome = await run(remove);
  expect([ids(outcome!.done), outcome!.failed.length]).toEqual([[2], 1]);
  expect(ids(selection().checked)).toEqual([1]);
});

it('believes no success without names for more than one', async () => {
  const { run, selection } = setUp(2, {
    instead: () => ({ outcome: 'done', status: 204, data: null, paging: {} }),
  });
  expect(ids((await run(remove))!.done)).toEqual([]);
  expect(ids(selection().checked)).toEqual([1, 2]);
});

it('counts as deleted what a call that was sent twice has deleted the first time', async () => {
  const { run, selection } = setUp(2, { gone: [1] });
  const outcome = await run(remove);
  expect([ids(outcome!.done), ids(outcome!.gone)]).toEqual([[1, 2], []]);
  expect(selection().checked).toEqual([]);
});

it('keeps the main discussion checked while one of the others is left', async () => {
  const refuses = { 3: { message: 'No.', status: 400 } };
  const { run, selection } = setUp(3, { refuses });
  await run({ kind: 'merge', destinationDiscussionID: 1, addRedirects: false });
  expect(ids(selection().checked)).toEqual([1, 3]);
});

it('stops after the round that was sent when it is cancelled; what is done stays done', async () => {
  const { run, store, done, selection, calls } = setUp(120, {
    perRound: 20,
    before: (turn) => void (turn === 1 && store.dispatch(stopping())),
  });
  const outcome = await run(remove);
  expect(calls()).toEqual(['DELETE discussions/list', 'POST calls/run']);
  expect(outcome!.stopped!.reason).toBe('aborted');
  expect(ids(outcome!.done)).toEqual(done);
  expect(done).toHaveLength(40);
  expect(outcome!.untried).toHaveLength(80);
  expect(selection()).toMatchObject({ run: null, pending: [], failed: {} });
  expect(selection().checked).toHaveLength(80);
});

it.each([500, 403, 0])(
  'a call that fails as a whole (%i) ends the run, and all is checked again',
  async (status) => {
    const error = { ...plainError('forbidden', status), recordIDs: [60] };
    const { run, selection, calls } = setUp(110, {
      instead: (turn) => (turn === 1 ? { outcome: 'failed', error } : undefined),
    });
    const outcome = await run(remove);
    expect(calls().filter((call) => call === 'DELETE discussions/list')).toHaveLength(2);
    expect(outcome!.stopped).toMatchObject({ reason: 'failed', error: { recordIDs: [60] } });
    expect([outcome!.done.length, outcome!.untried.length]).toEqual([50, 60]);
    expect(selection().checked).toHaveLength(60);
  },
);

it.each([
  ['the same payload twice', () => 'same'],
  ['a payload that is a number', () => 7],
  ['ten megabytes of payload', () => 'x'.repeat(10_000_000)],
  ['payloads without end', (turn: number) => `p${turn}`],
])('stops at %s, reports what was done and returns the rest', async (_name, payload) => {
  const { run, requests, selection } = setUp(3, {
    instead: (turn) => ({
      outcome: 'done',
      status: 408,
      data: {
        progress: { successIDs: turn === 0 ? [1] : [], failedIDs: [], exceptionsByID: {}, countTotalIDs: 3 },
        callbackPayload: payload(turn),
      },
      paging: {},
    }),
  });
  const outcome = await run(remove);
  expect(requests.length).toBeLessThanOrEqual(100);
  expect(ids(outcome!.done)).toEqual([1]);
  expect(outcome!.stopped).not.toBeNull();
  expect(ids(selection().checked)).toEqual([2, 3]);
});

it.each([
  [9, 'aborted', 'Somebody else is signed in now.', { checked: 0, waitsFor: 0 }],
  [0, 'unauthorized', expect.any(String), { checked: 70, waitsFor: 5 }],
] as const)(
  'does not go on as user %i, brings nothing back for them, and says why',
  async (to, code, message, { checked: left, waitsFor }) => {
    const { run, store, selection, calls } = setUp(120, {
      before: () => {
        const value = { ...guest, userID: to };
        store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }]));
        store.dispatch(sessionChanged({ from: 5, to }));
      },
    });
    const me = { ...guest, userID: 5 };
    store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value: me }]));
    const outcome = await run(remove);
    expect(selection()).toMatchObject({ pending: [], run: null, waitsFor });
    expect(selection().checked).toHaveLength(left);
    expect(calls()).toEqual(['DELETE discussions/list']);
    expect(outcome!.stopped).toMatchObject({ reason: 'session', error: { code, message } });
  },
);

describe('a refusal', () => {
  const whole = { ...plainError('forbidden', 403), recordIDs: [1] };
  const single = { message: 'No.', status: 403, permissions: ['Vanilla.Discussions.Delete'] };
  const as = (userID: number) => ({ ...guest, userID });
  /** What the server says who reads, and how it refuses. */
  const refusedBy = (to: number | null, how: 'whole' | 'single') => {
    const page = setUp(2, {
      ...(how === 'single' && { refuses: { 1: single } }),
      instead: (_turn, { path }) =>
        path === 'users/me'
          ? to === null
            ? { outcome: 'failed', error: plainError('network') }
            : { outcome: 'done', status: 200, data: as(to), paging: {} }
          : how === 'whole'
            ? { outcome: 'failed', error: whole }
            : undefined,
    });
    page.store.dispatch(
      sessionApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value: as(5) }]),
    );
    return page.run(remove);
  };

  it.each([
    [9, 'aborted', 'whole'],
    [0, 'unauthorized', 'whole'],
    [9, 'aborted', 'single'],
    [0, 'unauthorized', 'single'],
  ] as const)('as user %i is told as that (%s, %s)', async (to, code, how) => {
    const outcome = await refusedBy(to, how);
    expect(outcome!.stopped).toMatchObject({ reason: 'session', error: { code } });
    expect(outcome!.stopped!.error.recordIDs ?? []).toEqual([]);
  });

  it.each([5, null])('of the same reader is theirs, also where nobody can say who it is (%s)', async (to) => {
    expect((await refusedBy(to, 'whole'))!.stopped).toEqual({ reason: 'failed', error: whole });
    const outcome = await refusedBy(to, 'single');
    expect(outcome!.stopped).toBeNull();
    expect(outcome!.failed).toMatchObject([{ reason: 'No.', permissions: single.permissions }]);
  });
});

it('runs one action at a time, and none without anything to do', async () => {
  const { run, store, calls } = setUp(2);
  const first = run(remove);
  store.dispatch(checked(discussionsFrom(9, 1)));
  expect(await run({ kind: 'close' })).toBeNull();
  await first;
  expect(await run({ kind: 'merge', destinationDiscussionID: 9, addRedirects: false })).toBeNull();
  expect(calls()).toEqual(['DELETE discussions/list']);
});
