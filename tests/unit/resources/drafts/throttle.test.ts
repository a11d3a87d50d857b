import { throttle } from '../../../../src/resources/drafts/throttle';

const run = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
});
afterEach(() => jest.useRealTimers());

it('runs at once, and the last of what comes meanwhile when the pause is over', () => {
  const throttled = throttle(run, 1000);
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  for (let key = 0; key < 9; key += 1) {
    jest.advanceTimersByTime(100);
    throttled();
  }
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs every pause while somebody goes on, and at once again after one without a call', () => {
  const throttled = throttle(run, 1000);
  for (let key = 0; key < 30; key += 1) {
    throttled();
    jest.advanceTimersByTime(100);
  }
  expect(run).toHaveBeenCalledTimes(4);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(4);
  throttled();
  expect(run).toHaveBeenCalledTimes(5);
});

it('runs now what is due, and nothing that is not', () => {
  const throttled = throttle(run, 1000);
  throttled.flush();
  expect(run).not.toHaveBeenCalled();
  throttled();
  throttled();
  throttled.flush();
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('drops what is due, and begins anew', () => {
  const throttled = throttle(run, 1000);
  throttled();
  throttled();
  throttled.cancel();
  jest.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
  throttled();
  throttled.cancel();
  throttled();
  expect(run).toHaveBeenCalledTimes(3);
});
