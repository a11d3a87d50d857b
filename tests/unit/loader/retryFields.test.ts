import type { Tag } from '../../../src/contract/tag';
import { retryFields } from '../../../src/loader/retryFields';

const wake = jest.fn();
let form: Tag;
let search: Tag;

const tagOf = (id: string): Tag => ({
  element: document.getElementById(id)!,
  name: id,
  state: 'error',
  reason: 'no code',
  timings: { found: 0 },
});
const write = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('input', { bubbles: true }));
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

document.body.innerHTML = `
  <div id="form" data-react="CreateComment"><form><input><textarea></textarea></form></div>
  <div id="search" data-react="TitleBar"><form role="search"><input></form></div>`;
const tags = new Map<Element, Tag>();
retryFields({ tags, wake });

beforeEach(() => {
  jest.useFakeTimers();
  wake.mockClear();
  [form, search] = [tagOf('form'), tagOf('search')];
  for (const tag of [form, search]) tags.set(tag.element, tag);
});
afterEach(() => {
  document.querySelector('textarea')!.dispatchEvent(new Event('submit', { bubbles: true }));
  jest.useRealTimers();
});

test('what is written asks for the code again, every five seconds at most', () => {
  write('#form input');
  write('textarea');
  expect(wake.mock.calls).toEqual([[form, 'retry']]);
  jest.advanceTimersByTime(5000);
  write('textarea');
  expect(wake).toHaveBeenCalledTimes(2);
});

test('not for what failed otherwise, for what has set in, or for words that are looked for', () => {
  jest.advanceTimersByTime(60_000);
  write('#search input');
  form.reason = 'render: broken';
  write('textarea');
  form.state = 'mounted';
  write('textarea');
  expect(wake).not.toHaveBeenCalled();
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('when the network is back all code that could not be had is fetched', () => {
  form.state = 'asleep';
  window.dispatchEvent(new Event('online'));
  expect(wake.mock.calls).toEqual([[search, 'retry']]);
});

test.each(['submit', 'inlay:mounted'])('whoever leaves the words is asked, until %s', (type) => {
  expect(isAskedBeforeLeaving()).toBe(false);
  form.state = 'loading';
  write('textarea');
  expect(isAskedBeforeLeaving()).toBe(true);
  form.element.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isAskedBeforeLeaving()).toBe(false);
});
