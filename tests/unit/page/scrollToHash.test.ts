import { scrollToHash } from '../../../src/page/scrollToHash';

const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = '<p id="Comment_5"></p><p id="é"></p><p id="%E0%A4%A"></p>';
});
afterEach(() => {
  jest.useRealTimers();
  window.location.hash = '';
});

test.each(['#Comment_5', '#%C3%A9', '#%E0%A4%A'])('%s is jumped to again after 500 ms', (hash) => {
  window.location.hash = hash;
  scrollToHash(window);
  jest.advanceTimersByTime(499);
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a reader who has moved on is left where he is', () => {
  window.location.hash = '#Comment_5';
  scrollToHash(window);
  window.dispatchEvent(new Event('wheel'));
  jest.advanceTimersByTime(500);
  expect(scrolled).not.toHaveBeenCalled();
});
