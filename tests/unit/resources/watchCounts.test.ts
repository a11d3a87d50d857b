import { createStore } from '../../../src/store/createStore';
import {
  countsSlice,
  readCounts,
  selectCount,
  storeAllCounts,
  storeCounts,
} from '../../../src/resources/counts/countsSlice';
import type { Counts } from '../../../src/resources/counts/countsSlice';
import { watchCounts } from '../../../src/resources/counts/watchCounts';
import { guest } from '../../../src/session/currentUser';
import { sessionChanged } from '../../../src/session/sessionChanged';
import { done, refused, testClient } from '../../support/testClient';

/** Channels of one page cannot hear each other's tabs: this is what browsers do between tabs, and at once. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    channels.delete(this);
  }
}

let hidden = false;
const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000_000 });
  Object.defineProperty(window.performance, 'timeOrigin', { value: 1_000_000_000, configurable: true });
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  hidden = false;
  Object.assign(window, { BroadcastChannel: FakeChannel });
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

function openTab({ userID = 5, host = '', answer = { Bookmarks: 2 } as Counts | null } = {}) {
  const read = jest.fn(() => Promise.resolve(answer));
  const applied: Counts[] = [];
  const whole: boolean[] = [];
  const watch = watchCounts({
    window: window as Window & typeof globalThis,
    host,
    userID,
    read,
    apply(counts, isAll) {
      applied.push(counts);
      whole.push(isAll);
    },
  });
  stops.push(watch.stop);
  return { ...watch, read, applied, whole };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const show = (visible: boolean) => {
  hidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('a page that the browser shows anew brings the counts of before, and asks at once', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ transferSize: 0 }] });
  const tab = openTab();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  await pass(0);
  expect(tab.read).toHaveBeenCalledTimes(1);
  expect(tab.applied).toEqual([{ Bookmarks: 2 }]);
});

it('asks once a minute, and not at all in the page’s first one', async () => {
  const tab = openTab();
  await pass(59_000);
  expect(tab.read).not.toHaveBeenCalled();
  await pass(1_000);
  expect(tab.read).toHaveBeenCalledTimes(1);
  expect(tab.applied).toEqual([{ Bookmarks: 2 }]);
  await pass(60_000);
  expect(tab.read).toHaveBeenCalledTimes(2);
});

it('asks when it is wanted, but not twice in a minute', async () => {
  const tab = openTab();
  tab.check();
  tab.check();
  await pass(30_000);
  tab.check();
  expect(tab.read).toHaveBeenCalledTimes(1);
  await pass(30_000);
  expect(tab.read).toHaveBeenCalledTimes(2);
});

it('is one question for all tabs, and all of them show the answer', async () => {
  const [one, two, other] = [openTab(), openTab(), openTab({ host: '/elsewhere' })];
  await pass(60_000);
  expect(one.read.mock.calls.length + two.read.mock.calls.length).toBe(1);
  expect(one.applied).toEqual([{ Bookmarks: 2 }]);
  expect(two.applied).toEqual([{ Bookmarks: 2 }]);
  expect(other.read).toHaveBeenCalledTimes(1);
  one.tell({ UnreadNotifications: 0 });
  expect(two.applied.at(-1)).toEqual({ UnreadNotifications: 0 });
  expect(other.applied).toHaveLength(1);
});

it('is one question too where tabs see each other’s time too late', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  let free: Promise<unknown> = Promise.resolve();
  const locks = { request: (_name: string, run: () => Promise<void>) => (free = free.then(run)) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const [one, two] = [openTab(), openTab()];
  await pass(60_000);
  expect(one.read.mock.calls.length + two.read.mock.calls.length).toBe(1);
  await pass(60_000);
  expect(one.read.mock.calls.length + two.read.mock.calls.length).toBe(2);
  expect([one.applied.length, two.applied.length]).toEqual([2, 2]);
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

it('asks without a lock where there is none to be had', async () => {
  const locks = { request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const tab = openTab();
  await pass(60_000);
  expect(tab.read).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});

it('says of which counts all are known: of those that were read, not of those that are told', async () => {
  const [one, two] = [openTab(), openTab()];
  await pass(60_000);
  one.tell({ UnreadNotifications: 0 });
  expect([one.whole, two.whole]).toEqual([
    [true, false],
    [true, false],
  ]);
});

it('does not tell the counts to somebody else', async () => {
  const [ada, bob] = [openTab({ userID: 5 }), openTab({ userID: 6 })];
  ada.tell({ UnreadNotifications: 3 });
  expect(bob.applied).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('3');
});

it('tells pages whose bar sleeps by an event of the storage, where nothing stays behind', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const tab = openTab({ host: '/forum' });
  tab.tell({ UnreadNotifications: 3 });
  await pass(60_000);
  const told = set.mock.calls.filter(([key]) => key === 'inlay.counts/forum|news');
  set.mockRestore();
  expect(told.map(([, value]) => JSON.parse(value) as unknown)).toEqual([
    { userID: 5, counts: { UnreadNotifications: 3 }, isRead: false },
    { userID: 5, counts: { Bookmarks: 2 }, isRead: true },
  ]);
  expect(Object.keys(localStorage)).toEqual(['inlay.counts/forum']);
});

it('begins with what the page has heard while the bar slept, if it is the reader’s', () => {
  const heard = (userID: number) => (event: Event) =>
    (event as CustomEvent<(news: unknown) => void>).detail({
      ...{ userID, isRead: true },
      counts: { Bookmarks: 7, Odd: 'x' },
    });
  for (const userID of [5, 6]) {
    document.addEventListener('inlay:counts', heard(userID), { once: true });
    const tab = openTab();
    expect(tab.applied).toEqual(userID === 5 ? [{ Bookmarks: 7 }] : []);
  }
});

it('takes nothing but counts from other tabs', () => {
  const tab = openTab();
  const stranger = new FakeChannel('inlay.counts');
  for (const data of [
    null,
    'x',
    { userID: 5 },
    { userID: 5, counts: { a: 'x', b: -1, c: 1.5, __proto__: 1 } },
  ])
    stranger.postMessage(data);
  expect(tab.applied).toEqual([{}]);
});

it('rests while the tab is hidden, and asks once afterwards', async () => {
  const tab = openTab();
  show(false);
  await pass(8 * 3_600_000);
  tab.check();
  expect(tab.read).not.toHaveBeenCalled();
  show(true);
  show(true);
  await pass(0);
  expect(tab.read).toHaveBeenCalledTimes(1);
});

it('lets a minute pass after a failure, and keeps what is shown', async () => {
  const tab = openTab({ answer: null });
  await pass(60_000);
  expect(tab.applied).toEqual([]);
  tab.check();
  expect(tab.read).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(tab.read).toHaveBeenCalledTimes(2);
});

it('works without storage, and with a clock that was set back', async () => {
  localStorage.setItem('inlay.counts', String(Date.now() + 3_600_000));
  const early = openTab();
  await pass(60_000);
  expect(early.read).toHaveBeenCalledTimes(1);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = openTab();
  tab.check();
  tab.check();
  expect(tab.read).toHaveBeenCalledTimes(1);
});

it('stops', async () => {
  const tab = openTab();
  tab.stop();
  await pass(120_000);
  show(true);
  expect(tab.read).not.toHaveBeenCalled();
});

describe('counts in the store', () => {
  const user = { ...guest, userID: 5, countUnreadNotifications: 4, countUnreadConversations: 1 };
  const answer = {
    counts: [
      { name: 'Bookmarks', count: 12 },
      { name: 'UnreadNotifications', count: 3 },
      { name: 7, count: 1 },
      { name: 'Odd', count: -1 },
      null,
    ],
  };
  const setUp = (result = done(answer)) => {
    const store = createStore({
      ...testClient(() => result),
      config: { preload: [], meta: { context: { debug: false } } },
    });
    store.injectSlices([countsSlice]);
    return store;
  };

  test('what the user record says holds until they are read; absent ones are 0 from then on', async () => {
    jest.useRealTimers();
    const store = setUp();
    expect(selectCount(store.getState(), 'UnreadNotifications', user)).toBe(4);
    expect(selectCount(store.getState(), 'Bookmarks', user)).toBe(0);
    const counts = await store.dispatch(readCounts());
    expect(counts).toEqual({ Bookmarks: 12, UnreadNotifications: 3 });
    store.dispatch(storeCounts({ Drafts: 3 }));
    store.dispatch(storeAllCounts(counts!));
    expect(selectCount(store.getState(), 'UnreadNotifications', user)).toBe(3);
    expect(selectCount(store.getState(), 'Conversations', user)).toBe(0);
    expect(selectCount(store.getState(), 'Drafts', user)).toBe(0);
    expect(selectCount(store.getState(), 'Bookmarks', user)).toBe(12);
    store.dispatch(storeCounts({ UnreadNotifications: 0 }));
    expect(selectCount(store.getState(), 'Bookmarks', user)).toBe(12);
  });

  test.each([[null], [[]], [{}], [{ counts: 'none' }]])(
    '%j is no answer, and leaves what is shown',
    async (data) => {
      jest.useRealTimers();
      expect(await setUp(done(data)).dispatch(readCounts())).toBeNull();
    },
  );

  test('a failure is no count, and somebody else has their own', async () => {
    jest.useRealTimers();
    const store = setUp(refused(500));
    expect(await store.dispatch(readCounts())).toBeNull();
    store.dispatch(storeCounts({ Bookmarks: 9 }));
    store.dispatch(sessionChanged({ from: 5, to: 6 }));
    expect(selectCount(store.getState(), 'Bookmarks', user)).toBe(0);
  });
});
