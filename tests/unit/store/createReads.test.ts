import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createReads } from '../../../src/store/createReads';

type Flags = Record<string, { on: boolean }>;
const flags = createSlice({
  name: 'flags',
  initialState: { a: { on: false }, b: { on: false } } as Flags,
  reducers: {
    put: (state, { payload }: PayloadAction<Flags>) => ({ ...state, ...payload }),
    removed: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
});
const { put, removed } = flags.actions;

function setUp() {
  const store = configureStore({ reducer: { flags: flags.reducer } });
  return { store, reads: createReads(store) };
}

test('a changed record is told to its own readers alone', () => {
  const { store, reads } = setUp();
  const [a, b] = [jest.fn(), jest.fn()];
  reads.record('flags', 'a').subscribe(a);
  reads.record('flags', 'b').subscribe(b);
  store.dispatch(put({ a: { on: true } }));
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0]);
  expect(reads.record('flags', 'a').get()).toEqual({ on: true });
});

test('a record that comes or goes has changed, and one of a slice that is not there is undefined', () => {
  const { store, reads } = setUp();
  const heard = jest.fn();
  const c = reads.record('flags', 'c');
  c.subscribe(heard);
  store.dispatch(put({ c: { on: true } }));
  store.dispatch(removed('c'));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(c.get()).toBeUndefined();
  expect(reads.record('nothing', 'a').get()).toBeUndefined();
  expect(reads.record('flags', 'constructor').get()).toBeUndefined();
});

test('who has left hears nothing, also when he leaves while others are told', () => {
  const { store, reads } = setUp();
  const second = jest.fn();
  const record = reads.record('flags', 'a');
  const leave = record.subscribe(() => leave());
  record.subscribe(second);
  store.dispatch(put({ a: { on: true } }));
  store.dispatch(put({ a: { on: false } }));
  expect(second).toHaveBeenCalledTimes(2);
});

test('a shared selector runs once per change, however many read it, and tells them when its value changes', () => {
  const { store, reads } = setUp();
  const select = jest.fn((state: { flags: Flags }) => state.flags['a']!.on);
  const readers = Array.from({ length: 100 }, () => jest.fn());
  const leave = readers.map((reader) => reads.shared(select).subscribe(reader));
  select.mockClear();
  store.dispatch(put({ b: { on: true } }));
  expect(select).toHaveBeenCalledTimes(1);
  expect(readers[0]).not.toHaveBeenCalled();
  store.dispatch(put({ a: { on: true } }));
  expect(readers.every((reader) => reader.mock.calls.length === 1)).toBe(true);
  leave.forEach((each) => each());
  select.mockClear();
  store.dispatch(put({ a: { on: false } }));
  expect(select).not.toHaveBeenCalled();
  expect(reads.shared(select).get()).toBe(false);
});
