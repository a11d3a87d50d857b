import type { DraftTarget } from '../../../../src/resources/drafts/draft';
import { keepEarly } from '../../../../src/resources/drafts/keepEarly';
import { draftTabs, reply, rich, until } from '../../../support/draftTabs';
import { pass } from '../../../support/modelStorage';

let tabs: ReturnType<typeof draftTabs>;
let pages = 0;
let leave = new AbortController();
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2030-01-01T09:00:00.000Z') });
  tabs = draftTabs();
  leave = new AbortController();
  document.body.innerHTML = '<form><textarea></textarea></form>';
});
afterEach(async () => {
  leave.abort();
  await tabs.stop();
  jest.useRealTimers();
});

const field = () => document.querySelector('textarea')!;

/** A page whose form has no code yet. `timeOrigin`: of another page than the engine's, which is the one that comes after. */
function openPage({ timeOrigin = ++pages, age = 100, target: place = reply } = {}) {
  const listen = (at: EventTarget) => (type: string, run: EventListener, options: object) =>
    at.addEventListener(type, run, { ...options, signal: leave.signal });
  const page = {
    ...{ Element, localStorage, document },
    indexedDB: globalThis.indexedDB,
    performance: { timeOrigin, now: () => age },
    addEventListener: listen(window),
  };
  keepEarly({
    window: page as unknown as Window & typeof globalThis,
    owner: '|3',
    read: (target) =>
      target instanceof HTMLTextAreaElement || target instanceof HTMLFormElement
        ? { target: place, body: field().value, format: 'text', meta: {} }
        : null,
  });
}
async function type(text: string) {
  field().value += text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await pass(20);
}
const stored = async () => (await tabs.openTab().list()).map(({ body }) => body);

it('words that were typed before there was code for them come back on the next page', async () => {
  openPage();
  await type('Gone in a');
  await type(' moment');
  expect(localStorage.getItem('inlay.drafts')).toBe('|3');
  const draft = await tabs.open(tabs.openTab());
  expect(draft.state()).toMatchObject({ body: 'Gone in a moment', status: 'draft' });
  await pass(5100);
  expect(tabs.server.bodies()).toEqual(['Gone in a moment']);
  // And they are there once.
  draft.close();
  expect(await stored()).toEqual(['Gone in a moment']);
});

it('behind those that were there already, here and on the server', async () => {
  const before = await tabs.open(tabs.openTab());
  before.change({ body: 'First', format: 'text' });
  await pass(5100);
  before.close();
  openPage();
  await type('Second');
  const draft = await tabs.open(tabs.openTab());
  await until(() => draft.state().body !== 'First');
  expect(draft.state().body).toBe('First\n\nSecond');
  await pass(5100);
  expect(tabs.server.bodies()).toEqual(['First\n\nSecond']);
  expect(await stored()).toEqual(['First\n\nSecond']);
});

it('on the same page they are what stands in the field', async () => {
  openPage({ timeOrigin: performance.timeOrigin });
  await type('Hello');
  const draft = await tabs.open(tabs.openTab());
  expect(draft.state()).toMatchObject({ body: '', status: 'none' });
  // Somebody has put a letter right since.
  draft.change({ body: 'Hallo', format: 'text' });
  await pass(5100);
  expect(await stored()).toEqual(['Hallo']);
});

it('words that are posted or thrown away take them along', async () => {
  openPage({ timeOrigin: performance.timeOrigin });
  await type('Sent');
  const draft = await tabs.open(tabs.openTab());
  draft.change({ body: 'Sent', format: 'text' });
  await type('');
  await draft.posted();
  draft.close();
  pages += 1;
  expect(await stored()).toEqual([]);
});

it('a browser that sends the form by itself takes them to the server', async () => {
  openPage();
  await type('By hand');
  field().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(20);
  expect(await stored()).toEqual([]);
});

it('but not while it is held back for us', async () => {
  openPage();
  await type('Held');
  document.addEventListener('submit', (event) => event.preventDefault(), { signal: leave.signal });
  field().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(20);
  expect(await stored()).toEqual(['Held']);
});

it('nothing is kept for a reader who may be another by now', async () => {
  openPage({ age: 60_000 });
  await type('Whose');
  expect(await stored()).toEqual([]);
  openPage();
  window.dispatchEvent(new Event('blur'));
  await type(' are these');
  expect(await stored()).toEqual([]);
});

it('a post that goes out by itself does not get them', async () => {
  const post: DraftTarget = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 2 };
  const dated = await tabs.open(tabs.openTab(), post);
  dated.change({ body: rich('Later'), meta: { name: 'Later' } });
  expect(await dated.schedule('2030-01-01T12:00:00.000Z')).toBe(true);
  dated.close();
  openPage({ target: post });
  await type('Another');
  const next = await tabs.open(tabs.openTab(), post);
  expect(next.state()).toMatchObject({ body: 'Another', status: 'draft', draftID: null });
  expect([...tabs.server.rows.values()]).toMatchObject([
    { draftStatus: 'scheduled', attributes: { body: rich('Later') } },
  ]);
});

it('a database that cannot be had breaks nothing', async () => {
  jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new Error('forbidden');
  });
  openPage();
  await type('Nowhere');
  expect(field().value).toBe('Nowhere');
  jest.restoreAllMocks();
});
