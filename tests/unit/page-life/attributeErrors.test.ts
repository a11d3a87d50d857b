import type { Loader } from '../../../src/contract/loader';
import type { Tag } from '../../../src/contract/tag';
import { attributeErrors } from '../../../src/page-life/attributeErrors';

const registry = {
  get: (name: string) =>
    name === 'ReactionBar' ? { facts: { names: ['ReactionBar', 'Reactions'] } } : undefined,
} as unknown as Loader['registry'];
const tag = (name: string, state: Tag['state']): Tag => ({
  element: document.createElement('div'),
  name,
  state,
  timings: { found: 0 },
});

function setUp(...list: Tag[]) {
  const fail = jest.fn();
  const tags = new Map(list.map((each) => [each.element, each]));
  const stop = attributeErrors({
    window: window as Window & typeof globalThis,
    loader: { registry, tags },
    reporter: { fail },
  });
  return { fail, stop };
}

function thrown(file: string, inner = 'react.1234567'): Error {
  const error = new Error('late');
  error.stack = `Error: late\n    at a (https://f.example/inlay/assets/${inner}.js:1:2)\n    at b (${file}:1:2)`;
  return error;
}
const ours = 'https://f.example/inlay/assets/ReactionBar.a-b_123.js';
const raise = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

test("an error in a widget's handler is reported with the widget and its element", () => {
  const bar = tag('reactions', 'mounted');
  const { fail, stop } = setUp(bar, tag('ReactionBar', 'asleep'));
  const error = thrown(ours);
  raise(error);
  expect(fail.mock.calls).toEqual([[{ widget: 'ReactionBar', element: bar.element, phase: 'event', error }]]);
  stop();
  // The page's own listener: without any, the test runner takes the error for its own.
  const heard = jest.fn();
  window.addEventListener('error', heard, { once: true });
  raise(error);
  expect([heard.mock.calls.length, fail.mock.calls.length]).toEqual([1, 1]);
});

test("an error in an add-on's handler, wherever it was shown, is reported with the add-on's key", () => {
  const { fail, stop } = setUp(tag('ReactionBar', 'mounted'));
  const error = thrown(ours, 'addon-openapi-embed.a-b_123');
  raise(error);
  expect(fail.mock.calls).toEqual([[{ widget: 'openapi-embed', element: null, phase: 'event', error }]]);
  stop();
});

test.each([
  ['ReactionLog-ReactionBar', 'ReactionBar'],
  ['BadgesPage-addon-badges', 'badges'],
])('an error in a part that came later is its owner’s: %s', (chunk, widget) => {
  const { fail, stop } = setUp();
  raise(thrown(`https://f.example/inlay/assets/${chunk}.a-b_123.js`));
  expect(fail).toHaveBeenCalledWith(expect.objectContaining({ widget, phase: 'event' }));
  stop();
});

test('of several, none is named', () => {
  const { fail, stop } = setUp(tag('ReactionBar', 'mounted'), tag('ReactionBar', 'mounted'));
  raise(thrown(ours));
  expect(fail).toHaveBeenCalledWith(expect.objectContaining({ widget: 'ReactionBar', element: null }));
  stop();
});

test('a rejected promise counts too', () => {
  const { fail, stop } = setUp();
  const error = thrown(ours);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(fail).toHaveBeenCalledWith(expect.objectContaining({ phase: 'event', error }));
  stop();
});

test.each([
  ["the page's own script", thrown('https://f.example/themes/app.js')],
  ['a chunk of no widget', thrown('https://f.example/inlay/assets/axios.a-b_123.js')],
  ['a thrown text', 'late'],
  ['nothing at all', null],
])('%s is none of ours', (_, error) => {
  const { fail, stop } = setUp();
  raise(error);
  expect(fail).not.toHaveBeenCalled();
  stop();
});
