import { createClock } from '../../../src/server/createClock';

const server = Date.parse('2026-03-01T12:00:00Z');
const stamp = (time: number) => new Date(time).toUTCString();
const minute = 60_000;

function start(wrongBy: number) {
  let passed = 0;
  let own = server + wrongBy;
  const clock = createClock({ now: () => own + passed, elapsed: () => passed });
  return {
    clock,
    serverTime: () => server + passed,
    wait: (milliseconds: number) => (passed += milliseconds),
    correct: () => (own = server),
  };
}

it('knows nothing before the first answer, nor by one without a date', () => {
  const { clock } = start(0);
  expect(clock.ahead()).toBeNull();
  clock.hear(undefined, undefined);
  clock.hear('yesterday', '5');
  expect(clock.ahead()).toBeNull();
});

it.each([10, -10, 180])('tells how far the server is ahead of a clock that is %d minutes fast', (minutes) => {
  const { clock, serverTime, wait } = start(minutes * minute);
  clock.hear(stamp(serverTime()), undefined);
  wait(5 * minute);
  expect(clock.ahead()).toBe(-minutes * minute);
});

it('is not put back by an answer out of a cache, whether that says its age or not', () => {
  const { clock, serverTime, wait } = start(10 * minute);
  wait(5 * minute);
  clock.hear(stamp(serverTime() - 2 * minute), '120');
  expect(clock.ahead()).toBe(-10 * minute);
  clock.hear(stamp(serverTime() - 4 * minute), undefined);
  expect(clock.ahead()).toBe(-10 * minute);
});

it('follows a clock that is put right while the page is open', () => {
  const { clock, serverTime, correct } = start(10 * minute);
  clock.hear(stamp(serverTime()), undefined);
  correct();
  expect(clock.ahead()).toBe(0);
});
