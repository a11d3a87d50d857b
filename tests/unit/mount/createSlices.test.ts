import { createSlices, type JobResult } from '../../../src/mount/createSlices';

/** Milliseconds that a job takes, by a clock that only jobs move. */
let now = 0;
const add = createSlices({
  MessageChannel,
  performance: { now: () => now },
} as unknown as Window & typeof globalThis);

/** What ran in each slice. */
let slices: string[][] = [];
const job =
  (name: string, { takes = 1, result = 'done' }: { takes?: number; result?: JobResult } = {}) =>
  (first: boolean) => {
    if (first) slices.push([]);
    slices.at(-1)!.push(name);
    now += takes;
    return result;
  };
const turns = async () => {
  for (let index = 0; index < 20; index++) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  slices = [];
});

test('jobs run in their order, together as long as there is time', async () => {
  for (const name of ['a', 'b', 'c']) add(job(name));
  expect(slices).toEqual([]);
  await turns();
  expect(slices).toEqual([['a', 'b', 'c']]);
});

test('a slice ends by time; what comes into view together fits in one', async () => {
  for (let index = 0; index < 50; index++) add(job(`${index}`));
  await turns();
  expect(slices.map(({ length }) => length)).toEqual([42, 8]);
});

test('where jobs take long a slice leaves time for one that takes longer', async () => {
  for (let index = 0; index < 10; index++) add(job(`${index}`, { takes: 5 }));
  await turns();
  expect(slices.map(({ length }) => length)).toEqual([7, 3]);
});

test('a job that yields ends its slice', async () => {
  add(job('a', { result: 'yield' }));
  add(job('b'));
  await turns();
  expect(slices).toEqual([['a'], ['b']]);
});

test('a job that wants to be first is called again at the start of the next slice, in its place', async () => {
  const cold = job('cold', { takes: 40 });
  add(job('a', { takes: 30 }));
  add((first) => (first ? cold(first) : 'retry'));
  add(job('b'));
  await turns();
  expect(slices).toEqual([['a'], ['cold'], ['b']]);
});

test('a job that throws does not take the turn of others', async () => {
  const thrown: unknown[] = [];
  /** Browsers report what a listener throws and go on. */
  class Channel {
    port1: { onmessage?(): void } = {};
    port2 = {
      postMessage: () =>
        setTimeout(() => {
          try {
            this.port1.onmessage?.();
          } catch (error) {
            thrown.push(error);
          }
        }),
    };
  }
  const slice = createSlices({
    MessageChannel: Channel,
    performance: { now: () => now },
  } as unknown as Window & typeof globalThis);
  slice(() => {
    throw new Error('out of glue');
  });
  slice(job('a'));
  await turns();
  slice(job('b'));
  await turns();
  expect(thrown).toHaveLength(1);
  expect(slices).toEqual([['a'], ['b']]);
});
