import type { ApiClient, ApiRequest, ApiResult } from '../../../src/contract/apiClient';
import { plainError } from '../../../src/contract/apiError';
import { runLong, type LongOptions } from '../../../src/server/runLong';

const first: ApiRequest = { method: 'DELETE', path: 'discussions/list', body: { discussionIDs: [1, 2, 3] } };

const round = (status: number, progress: object | undefined, callbackPayload?: unknown): ApiResult => {
  const data = { ...(progress && { progress }), ...(callbackPayload !== undefined && { callbackPayload }) };
  return status < 400 || status === 408
    ? { outcome: 'done', status, data, paging: {} }
    : { outcome: 'failed', error: plainError('server', status), data };
};

function run(answers: ApiResult[] | ((turn: number) => ApiResult), options: Partial<LongOptions> = {}) {
  const requests: ApiRequest[] = [];
  const client: ApiClient = {
    send(request) {
      requests.push(request);
      const turn = requests.length - 1;
      return Promise.resolve(typeof answers === 'function' ? answers(turn) : answers[turn]!);
    },
  };
  return { requests, result: runLong(client, first, { sameSession: () => true, ...options }) };
}

it('posts the payload back until none comes, and adds progress up', async () => {
  const onProgress = jest.fn();
  const { requests, result } = run(
    [
      round(
        408,
        {
          successIDs: [1],
          failedIDs: [2],
          exceptionsByID: { 2: { message: 'Busy', status: 503 } },
          countTotalIDs: 4,
        },
        'jwt-1',
      ),
      round(
        500,
        {
          successIDs: [2],
          failedIDs: [3],
          exceptionsByID: { 3: { message: 'No', status: 403 } },
          countTotalIDs: 4,
        },
        'jwt-2',
      ),
      round(200, { successIDs: [4], failedIDs: [], exceptionsByID: {}, countTotalIDs: 4 }, null),
    ],
    { onProgress },
  );
  expect(await result).toEqual({
    outcome: 'finished',
    progress: {
      successIDs: [1, 2, 4],
      failedIDs: [3],
      exceptionsByID: { 3: { message: 'No', status: 403 } },
      countTotalIDs: 4,
    },
  });
  expect(requests.slice(1)).toEqual(
    ['jwt-1', 'jwt-2'].map((body) => ({
      method: 'POST',
      path: 'calls/run',
      body,
      contentType: 'application/system+jwt',
      signal: undefined,
    })),
  );
  expect(onProgress).toHaveBeenCalledTimes(3);
});

it('takes failures with a null payload for the end', async () => {
  const { requests, result } = run([round(403, { successIDs: [], failedIDs: [1] }, null)]);
  expect(await result).toMatchObject({ outcome: 'finished', progress: { failedIDs: [1] } });
  expect(requests).toHaveLength(1);
});

it('counts the given ids as done when one record is moved without progress', async () => {
  const done: ApiResult = { outcome: 'done', status: 200, data: { status: 'success' }, paging: {} };
  expect(await run([done], { ids: [7] }).result).toMatchObject({
    progress: { successIDs: [7], failedIDs: [] },
  });
});

it.each([
  [
    'the same payload twice',
    [round(408, { successIDs: [1] }, 'a'), round(408, { successIDs: [2] }, 'a')],
    'repeated',
    [1, 2],
  ],
  ['a number', [round(408, { successIDs: [1] }, 7)], 'badPayload', [1]],
  ['an object', [round(408, { successIDs: [1] }, {})], 'badPayload', [1]],
  ['ten megabytes', [round(408, { successIDs: [1] }, 'x'.repeat(10_000_000))], 'badPayload', [1]],
  ['an error without progress', [round(408, { successIDs: [1] }, 'a'), round(500, undefined)], 'failed', [1]],
  [
    'an answer that says nothing of progress',
    [round(408, { successIDs: [1] }, 'a'), round(200, undefined)],
    'failed',
    [1],
  ],
  ['a first answer that says nothing', [round(200, undefined)], 'failed', []],
])('stops at %s, with what was done until then', async (_name, answers, reason, successIDs) => {
  expect(await run(answers, { ids: [1, 2, 3] }).result).toMatchObject({
    outcome: 'stopped',
    reason,
    progress: { successIDs },
  });
});

it('gives up after 100 rounds', async () => {
  const { requests, result } = run((turn) => round(408, { successIDs: [turn + 1] }, `jwt-${turn}`));
  expect(await result).toMatchObject({ outcome: 'stopped', reason: 'tooMany' });
  expect(requests).toHaveLength(100);
});

it('gives up after ten minutes', async () => {
  let time = 0;
  const { requests, result } = run((turn) => round(408, { successIDs: [turn + 1] }, `jwt-${turn}`), {
    now: () => (time += 61_000),
  });
  expect(await result).toMatchObject({ outcome: 'stopped', reason: 'tooLong' });
  expect(requests.length).toBeLessThan(12);
});

it('can be cancelled, and never goes on as somebody else', async () => {
  const abort = new AbortController();
  const cancelled = run((turn) => (abort.abort(), round(408, { successIDs: [1] }, `jwt-${turn}`)), {
    signal: abort.signal,
  });
  expect(await cancelled.result).toMatchObject({ reason: 'aborted', progress: { successIDs: [1] } });
  expect(cancelled.requests).toHaveLength(1);

  let same = true;
  const left = run((turn) => ((same = false), round(408, { successIDs: [1] }, `jwt-${turn}`)), {
    sameSession: () => same,
  });
  expect(await left.result).toMatchObject({ reason: 'session', progress: { successIDs: [1] } });
  expect(left.requests).toHaveLength(1);
});
