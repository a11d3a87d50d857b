import { editingSession, type DraftTarget } from '../../../../src/resources/drafts/draft';
import { keepEarly } from '../../../../src/resources/drafts/keepEarly';
import { reply } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { pass } from '../../../support/modelStorage';

let leave = new AbortController();
let page: Window & typeof globalThis;
beforeEach(() => {
  leave = new AbortController();
  document.body.innerHTML = '<form><textarea></textarea></form>';
});
afterEach(() => leave.abort());

const field = () => document.querySelector('textarea')!;

/** A page whose form has no code yet. */
function openPage({
  age = 100,
  target = reply as DraftTarget,
  owner = '|3' as string | null,
  ask = async () => (tabs.session.isKnown ? `|${tabs.session.userID}` : null),
} = {}) {
  const listen = (at: EventTarget) => (type: string, run: EventListener, capture?: boolean) =>
    at.addEventListener(type, run, { capture, signal: leave.signal });
  page = {
    ...{ Element, localStorage },
    document: {
      addEventListener: listen(document),
      hasFocus: () => document.hasFocus(),
      querySelectorAll: () => document.querySelectorAll('textarea'),
    },
    performance: { timeOrigin: 1000, now: () => age },
    addEventListener: listen(window),
  } as unknown as Window & typeof globalThis;
  keepEarly({
    ...{ window: page, owner, ask },
    read: (place) =>
      place instanceof HTMLTextAreaElement || place instanceof HTMLFormElement
        ? { target, body: field().value, format: 'text', meta: {} }
        : null,
    clear: () => void (field().value = field().defaultValue),
  });
}
const press = (text: string) => {
  field().value += text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
async function type(text: string) {
  press(text);
  await pass(20);
}
/** What this device keeps for a user. */
const storedOf = async (userID: number) => {
  tabs.session.userID = userID;
  return (await tabs.openTab().list()).map(({ body }) => body);
};
function lookElsewhere() {
  jest.mocked(document.hasFocus).mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
}
function comeBack() {
  jest.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
}

it('what was typed before there was code for it comes back on the next page', async () => {
  openPage();
  await type('Gone in a');
  await type(' moment');
  expect(localStorage.getItem('inlay.drafts')).toBe('|3');
  const draft = await tabs.open(tabs.openTab());
  expect(draft.state()).toMatchObject({ body: 'Gone in a moment', status: 'draft', versions: [] });
  await pass(5100);
  expect(tabs.server.bodies()).toEqual(['Gone in a moment']);
});

it('so does what was there before the script that keeps it', async () => {
  field().value = 'Written at once';
  openPage();
  await pass(20);
  expect(await storedOf(3)).toEqual(['Written at once']);
});

it('the editor goes on in the copy of the same session, and the script leaves it alone', async () => {
  openPage();
  await type('Begun');
  const tab = tabs.openTab();
  // The engine of this very page.
  const { id, taken } = editingSession(page);
  Object.assign(editingSession(window), { id, taken });
  const draft = await tabs.open(tabs.openTab({}));
  draft.change({ body: 'Begun, gone on', format: 'text' });
  await pass(100);
  expect((await tab.list()).map(({ body }) => body)).toEqual(['Begun, gone on']);
});

it('other text of the same draft is another version', async () => {
  const before = await tabs.open(tabs.openTab());
  before.change({ body: 'First', format: 'text' });
  await pass(5100);
  before.close();
  openPage();
  await type('Second');
  const draft = await tabs.open(tabs.openTab());
  expect(draft.state()).toMatchObject({ body: 'Second' });
  expect(tabs.server.bodies()).toEqual(['First']);
  expect(draft.state().versions.map(({ lines }) => lines)).toEqual([['First']]);
});

it('a letter waits for one write at most, however fast they are typed', async () => {
  openPage();
  await type('Slow');
  const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
  for (const letter of ' and then much faster') press(letter);
  await pass(0);
  expect(begun.mock.calls.length).toBeLessThan(4);
  begun.mockRestore();
  await pass(20);
  expect(await storedOf(3)).toEqual(['Slow and then much faster']);
});

it('a letter that waits for its turn is written when the page goes', async () => {
  openPage();
  await type('Half');
  press(' a');
  press(' word');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  window.dispatchEvent(new Event('pagehide'));
  for (let turn = 0; turn < 20; turn++) await null;
  expect(put.mock.calls.at(-1)).toMatchObject([{ body: 'Half a word' }]);
  put.mockRestore();
});

it.each([
  ['a browser that sends the form by itself takes the text to the server', false, []],
  ['but not while the form is held back for its code', true, ['Sent']],
])('%s', async (_, isHeld, left) => {
  openPage();
  await type('Sent');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  if (isHeld) event.preventDefault();
  field().form!.dispatchEvent(event);
  await pass(20);
  expect(await storedOf(3)).toEqual(left);
});

describe('where another user may have come meanwhile', () => {
  it('it is the same, who loses nothing while the server is asked', async () => {
    openPage();
    await type('Mine');
    lookElsewhere();
    comeBack();
    await type(' still');
    expect(field().value).toBe('Mine still');
    expect(await storedOf(3)).toEqual(['Mine still']);
  });

  it('it is another, who sees nothing of the text, which stays its author’s, whole', async () => {
    openPage();
    await type('Private');
    lookElsewhere();
    tabs.session.userID = 4;
    comeBack();
    await pass(20);
    expect(field().value).toBe('');
    // An editor that still takes the page for its first user's writes over none of it.
    Object.assign(editingSession(window), { id: editingSession(page).id });
    await type('Theirs');
    expect(await storedOf(4)).toEqual(['Theirs']);
    expect(await storedOf(3)).toEqual(['Private']);
  });

  it('it is another, who began the text: it is theirs, whole', async () => {
    openPage();
    lookElsewhere();
    tabs.session.userID = 4;
    comeBack();
    await type('Theirs');
    expect(field().value).toBe('Theirs');
    expect(await storedOf(3)).toEqual([]);
    expect(await storedOf(4)).toEqual(['Theirs']);
  });

  it('the page does not say whose it is: text waits for the server’s answer', async () => {
    let answer = (_reader: string) => {};
    openPage({ owner: null, ask: () => new Promise((resolve) => (answer = resolve)) });
    await type('Whose');
    expect(await storedOf(3)).toEqual([]);
    answer('|3');
    await pass(20);
    expect(await storedOf(3)).toEqual(['Whose']);
  });

  it('the server does not say either: text stays with the user the page was made for', async () => {
    openPage({ age: 60_000 });
    tabs.session.isKnown = false;
    await type('Mine');
    expect(await storedOf(3)).toEqual(['Mine']);
  });
});

it('a database that cannot be had breaks nothing', async () => {
  const working = globalThis.indexedDB;
  Object.assign(globalThis, { indexedDB: undefined });
  openPage();
  await type('Kept elsewhere');
  globalThis.indexedDB = working;
  expect(await storedOf(3)).toEqual(['Kept elsewhere']);
});
