import { act } from '@testing-library/react';
import type { Loader } from '../../../src/contract/loader';
import type { Tag } from '../../../src/contract/tag';
import { createRuntime } from '../../../src/runtime';
import { firstUse } from '../../../src/page/firstUse';
import { whenAnswered } from '../../../src/page/whenAnswered';
import { settle } from '../../../src/page-life/settle';
import { startLoader, turn } from '../../support/startLoader';

jest.mock('virtual:icons', () => ({}), { virtual: true });
jest.mock('../../../src/page-life/settle', () => ({ settle: jest.fn() }));

/** Lets the widgets of pressed tags come. */
let answer: () => void;
/** How the pages below mount: not before `answer` is called. */
const slowly = (loader: Loader) => ({
  mount: (tag: Tag) =>
    (answer = () => {
      loader.setState(tag, 'mounted');
      delete tag.intents;
    }),
});
const press = () => document.querySelector('button')!.click();
const pressable =
  '<div data-react="Greeting" data-inlay-when="interaction"><button data-inlay-part="like">Like</button></div>';
const turns = async () => {
  for (let index = 0; index < 12; index++) await turn();
};
const filesOf = (imported: string[]) => imported.map((url) => /(\w+)\.1\.js/.exec(url)?.[1]);

beforeEach(() => {
  document.body.innerHTML = pressable;
});

test('without a press nothing has to wait', async () => {
  const idle = jest.fn();
  await whenAnswered({ tags: new Map(), idle });
  expect(idle).not.toHaveBeenCalled();
});

test('add-ons come once the press under way has got its widget', async () => {
  const attached: string[] = [];
  startLoader({
    mounter: slowly,
    addonCode: { qna: { files: ['qna.1'], styles: [] } },
    modules: { 'qna.1': { addon: { key: 'qna' } } },
    addons: {
      keys: ['qna'],
      attach: (addon) => {
        attached.push(typeof addon === 'string' ? addon : addon.key);
        return Promise.resolve();
      },
    },
  });
  // Its add-on is waited for.
  document.body.insertAdjacentHTML('beforeend', '<div data-react="Poll" data-inlay-when="now"></div>');
  press();
  await turns();
  expect(attached).toEqual([]);
  answer();
  await turns();
  expect(attached).toEqual(['qna']);
});

test('so does what is fetched ahead', async () => {
  document.body.innerHTML = `${pressable}<a class="js-card" href="#card">Ann</a>`;
  const { imported } = startLoader({ mounter: slowly, saveData: false });
  press();
  await turns();
  expect(filesOf(imported)).not.toContain('card');
  answer();
  await turns();
  expect(filesOf(imported)).toContain('card');
});

test('so does what comes with the first use of a page', async () => {
  const tags: Loader['tags'] = new Map();
  const tag: Tag = { element: document.body, name: 'Greeting', state: 'loading', timings: { found: 0 } };
  tags.set(tag.element, tag);
  const used = jest.fn();
  void firstUse(window as Window & typeof globalThis, { tags, idle: turn }).then(used);
  tag.intents = new Set();
  window.dispatchEvent(new Event('pointerdown'));
  await turns();
  expect(used).not.toHaveBeenCalled();
  delete tag.intents;
  await turns();
  expect(used).toHaveBeenCalledTimes(1);
});

test('so does the work of a page at rest', async () => {
  const preload = [
    { path: 'users/me', data: { userID: 0 } },
    { path: 'users/$me/permissions', query: { expand: 'junctions' }, data: { permissions: [] } },
  ];
  const config = JSON.stringify({ preload });
  document.body.innerHTML += `<script type="application/json" id="inlay-page">${config}</script>`;
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  startLoader({
    modules: {
      'page.1': { start: (loader: Loader) => createRuntime(window as Window & typeof globalThis, loader) },
    },
    importModule: (url) => (url.includes('greeting') ? late : Promise.resolve()),
  });
  press();
  await turns();
  expect(settle).not.toHaveBeenCalled();
  come();
  await act(turns);
  expect(settle).toHaveBeenCalledTimes(1);
  // What was mounted ends before the test does.
  document.body.replaceChildren();
  await act(turns);
});
