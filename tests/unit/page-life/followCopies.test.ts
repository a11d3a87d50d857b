import { followCopies } from '../../../src/page-life/followCopies';
import { hasReturned, wasCopied } from '../../../src/session/wasCopied';

const windowThat = (entry: object) =>
  Object.assign(new EventTarget(), {
    performance: { getEntriesByType: () => [entry] },
  }) as unknown as Window;
const show = (window: Window, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that the server has just sent starts nothing', () => {
  const window = windowThat({ type: 'navigate', transferSize: 300 });
  const start = jest.fn();
  followCopies(window, start);
  show(window, false);
  expect(start).not.toHaveBeenCalled();
  expect(wasCopied(window)).toBe(false);
});

test('a copy of its HTML starts the runtime', () => {
  const start = jest.fn();
  followCopies(windowThat({ type: 'back_forward', transferSize: 0 }), start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('so does a page out of the browser’s cache, which the runtime then takes for a copy', () => {
  const window = windowThat({ type: 'navigate', transferSize: 300 });
  const start = jest.fn(() => expect(hasReturned(window)).toBe(true));
  followCopies(window, start);
  show(window, true);
  expect(start).toHaveBeenCalledTimes(1);
  expect(wasCopied(window)).toBe(true);
  expect(wasCopied(window, 'back_forward')).toBe(false);
});
