import fc from 'fast-check';
import { createHeight } from '../../../src/embed/host/createHeight';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** One frame of the screen, as the fake clock has it. */
const frame = () => jest.advanceTimersByTime(16);

function box(limits = { min: 150, max: 5000 }) {
  const applied: { height: number; clamped: boolean }[] = [];
  const onRunaway = jest.fn();
  const size = createHeight({
    window,
    limits: () => limits,
    apply: (height, clamped) => applied.push({ height, clamped }),
    onRunaway,
  });
  return { applied, onRunaway, size };
}

it('is never lower or higher than it may be, and whole, whatever comes', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 30 }), (heights) => {
      const { applied, size } = box();
      for (const height of heights) {
        size.set(height);
        frame();
      }
      for (const { height } of applied)
        expect(Number.isInteger(height) && height >= 150 && height <= 5000).toBe(true);
    }),
  );
});

it('changes once for each frame of the screen, to what came last', () => {
  const { applied, size } = box();
  for (let height = 200; height < 1200; height++) size.set(height);
  frame();
  expect(applied).toEqual([{ height: 1199, clamped: false }]);
});

it('lets a page that is taller than it may be scroll, and one that shrinks be whole again', () => {
  const { applied, size } = box();
  size.set(9000);
  frame();
  size.set(900);
  frame();
  expect(applied).toEqual([
    { height: 5000, clamped: true },
    { height: 900, clamped: false },
  ]);
});

it.each([
  ['a quick device', 16],
  ['a slow one, with half a second from frame to frame', 500],
])('stops a page that grows because its frame does, and says so once: %s', (_, frameTime) => {
  const { applied, onRunaway, size } = box({ min: 150, max: 200_000 });
  for (let round = 0; round < 500; round++) {
    // A page of `100vh + 1px`.
    size.set((applied.at(-1)?.height ?? 600) + 1);
    jest.advanceTimersByTime(frameTime);
  }
  expect(applied.length).toBeLessThan(100);
  expect(applied.at(-1)!.clamped).toBe(true);
  expect(onRunaway).toHaveBeenCalledTimes(1);
});

it('takes no page that grows with what its reader opens for one that runs away', () => {
  const { applied, onRunaway, size } = box({ min: 150, max: 200_000 });
  for (let round = 0; round < 200; round++) {
    size.set(600 + round * 50);
    frame();
    // Whoever opens one thing after the other looks at each of them.
    jest.advanceTimersByTime(2000);
  }
  expect(applied).toHaveLength(200);
  expect(onRunaway).not.toHaveBeenCalled();
});

it('does nothing after its end', () => {
  const { applied, size } = box();
  size.set(700);
  size.stop();
  frame();
  expect(applied).toEqual([]);
});
