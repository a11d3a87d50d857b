import { configureStore } from '@reduxjs/toolkit';
import type { PreloadedAnswer } from '../../../src/contract/pageConfig';
import { api } from '../../../src/store/api';
import { createKeyedSlice } from '../../../src/store/createKeyedSlice';
import { createStore } from '../../../src/store/createStore';
import { done, refused, testClient } from '../../support/testClient';

interface Flag {
  on: boolean;
  note?: string;
}
const flags = createKeyedSlice<Flag>('flags');
const { seeded, stored, changed, removed } = flags.actions;
const things = api.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<unknown, { id: number; expand?: string }>({
      query: ({ id, ...query }) => ({ path: `things/${id}`, query }),
    }),
    changeThing: build.mutation<unknown, number>({
      query: (id) => ({ method: 'PATCH', path: `things/${id}` }),
    }),
  }),
});
const { thing, changeThing } = things.endpoints;

let time = 0;
function setUp({
  preload = [],
  answer = () => done('fresh'),
}: { preload?: PreloadedAnswer[]; answer?: () => ReturnType<typeof done> } = {}) {
  const server = testClient(answer);
  const config = { preload, meta: { context: { debug: false } } };
  return { ...server, store: createStore({ client: server.client, config, now: () => time }) };
}

describe('slices', () => {
  it('join one store and never show up in the next', () => {
    const { store } = setUp();
    store.injectSlices([flags]);
    store.dispatch(seeded({ a: { on: true } }));
    expect(flags.select(store.getState(), 'a')).toEqual({ on: true });
    const next = setUp().store;
    expect(Object.keys(next.getState())).toEqual(['api']);
    next.injectSlices([flags]);
    expect(next.getState().flags).toEqual({});
  });

  it('keep their records when they are injected again', () => {
    const { store } = setUp();
    store.injectSlices([flags]);
    store.dispatch(seeded({ a: { on: true } }));
    store.injectSlices([flags]);
    expect(flags.select(store.getState(), 'a')).toEqual({ on: true });
  });
});

describe('keyed records', () => {
  const records = () => {
    const store = configureStore({ reducer: { flags: flags.reducer } });
    store.dispatch(seeded({ a: { on: true }, b: { on: false } }));
    return store;
  };

  it('are seeded once: what is there wins', () => {
    const store = records();
    const before = store.getState().flags;
    store.dispatch(seeded({ a: { on: false } }));
    expect(store.getState().flags).toBe(before);
    store.dispatch(seeded({ a: { on: false }, c: { on: true } }));
    expect(store.getState().flags).toEqual({ a: { on: true }, b: { on: false }, c: { on: true } });
  });

  it('change many at once and leave the others alone', () => {
    const store = records();
    const before = store.getState().flags;
    store.dispatch(changed({ a: { note: 'x' }, missing: { on: true } }));
    const after = store.getState().flags;
    expect(after).toEqual({ a: { on: true, note: 'x' }, b: { on: false } });
    expect(after.b).toBe(before.b);
  });

  it('do not mistake prototype names for keys', () => {
    const store = records();
    store.dispatch(changed({ toString: { on: true } }));
    expect(store.getState().flags).toEqual({ a: { on: true }, b: { on: false } });
    expect(flags.select({}, 'a')).toBeUndefined();
  });

  it('are stored whole and removed', () => {
    const store = records();
    store.dispatch(stored({ a: { on: false }, d: { on: true } }));
    store.dispatch(removed(['b', 'missing']));
    expect(store.getState().flags).toEqual({ a: { on: false }, d: { on: true } });
  });
});

it('tells which records changed, but not what a page brought', () => {
  const { store } = setUp();
  store.injectSlices([flags]);
  const seen: string[] = [];
  const stop = store.watchRecords((slice, key) => seen.push(`${slice}/${key}`));
  store.dispatch(seeded({ a: { on: true }, b: { on: true }, c: { on: true } }));
  expect(seen).toEqual([]);
  store.dispatch(changed({ a: { on: false }, b: { on: true } }));
  store.dispatch(stored({ d: { on: true } }));
  store.dispatch(removed(['c']));
  expect(seen).toEqual(['flags/a', 'flags/d', 'flags/c']);
  stop();
  store.dispatch(changed({ a: { on: true } }));
  expect(seen).toHaveLength(3);
});

describe('answers that came with the page', () => {
  const preload: PreloadedAnswer[] = [
    { method: 'GET', path: '/things/1', query: { expand: 'all', page: 1 }, data: 'preloaded' },
    { method: 'GET', path: 'things/2', query: {}, data: 'second' },
  ];
  const ask = (store: ReturnType<typeof setUp>['store'], arg: object, forceRefetch = false) =>
    store.dispatch(thing.initiate({ id: 1, ...arg }, { forceRefetch }));

  it('cost no call, whatever the order of the query, and are given once', async () => {
    const { store, calls } = setUp({ preload });
    expect((await ask(store, { page: '1', expand: 'all' })).data).toBe('preloaded');
    expect(calls()).toEqual([]);
    expect((await ask(store, { page: '1', expand: 'all' }, true)).data).toBe('fresh');
    expect(calls()).toEqual(['GET things/1']);
  });

  it('do not answer another question', async () => {
    const { store, calls } = setUp({ preload });
    expect((await ask(store, {})).data).toBe('fresh');
    expect(calls()).toHaveLength(1);
  });

  it('are too old after five minutes', async () => {
    const { store } = setUp({ preload });
    time += 301_000;
    expect((await ask(store, { page: 1, expand: 'all' })).data).toBe('fresh');
  });

  it('are forgotten once their resource was changed', async () => {
    const { store } = setUp({ preload });
    await store.dispatch(changeThing.initiate(1));
    expect((await ask(store, { id: 2 })).data).toBe('fresh');
  });
});

describe('queries', () => {
  it('hand errors out as plain data and try nothing twice', async () => {
    const { store, calls } = setUp({ answer: () => refused(500) as never });
    const { error } = await store.dispatch(thing.initiate({ id: 1 }));
    expect(error).toMatchObject({ code: 'server', status: 500, fields: [] });
    expect(calls()).toHaveLength(1);
  });

  it('never take what awaits approval for a record', async () => {
    const error = { ...(refused(500) as { error: object }).error, code: 'awaitingApproval', status: 202 };
    const { store } = setUp({ answer: () => ({ outcome: 'awaitingApproval', status: 202, error }) as never });
    const result = await store.dispatch(changeThing.initiate(1));
    expect(result).toEqual({ data: undefined, error: expect.objectContaining({ code: 'awaitingApproval' }) });
  });

  it('ask the client of their own store', async () => {
    const [one, two] = [setUp(), setUp()];
    await one.store.dispatch(thing.initiate({ id: 3 }));
    expect([one.calls(), two.calls()]).toEqual([['GET things/3'], []]);
  });
});
