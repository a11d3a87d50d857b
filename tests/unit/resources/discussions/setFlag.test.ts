import type { ApiRequest, ApiResult } from '../../../../src/contract/apiClient';
import { plainError } from '../../../../src/contract/apiError';
import { countsSlice, storeCounts } from '../../../../src/resources/counts/countsSlice';
import type { DiscussionFlag } from '../../../../src/resources/discussions/discussion';
import {
  discussionChanged,
  discussionsSlice,
  seedDiscussion,
  selectDiscussion,
} from '../../../../src/resources/discussions/discussionsSlice';
import { setFlag } from '../../../../src/resources/discussions/setFlag';
import { sessionChanged } from '../../../../src/session/sessionChanged';
import { createStore } from '../../../../src/store/createStore';
import { done, refused } from '../../../support/testClient';

/** A store whose calls wait for `answer`. */
function setUp() {
  const requests: ApiRequest[] = [];
  const waiting: ((result: ApiResult) => void)[] = [];
  const client = {
    send: (request: ApiRequest) => {
      requests.push(request);
      return new Promise<ApiResult>((settle) => waiting.push(settle));
    },
  };
  const store = createStore({ client, config: { preload: [], meta: { context: { debug: false } } } });
  store.injectSlices([discussionsSlice, countsSlice]);
  store.dispatch(seedDiscussion({ discussionID: 5, bookmarked: false, closed: false, name: 'Tea' }));
  return {
    store,
    record: () => selectDiscussion(store.getState(), 5)!,
    set: (flag: DiscussionFlag, value: boolean) => store.dispatch(setFlag(5, flag, value)),
    calls: () => requests.map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`),
    async answer(result: ApiResult) {
      waiting.shift()!(result);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

it('shows a bookmark at once and asks the server with one call', async () => {
  const { set, record, calls, answer } = setUp();
  const result = set('bookmarked', true);
  expect(record()).toMatchObject({ bookmarked: true, sending: { bookmarked: { confirmed: false } } });
  await answer(done({ bookmarked: true }));
  expect(await result).toEqual({ outcome: 'done', value: true });
  expect(record()).toEqual({ discussionID: 5, bookmarked: true, closed: false, name: 'Tea' });
  expect(calls()).toEqual(['PUT discussions/5/bookmark {"bookmarked":true}']);
});

it.each([
  ['bookmarked', 'PUT discussions/5/bookmark {"bookmarked":true}'],
  ['muted', 'PUT discussions/5/mute {"muted":true}'],
  ['dismissed', 'PUT discussions/5/dismiss {"dismissed":true}'],
  ['closed', 'PATCH discussions/5 {"closed":true}'],
  ['sink', 'PATCH discussions/5 {"sink":true}'],
  ['resolved', 'PATCH discussions/5 {"resolved":true}'],
] as const)('sets %s by %s', async (flag, call) => {
  const { set, calls, answer, record } = setUp();
  const result = set(flag, true);
  await answer(done({ [flag]: true }));
  expect(await result).toEqual({ outcome: 'done', value: true });
  expect(calls()).toEqual([call]);
  expect(record()[flag]).toBe(true);
});

it('sends the last wish when the first one has been answered, and never two calls at a time', async () => {
  const { set, calls, answer, record } = setUp();
  const first = set('bookmarked', true);
  expect(await set('bookmarked', false)).toBeNull();
  expect(record().bookmarked).toBe(false);
  expect(calls()).toHaveLength(1);
  await answer(done({ bookmarked: true }));
  expect(record().bookmarked).toBe(false);
  await answer(done({ bookmarked: false }));
  expect(await first).toEqual({ outcome: 'done', value: false });
  expect(calls().map((call) => call.slice(-6))).toEqual([':true}', 'false}']);
});

it('sends nothing more when the last wish is the one that is on its way', async () => {
  const { set, calls, answer } = setUp();
  const first = set('bookmarked', true);
  void set('bookmarked', false);
  void set('bookmarked', true);
  await answer(done({ bookmarked: true }));
  expect(await first).toEqual({ outcome: 'done', value: true });
  expect(calls()).toHaveLength(1);
});

it('takes what the server answers, whatever was asked for', async () => {
  const { set, answer, record } = setUp();
  const result = set('muted', true);
  await answer(done({ muted: false }));
  expect(await result).toEqual({ outcome: 'done', value: false });
  expect(record().muted).toBe(false);
});

it('goes back exactly when the call fails, and hands the error on', async () => {
  const { set, answer, record, store } = setUp();
  const before = record();
  const result = set('closed', true);
  store.dispatch(discussionChanged(5, { name: 'Green tea' }));
  await answer(refused(403));
  expect(await result).toMatchObject({ outcome: 'failed', error: { code: 'forbidden' } });
  expect(record()).toEqual({ ...before, name: 'Green tea' });
});

it('sends the last wish after a failure too, since the server may have taken the first', async () => {
  const { set, answer, record, calls } = setUp();
  const result = set('bookmarked', true);
  void set('bookmarked', false);
  await answer({ outcome: 'failed', error: plainError('timeout') });
  await answer(done({ bookmarked: false }));
  expect(await result).toEqual({ outcome: 'done', value: false });
  expect(record().bookmarked).toBe(false);
  expect(calls()).toHaveLength(2);
});

it('keeps two flags of one discussion apart', async () => {
  const { set, answer, record } = setUp();
  void set('bookmarked', true);
  void set('closed', true);
  await answer(refused(500));
  expect(record()).toMatchObject({ bookmarked: false, closed: true });
  await answer(done({ closed: true, name: 'Black tea' }));
  expect(record()).toEqual({ discussionID: 5, bookmarked: false, closed: true, name: 'Black tea' });
});

it('falls back to what something else has set meanwhile', async () => {
  const { set, answer, record, store } = setUp();
  void set('closed', false);
  store.dispatch(discussionChanged(5, { closed: true }));
  expect(record().closed).toBe(false);
  await answer(refused(500));
  expect(record().closed).toBe(true);
});

it('drops the own flags of a reader who has gone, and the answers to their calls', async () => {
  const { set, answer, record, store, calls } = setUp();
  const result = set('bookmarked', true);
  store.dispatch(sessionChanged({ from: 2, to: 3 }));
  await answer(done({ bookmarked: true }));
  expect(await result).toBeNull();
  expect(record()).toMatchObject({ name: 'Tea', closed: false });
  expect(record().bookmarked).toBeUndefined();
  // What the server has printed for the first reader does not come back.
  store.dispatch(seedDiscussion({ discussionID: 5, bookmarked: true, muted: true }));
  expect(record().bookmarked).toBeUndefined();
  expect(record().muted).toBeUndefined();
  expect(calls()).toHaveLength(1);
});

it('fills what one tag leaves out from what another brings', () => {
  const { record, store } = setUp();
  store.dispatch(seedDiscussion({ discussionID: 5, name: 'Old tea', statusID: 2 }));
  expect(record()).toMatchObject({ name: 'Tea', statusID: 2 });
});

it('counts bookmarks along where the count is known', async () => {
  const { set, answer, store } = setUp();
  store.dispatch(storeCounts({ Bookmarks: 4 }));
  void set('bookmarked', true);
  await answer(done({ bookmarked: true }));
  expect(countsSlice.select(store.getState(), 'Bookmarks')).toEqual({ count: 5 });
});
