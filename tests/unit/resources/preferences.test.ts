import fc from 'fast-check';
import type { ApiRequest, ApiResult } from '../../../src/contract/apiClient';
import { plainError } from '../../../src/contract/apiError';
import {
  followDefaults,
  methodKeys,
  nothingOf,
  readCategoryPreferences,
} from '../../../src/resources/preferences/categoryPreferences';
import {
  changePreferences,
  flushPreferences,
  saveEvery,
} from '../../../src/resources/preferences/changePreferences';
import { loadPreferences } from '../../../src/resources/preferences/loadPreferences';
import type { Preferences } from '../../../src/resources/preferences/preferenceTarget';
import {
  preferencesSlice,
  seedPreferences,
  selectPreferences,
} from '../../../src/resources/preferences/preferencesSlice';
import { nested, readUserPreferences } from '../../../src/resources/preferences/userPreferences';
import { sessionApi } from '../../../src/session/sessionApi';
import { sessionChanged } from '../../../src/session/sessionChanged';
import { createStore } from '../../../src/store/createStore';
import { done } from '../../support/testClient';

const target = { categoryID: 7, userID: 3 };
const followed = 'preferences.followed';
const posts = 'preferences.popup.posts';
const comments = 'preferences.popup.comments';
const mail = 'preferences.email.posts';
const failed = (status: number, more = {}): ApiResult => ({
  outcome: 'failed',
  error: { ...plainError('server', status, 'Out of glue.'), ...more },
});

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

interface Options {
  answer?: (request: ApiRequest, server: Record<string, boolean>) => ApiResult | undefined;
  /** Milliseconds until an answer. */
  delay?: number;
  start?: Preferences;
  preload?: { method: 'GET'; path: string; query: object; data: unknown }[];
}

/** A store over a server that keeps one map and takes `delay` to answer. */
function setUp({
  answer,
  delay = 20,
  start = { [followed]: true, [posts]: true },
  preload = [],
}: Options = {}) {
  const server = { ...readCategoryPreferences(start) } as Record<string, boolean>;
  const sent: { at: number; body: unknown; keepalive: boolean }[] = [];
  const requests: ApiRequest[] = [];
  const client = {
    async send(request: ApiRequest): Promise<ApiResult> {
      requests.push(request);
      if (request.method === 'PATCH')
        sent.push({
          at: Date.now() - 1_000_000,
          body: request.body,
          keepalive: request.keepalive === true,
        });
      await new Promise((resolve) => setTimeout(resolve, delay));
      const special = answer?.(request, server);
      if (special) return special;
      if (request.method === 'PATCH') Object.assign(server, request.body);
      return done({ ...server });
    },
  };
  const store = createStore({
    client,
    config: { preload: preload as never, meta: { context: { debug: false } } },
  });
  store.injectSlices([preferencesSlice]);
  store.dispatch(seedPreferences(target, readCategoryPreferences(start)));
  const read = () => selectPreferences(store.getState(), target)!;
  return {
    store,
    server,
    sent,
    requests,
    read,
    /** Keys that are on. */
    on: () => Object.keys(read().shown).filter((key) => read().shown[key]),
    change: (changes: Preferences) => store.dispatch(changePreferences(target, changes)),
    flush: () => store.dispatch(flushPreferences(target)),
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

it('shows a change at once and sends it at once; the answer replaces what was known', async () => {
  const { change, on, sent, read, pass, server } = setUp();
  server['preferences.popup.categoryevent'] = true;
  change({ [comments]: true });
  expect(on()).toEqual([followed, posts, comments]);
  expect(read()).toMatchObject({ phase: 'sending', saves: 0 });
  await pass(20);
  expect(sent).toEqual([{ at: 0, body: { [comments]: true }, keepalive: true }]);
  expect(read()).toMatchObject({ phase: 'idle', saves: 1, error: null, confirmed: server, shown: server });
});

it('saves at most once in 1250 ms, and the last change is in the last save', async () => {
  const { change, sent, pass, read } = setUp();
  change({ [comments]: true });
  for (const value of [true, false, true, false]) {
    await pass(200);
    change({ [mail]: value });
  }
  change({ [comments]: false });
  expect(sent).toHaveLength(1);
  expect(read().phase).toBe('waiting');
  await pass(saveEvery - 801);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent.slice(1)).toEqual([
    { at: saveEvery, body: { [mail]: false, [comments]: false }, keepalive: true },
  ]);
  await pass(20);
  expect(read()).toMatchObject({ phase: 'idle', queued: null, saves: 2 });
  await pass(saveEvery);
  change({ [mail]: true });
  expect(sent).toHaveLength(3);
});

it('waits for a slow answer as well: one save at a time', async () => {
  const { change, sent, pass } = setUp({ delay: 4000 });
  change({ [comments]: true });
  await pass(100);
  change({ [mail]: true });
  await pass(3800);
  expect(sent).toHaveLength(1);
  await pass(100);
  expect(sent).toHaveLength(2);
});

it.each([400, 403, 409])('takes back exactly what a %i refused', async (status) => {
  const { change, on, read, pass, requests } = setUp({
    answer: ({ method }) => (method === 'PATCH' ? failed(status) : undefined),
  });
  change({ [comments]: true, [posts]: false });
  expect(on()).toEqual([followed, comments]);
  await pass(40);
  expect(on()).toEqual([followed, posts]);
  expect(read().error).toMatchObject({ message: 'Out of glue.' });
  expect(requests.filter(({ path }) => path !== 'users/me')).toHaveLength(1);
  change({ [mail]: true });
  expect(read().error).toBeNull();
});

it('keeps what was changed after the save that failed, and sends it', async () => {
  let fails = true;
  const { change, on, sent, read, pass } = setUp({ answer: () => (fails ? failed(400) : undefined) });
  change({ [comments]: true });
  change({ [mail]: true });
  await pass(20);
  fails = false;
  expect(on()).toEqual([followed, posts, mail]);
  await pass(saveEvery);
  expect(sent[1]).toMatchObject({ body: { [mail]: true } });
  expect(on()).toEqual([followed, posts, mail]);
  // That the other was refused is still to be read.
  expect(read().error).toMatchObject({ message: 'Out of glue.' });
});

it('a refusal of what is asked for once more meanwhile is not told: the next answer is', async () => {
  const { change, on, read, pass } = setUp({ answer: () => answers.pop() });
  const answers = [undefined, failed(403)];
  for (const wanted of [true, false, true]) change({ [mail]: wanted });
  await pass(20);
  expect(read().error).toBeNull();
  await pass(saveEvery + 20);
  expect(on()).toEqual([followed, posts, mail]);
  expect(read()).toMatchObject({ error: null, saves: 1 });
});

it('drops changes to a category that is not followed after all', async () => {
  const { change, on, sent, pass } = setUp({ start: {}, answer: () => failed(403) });
  change({ [followed]: true, [posts]: true });
  change({ [comments]: true });
  await pass(20 + saveEvery);
  expect(on()).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('asks what the server has when it cannot tell whether a save was taken', async () => {
  const { change, on, read, pass, requests } = setUp({
    answer({ method, body }, server) {
      if (method !== 'PATCH') return undefined;
      Object.assign(server, body);
      return failed(0);
    },
  });
  change({ [comments]: true });
  await pass(40);
  expect(requests.map(({ method = 'GET' }) => method)).toEqual(['PATCH', 'GET']);
  expect(on()).toEqual([followed, posts, comments]);
  expect(read().error).not.toBeNull();
});

it('an answer that says nothing of what was sent is no yes: the server is asked what it has', async () => {
  const { change, on, read, pass, requests } = setUp({
    answer: ({ method }) => (method === 'PATCH' ? done({}) : undefined),
  });
  change({ [comments]: true });
  await pass(40);
  expect(requests.map(({ method = 'GET' }) => method)).toEqual(['PATCH', 'GET']);
  expect(on()).toEqual([followed, posts]);
  expect(read().error).not.toBeNull();
});

it('an empty answer means that it was taken', async () => {
  const { change, on, pass } = setUp({ answer: () => done(null) });
  change({ [comments]: true });
  await pass(20);
  expect(on()).toEqual([followed, posts, comments]);
});

it('unfollowing is sent, whatever became of the save before it', async () => {
  let calls = 0;
  const { change, on, sent, pass } = setUp({
    answer: ({ method }) => (method === 'PATCH' && (calls += 1) === 1 ? failed(403) : undefined),
  });
  change({ [comments]: true });
  change(nothingOf({ [followed]: true, [posts]: true }));
  await pass(50);
  expect(on()).toEqual([]);
  await pass(saveEvery);
  expect(sent.at(-1)!.body).toEqual({ [followed]: false, [posts]: false });
  await pass(30);
  expect(on()).toEqual([]);
});

it('a reading that says nothing of what was sent is none', async () => {
  const { change, on, pass } = setUp({
    answer: ({ method }) => (method === 'PATCH' ? failed(500) : done([])),
  });
  change({ [comments]: true });
  await pass(60);
  expect(on()).toEqual([followed, posts]);
});

it('sends what waits when the page goes away', async () => {
  const { change, flush, sent, pass } = setUp();
  flush();
  expect(sent).toHaveLength(0);
  change({ [comments]: true });
  await pass(100);
  change({ [mail]: true });
  flush();
  expect(sent[1]).toEqual({ at: 100, body: { [mail]: true }, keepalive: true });
  await pass(saveEvery * 2);
  expect(sent).toHaveLength(2);
});

it('sends it beside a save that is still on its way', async () => {
  const { change, flush, sent } = setUp({ delay: 5000 });
  change({ [comments]: true });
  change({ [mail]: true });
  flush();
  expect(sent.map(({ body }) => body)).toEqual([{ [comments]: true }, { [mail]: true }]);
});

it('forgets everything when somebody else signs in, and nothing goes on as them', async () => {
  const { store, change, sent, pass } = setUp();
  change({ [comments]: true });
  change({ [mail]: true });
  store.dispatch(sessionChanged({ from: 3, to: 4 }));
  await pass(saveEvery * 2);
  expect(selectPreferences(store.getState(), target)).toBeUndefined();
  expect(sent).toHaveLength(1);
});

it('a refusal that shows that somebody else has signed in is told to nobody', async () => {
  const { store, change, read, pass } = setUp({
    answer: ({ path }) => (path === 'users/me' ? done({ userID: 4, name: 'Somebody else' }) : failed(403)),
  });
  const errors = new Set<unknown>();
  store.subscribe(() => errors.add(selectPreferences(store.getState(), target)?.error ?? null));
  store.listener.startListening({
    matcher: sessionApi.endpoints.me.matchFulfilled,
    effect: () => void store.dispatch(sessionChanged({ from: 3, to: 4 })),
  });
  change({ [comments]: true });
  await pass(100);
  expect(read()).toBeUndefined();
  expect([...errors]).toEqual([null]);
});

it('whatever is changed whenever, in the end server and reader agree', async () => {
  const key = fc.constantFrom(posts, comments, mail);
  const step = fc.oneof(
    fc.record({ key, value: fc.boolean() }),
    fc.record({ wait: fc.integer({ min: 1, max: 3000 }) }),
    fc.constant({ flush: true as const }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.integer({ min: 1, max: 4000 }),
      fc.array(fc.boolean(), { maxLength: 6 }),
      async (steps, delay, fates) => {
        const fate = [...fates];
        const { change, flush, pass, read, server } = setUp({
          delay,
          answer: ({ method }) => (method === 'PATCH' && fate.shift() ? failed(400) : undefined),
        });
        for (const each of steps) {
          if ('key' in each) change({ [each.key]: each.value });
          else if ('wait' in each) await pass(each.wait);
          else flush();
        }
        await pass(60_000);
        expect(read()).toMatchObject({ phase: 'idle', queued: null, sending: null });
        expect(read().shown).toEqual(read().confirmed);
        if (!steps.some((each) => 'flush' in each)) expect(read().shown).toEqual(server);
      },
    ),
    { numRuns: 60 },
  );
});

describe('loading', () => {
  const own = { userID: 3 };

  it("reads a user's preferences, nested, and takes the page's answer when there is one", async () => {
    const path = 'notification-preferences/3';
    const data = { NewComment: { popup: true }, DigestEnabled: { email: true, frequency: 'weekly' } };
    const { store, requests, pass } = setUp({ preload: [{ method: 'GET', path, query: {}, data }] });
    expect(await store.dispatch(loadPreferences(own))).toBeNull();
    expect(requests).toEqual([]);
    expect(selectPreferences(store.getState(), own)!.shown).toEqual({
      'NewComment.popup': true,
      'DigestEnabled.email': true,
      'DigestEnabled.frequency': 'weekly',
    });
    store.dispatch(changePreferences(own, { 'NewComment.popup': false, 'NewComment.email': true }));
    await pass(20);
    expect(requests[0]).toMatchObject({ path, body: { NewComment: { popup: false, email: true } } });
  });

  it('answers the failure', async () => {
    const { store, pass } = setUp({ answer: () => failed(500) });
    const loading = store.dispatch(loadPreferences(own));
    await pass(20);
    expect(await loading).toMatchObject({ message: 'Out of glue.' });
    expect(selectPreferences(store.getState(), own)).toBeUndefined();
  });

  it('reads again what is old, and never over a change', async () => {
    const { store, server, change, on, pass, requests } = setUp();
    server[mail] = true;
    void store.dispatch(loadPreferences(target));
    change({ [posts]: false });
    await pass(20);
    expect(on()).toEqual([followed, mail]);
    server[comments] = true;
    void store.dispatch(loadPreferences(target));
    await pass(20);
    expect(requests).toHaveLength(2);
    void store.dispatch(loadPreferences(target, 0));
    await pass(20);
    expect(on().sort()).toEqual([followed, mail, comments].sort());
  });
});

it('reads foreign maps as far as they make sense', () => {
  for (const foreign of [null, [], 'x', 5, { constructor: true }])
    expect(Object.values(readCategoryPreferences(foreign)).some(Boolean)).toBe(false);
  expect(
    readCategoryPreferences({ [posts]: 1, [mail]: 'yes', 'preferences.popup.event': true }),
  ).toMatchObject({
    [posts]: true,
    [mail]: false,
    'preferences.popup.event': true,
  });
  expect(readUserPreferences({ A: { popup: true, x: 3 }, NotificationLanguage: 'en', B: null })).toEqual({
    'A.popup': true,
    NotificationLanguage: 'en',
  });
  expect(nested({ 'A.popup': true, 'A.email': false, NotificationLanguage: 'ar' })).toEqual({
    A: { popup: true, email: false },
    NotificationLanguage: 'ar',
  });
});

it('following begins with what the user wants in general', () => {
  const own = { 'NewDiscussion.popup': true, 'NewComment.email': true, 'Mention.popup': true };
  expect(followDefaults(own, true)).toEqual({
    [followed]: true,
    [posts]: true,
    [mail]: false,
    [comments]: false,
    'preferences.email.comments': true,
    'preferences.email.digest': true,
  });
  expect(methodKeys(followDefaults(own, true))).not.toContain('preferences.email.digest');
});
