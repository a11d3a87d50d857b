import { waitFor } from '@testing-library/react';
import { watchConnection } from '../../../src/page-life/watchConnection';
import { testUi } from '../../support/testUi';

let online = true;
beforeAll(() => Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => online }));
afterAll(() => void Reflect.deleteProperty(window.navigator, 'onLine'));

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
  online = true;
});

function page(toasts = () => import('../../../src/ui/toasts/createToasts')) {
  const { ui } = testUi();
  const stop = watchConnection(ui, toasts);
  ended.push(() => {
    stop();
    ui.dispose();
  });
}
function turn(on: boolean): void {
  online = on;
  window.dispatchEvent(new Event(on ? 'online' : 'offline'));
}
const said = () =>
  [...document.querySelectorAll('.inl-toast:not([hidden])')].map(({ textContent }) => textContent);

it('says that the network has gone for as long as it is gone, and that it is back', async () => {
  page();
  turn(false);
  await waitFor(() => expect(said().join()).toContain('You are offline.'));
  turn(true);
  await waitFor(() => expect(said().join()).toContain('You are online again.'));
});

it('says it once, however often the network comes and goes', async () => {
  page();
  for (const on of [false, false, true, false, true, false]) turn(on);
  await waitFor(() => expect(said().join()).toContain('You are offline.'));
  await waitFor(() => expect(said()).toHaveLength(1));
});

it('knows a page that came without network, and says nothing on one that has it', async () => {
  page();
  await new Promise((resolve) => setTimeout(resolve));
  expect(said()).toEqual([]);
  online = false;
  page();
  await waitFor(() => expect(said().join()).toContain('You are offline.'));
});

it('says that the network is back though it had gone before the code of the toasts was here', async () => {
  page(() => {
    if (!online) return Promise.reject(new TypeError('Failed to fetch'));
    return import('../../../src/ui/toasts/createToasts');
  });
  turn(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(said()).toEqual([]);
  turn(true);
  await waitFor(() => expect(said().join()).toContain('You are online again.'));
});
