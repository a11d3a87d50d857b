import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ApiRequest, ApiResult } from '../../../src/contract/apiClient';
import { plainError } from '../../../src/contract/apiError';
import { callRefused } from '../../../src/session/callRefused';
import { startSession } from '../../../src/session/startSession';
import { useCurrentUser } from '../../../src/session/useCurrentUser';
import { usePermission } from '../../../src/session/usePermission';
import { createStore } from '../../../src/store/createStore';
import { done, testClient } from '../../support/testClient';

const permissionsOf = (...names: string[]) => ({
  isAdmin: false,
  permissions: [{ type: 'global', permissions: Object.fromEntries(names.map((name) => [name, true])) }],
});
const preloadOf = (userID: number, ...names: string[]) => [
  { method: 'GET' as const, path: 'users/me', query: {}, data: { userID, name: `User ${userID}` } },
  {
    method: 'GET' as const,
    path: 'users/$me/permissions',
    query: { expand: 'junctions' },
    data: permissionsOf(...names),
  },
];
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function setUp({ preload = [] as ReturnType<typeof preloadOf>, raw = {}, userID = 2, fails = false } = {}) {
  let fault: (path: string) => unknown = () => fails;
  const answer = ({ path }: ApiRequest): ApiResult => {
    const more = fault(path);
    return more
      ? { outcome: 'failed', error: { ...plainError('server', 500), ...(more as object) } }
      : done(
          path === 'users/me'
            ? { userID, name: `User ${userID}`, countUnreadNotifications: 'x' }
            : permissionsOf('b.view'),
        );
  };
  const server = testClient(answer);
  const store = createStore({
    client: server.client,
    config: { preload, meta: { context: { debug: false } } },
  });
  const warn = jest.fn();
  const onFailed = jest.fn();
  const session = startSession({ store, config: { meta: { raw } }, warn, onFailed });
  stops.push(session.stop);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const view = renderHook(
    () => ({ user: useCurrentUser(), a: usePermission('a.view'), b: usePermission('b.view') }),
    { wrapper },
  );
  return {
    ...{ ...server, store, session, warn, onFailed, read: () => view.result.current },
    /** What goes wrong from now on, by path: what an error has beside its status, or true. */
    spoil: (next: typeof fault) => void (fault = next),
  };
}

it('knows what came with the page before the first render, without a call', async () => {
  const { calls, session, read, warn } = setUp({ preload: preloadOf(7, 'a.view') });
  expect(read()).toMatchObject({ user: { userID: 7, name: 'User 7' }, a: true, b: false });
  await act(() => session.ready());
  expect(calls()).toEqual([]);
  expect(session.userID()).toBe(7);
  expect(warn).not.toHaveBeenCalled();
});

it('asks on demand, once, and is a guest without permissions until then', async () => {
  const { calls, session, read } = setUp();
  expect(read()).toMatchObject({ user: { userID: 0, name: 'Guest', countUnreadNotifications: 0 }, a: false });
  expect(calls()).toEqual([]);
  await act(async () => {
    await Promise.all([session.ready(), session.ready()]);
  });
  expect(calls().sort()).toEqual(['GET users/$me/permissions', 'GET users/me']);
  expect(read()).toMatchObject({
    user: { userID: 2, countUnreadNotifications: 0, emailConfirmed: false, roleIDs: [] },
    a: false,
    b: true,
  });
});

it('lets the server win over a page that was made for somebody else', async () => {
  const { session, read, warn } = setUp({ preload: preloadOf(7, 'a.view') });
  await act(() => session.refresh());
  expect(read()).toMatchObject({ user: { userID: 2 }, a: false, b: true });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('notices it when only the page settings name a user', async () => {
  const { session, warn } = setUp({ raw: { ui: { currentUser: { userID: 7 } } } });
  await act(() => session.ready());
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/user 7.*user 2/));
});

it('asks again when a call was refused, and not when it failed', async () => {
  const { store, calls, read } = setUp({ preload: preloadOf(7, 'a.view') });
  const refuse = (status: number) =>
    act(async () => {
      store.dispatch(callRefused(plainError('server', status)));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await refuse(500);
  expect(calls()).not.toContain('GET users/me');
  await refuse(403);
  expect(calls()).toContain('GET users/me');
  expect(read().user.userID).toBe(2);
});

it('is not told who it is by an answer to somebody who asked before', async () => {
  const answers: ((userID: number) => void)[] = [];
  const { client, calls } = testClient(({ path }) =>
    path === 'users/me'
      ? new Promise((resolve) => answers.push((userID) => resolve(done({ userID, name: `User ${userID}` }))))
      : done(permissionsOf('b.view')),
  );
  const store = createStore({
    client,
    config: { preload: preloadOf(7, 'a.view'), meta: { context: { debug: false } } },
  });
  const session = startSession({ store, config: { meta: { raw: {} } }, warn: jest.fn() });
  stops.push(session.stop);
  const asked = async (times: number) => {
    await waitFor(() => expect(answers).toHaveLength(times));
    return answers[times - 1]!;
  };

  // Their session has ended; and before the server has said so, somebody else has signed in and come back.
  store.dispatch(callRefused(plainError('unauthorized', 401)));
  const first = await asked(1);
  const both = Promise.all([session.refresh(), session.refresh()]);
  first(0);
  (await asked(2))(4);
  await both;
  expect(session.userID()).toBe(4);
  // Those who asked at the same time share an answer.
  expect(calls().filter((call) => call === 'GET users/me')).toHaveLength(2);
});

describe('an answer that is missing', () => {
  it('is none: ready says what is missing, once to the operator, and nobody is taken for a guest', async () => {
    const { session, onFailed, calls, read } = setUp({ fails: true });
    expect(session.failure()).toBeNull();
    const why = 'users/me: 500 server, users/$me/permissions: 500 server';
    expect(await act(() => session.ready())).toBe(why);
    expect([session.isKnown(), session.failure()]).toEqual([false, why]);
    // At once the answer would be the same.
    expect(await act(() => session.ready(true))).toBe(why);
    expect(calls()).toHaveLength(2);
    await act(() => session.refresh());
    // Later it may be another one, and is the same: nothing new to the operator.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000);
    expect(await act(() => session.ready())).toBe(why);
    expect(calls()).toHaveLength(6);
    expect(onFailed.mock.calls).toEqual([[why]]);
    expect(read()).toMatchObject({ a: false, b: false });
  });

  it('is asked for by itself after the time that the server has named', async () => {
    jest.useFakeTimers();
    const { session, calls, spoil } = setUp();
    spoil((path) => path === 'users/$me/permissions' && { retryAfter: 30 });
    const known = jest.fn();
    void session.known().then(known);
    void session.ready();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(calls()).toHaveLength(2);
    expect(known).not.toHaveBeenCalled();
    spoil(() => false);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(calls()).toHaveLength(3);
    expect(calls().at(-1)).toBe('GET users/$me/permissions');
    expect(known).toHaveBeenCalledTimes(1);
    expect(session.failure()).toBeNull();
    jest.useRealTimers();
  });

  it('about somebody who has taken over lends them nothing of the one before', async () => {
    const { session, read, spoil } = setUp({ preload: preloadOf(7, 'a.view') });
    expect(session.isKnown()).toBe(true);
    spoil((path) => path === 'users/$me/permissions');
    await act(() => session.refresh());
    await waitFor(() => expect(read()).toMatchObject({ user: { userID: 2 }, a: false, b: false }));
    expect(session.isKnown()).toBe(false);
    expect(await act(() => session.ready())).toBe('users/$me/permissions: 500 server');
    spoil(() => false);
    await act(() => session.refresh());
    expect(read()).toMatchObject({ b: true });
    expect(session.isKnown()).toBe(true);
  });

  it('about somebody who is known changes nothing', async () => {
    const { session, read, spoil } = setUp({ preload: preloadOf(7, 'a.view') });
    spoil(() => true);
    await act(() => session.refresh());
    expect(read()).toMatchObject({ user: { userID: 7 }, a: true });
    expect([session.isKnown(), session.failure()]).toEqual([true, null]);
  });

  it('that came with the page, and says nothing, is asked for', async () => {
    const empty = preloadOf(7, 'a.view').map((each) => ({ ...each, data: {} }));
    const { session, calls, read } = setUp({ preload: empty as never });
    await act(() => session.ready());
    expect(calls()).toHaveLength(2);
    expect(read()).toMatchObject({ user: { userID: 2 }, b: true });
  });
});
