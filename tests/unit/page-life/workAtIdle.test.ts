import type { Loader } from '../../../src/contract/loader';
import { workAtIdle } from '../../../src/page-life/workAtIdle';

const turn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** The work of an idle page that is still being read, for a reader who saves data. */
function begin(html: string) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = html;
  const startPage = jest.fn(() => Promise.resolve({ report: () => {}, addons: { keys: [] } }));
  const startEarly = jest.fn(() => Promise.resolve());
  const loader = {
    ...{ tags: new Map(), registry: { get: () => undefined }, calls: [], startPage },
    ...{ wake: () => {}, when: () => {}, wakeInView: () => {}, idle: turn },
  } as unknown as Loader;
  // A field's focus, as it was before anybody listened.
  document.querySelector('textarea')?.focus();
  const done = workAtIdle(loader, { widgets: [], addons: {} }, startEarly);
  const readToEnd = async (rest: string) => {
    document.body.insertAdjacentHTML('beforeend', rest);
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await done;
  };
  return { startPage, startEarly, readToEnd };
}

test('a fragment’s place that is read after the registry came starts the page', async () => {
  const { startPage, readToEnd } = begin('<p>A page’s beginning</p>');
  await turn();
  expect(startPage).not.toHaveBeenCalled();
  await readToEnd('<div data-inlay-fragment="CallToActionFragment"></div>');
  expect(startPage).toHaveBeenCalled();
});

test('a post that is read after the registry came hides nothing that scripts ask the document for', async () => {
  const { readToEnd } = begin('');
  // As a browser's document answers then; jsdom's does not.
  Object.defineProperty(document, 'forms', { value: null, configurable: true });
  await readToEnd('<div class="userContent"><img name="forms"></div>');
  expect(document.querySelector('img')).not.toHaveAttribute('name');
  Reflect.deleteProperty(document, 'forms');
});

test('words in a field that has focus already are kept at once', async () => {
  const { startEarly, readToEnd } = begin('<textarea></textarea>');
  expect(startEarly).toHaveBeenCalledTimes(1);
  await readToEnd('');
});
