import { waitFor } from '@testing-library/react';
import { eventNames } from '../../../src/contract/events';
import { offerReload } from '../../../src/page-life/offerReload';
import { testUi } from '../../support/testUi';

const runtime = 'https://forum.example/inlay/assets/page.1234567.js';
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
  Reflect.deleteProperty(window, 'fetch');
});

/** A page whose server answers with this manifest, or not at all. */
function page(manifest: unknown) {
  const { ui } = testUi();
  const reload = jest.fn();
  const fetch = jest.fn((_url: URL, _options: RequestInit) =>
    manifest instanceof Error
      ? Promise.reject(manifest)
      : Promise.resolve({ json: () => Promise.resolve(manifest) }),
  );
  Object.assign(window, { fetch });
  const stop = offerReload({
    ui,
    runtime,
    reload,
    toasts: () => import('../../../src/ui/toasts/createToasts'),
  });
  ended.push(() => {
    stop();
    ui.dispose();
  });
  const fail = (phase: string) =>
    document.dispatchEvent(
      new CustomEvent(eventNames.error, { detail: { widget: 'ReactionLog', element: null, phase } }),
    );
  return { fail, fetch, reload };
}
const offer = () => document.querySelector('.inl-toast');
/** Everything that was on its way has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('offers to load the page again when the server has another runtime by now, and leaves it to the reader', async () => {
  const { fail, fetch, reload } = page({ page: { file: 'assets/page.7654321.js' } });
  fail('load');
  fail('load');
  await waitFor(() => expect(offer()?.textContent).toContain('A new version is available.'));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]![0].href).toBe('https://forum.example/inlay/manifest.json');
  expect(reload).not.toHaveBeenCalled();
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Reload',
  )!;
  button.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'the same runtime: the network it was, and the next failure asks again',
    { page: { file: 'assets/page.1234567.js' } },
  ],
  ['a server that cannot be reached', new TypeError('Failed to fetch')],
  ['a manifest of another shape', { page: 3 }],
  ['no manifest', null],
])('offers nothing: %s', async (_, manifest) => {
  const { fail, fetch } = page(manifest);
  fail('load');
  await settled();
  await settled();
  fail('load');
  await settled();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(offer()).toBeNull();
});

it('asks nothing when code was there and failed', async () => {
  const { fail, fetch } = page({ page: { file: 'assets/page.7654321.js' } });
  fail('render');
  await settled();
  expect(fetch).not.toHaveBeenCalled();
});
