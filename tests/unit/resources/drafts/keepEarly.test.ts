import { firstWords } from '../../../../src/resources/drafts/firstWords';
import type { DraftTarget } from '../../../../src/resources/drafts/draft';
import { doubtReader, noteReader, otherReader } from '../../../../src/resources/drafts/lastReader';
import { keepEarly } from '../../../../src/resources/drafts/keepEarly';
import { draftTabs, reply, rich, until } from '../../../support/draftTabs';
import { ModelLocks } from '../../../support/modelLocks';
import { pass } from '../../../support/modelStorage';

let tabs: ReturnType<typeof draftTabs>;
let pages = 1000;
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
function openPage({
  timeOrigin = ++pages,
  age = 100,
  target: place = reply,
  format = 'text',
  owner = '|3' as string | null,
  presumed = null as string | null,
  ask = async () => (tabs.session.isKnown ? `|${tabs.session.userID}` : null),
} = {}) {
  const listen = (at: EventTarget) => (type: string, run: EventListener, capture?: boolean) =>
    at.addEventListener(type, run, { capture, signal: leave.signal });
  const page = {
    ...{ Element, localStorage, navigator },
    document: {
      addEventListener: listen(document),
      hasFocus: () => document.hasFocus(),
      querySelectorAll: () => document.querySelectorAll('textarea'),
      createElement: (name: string) => document.createElement(name),
    },
    indexedDB: globalThis.indexedDB,
    performance: { timeOrigin, now: () => age },
    addEventListener: listen(window),
  } as unknown as Window & typeof globalThis;
  keepEarly({
    window: page,
    owner,
    presumed,
    ask,
    read: (target) =>
      target.isConnected && (target instanceof HTMLTextAreaElement || target instanceof HTMLFormElement)
        ? {
            ...{ target: place, body: field().value, format, meta: {} },
            base: field().defaultValue,
          }
        : null,
    clear(_, words) {
      field().value = field().defaultValue + words;
    },
  });
  return { own: firstWords(page).own };
}
async function type(text: string) {
  field().value += text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await pass(20);
}
const stored = async () => (await tabs.openTab().list()).map(({ body }) => body);
/** What the database has of somebody, also what this page has kept itself. */
const rowsOf = async (owner: string) => {
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('inlay.drafts', 1);
    request.onsuccess = () => resolve(request.result);
  });
  const rows = await new Promise<{ owner: string; body: string }[]>((resolve) => {
    const request = opened.transaction('drafts').objectStore('drafts').getAll();
    request.onsuccess = () => resolve(request.result as { owner: string; body: string }[]);
  });
  opened.close();
  return rows.filter((row) => row.owner === owner);
};
/** Somebody looks elsewhere; and somebody comes back. */
function lookElsewhere() {
  jest.mocked(document.hasFocus).mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
}
function comeBack() {
  jest.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
}
/** What whoever reads from now on finds here. */
const storedOf = (userID: number) => {
  tabs.session.userID = userID;
  return stored();
};

it('words of a page that still stands open are left to it, and come when it has gone', async () => {
  Object.assign(navigator, { locks: new ModelLocks() });
  openPage();
  await type('Still in its field');
  const draft = await tabs.open(tabs.openTab());
  draft.change({ body: 'Of another tab', format: 'text' });
  await pass(1100);
  expect(await stored()).toEqual(['Of another tab']);
  window.dispatchEvent(new Event('pagehide'));
  await pass(1);
  Object.assign(navigator, { locks: undefined });
  const [both] = await stored();
  expect(both).toBe('Of another tab\n\nStill in its field');
});

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

it('so do those that were there before what keeps them', async () => {
  field().value = 'Written at once';
  openPage();
  await pass(20);
  expect(await stored()).toEqual(['Written at once']);
});

it('words wait for one write at most, however fast they are typed', async () => {
  openPage();
  await type('Slow');
  const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
  for (const letter of ' and then much faster') {
    field().value += letter;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(begun).toHaveBeenCalledTimes(1);
  begun.mockRestore();
  await pass(20);
  expect(await stored()).toEqual(['Slow and then much faster']);
});

it('what waits for its turn is written when the page goes, which takes its turn along', async () => {
  openPage();
  await type('Half');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  field().value += ' a word';
  field().dispatchEvent(new Event('input', { bubbles: true }));
  expect(put).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(put.mock.calls).toMatchObject([[{ body: 'Half a word' }]]);
  put.mockRestore();
  await pass(20);
  expect(await stored()).toEqual(['Half a word']);
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

describe('in the change of a post', () => {
  const change: DraftTarget = { recordType: 'comment', recordID: 9 };

  it('they are all of it where nothing else is', async () => {
    field().defaultValue = 'As posted';
    openPage({ target: change });
    await type(', and more');
    expect(await stored()).toEqual(['As posted, and more']);
  });

  it.each(['text', 'html'])(
    'twice on pages that have gone, what is new goes behind it once (%s)',
    async (format) => {
      field().defaultValue = format === 'html' ? '<p>As posted</p>' : 'As posted';
      openPage({ target: change, format });
      await type(' and more');
      leave.abort();
      leave = new AbortController();
      field().value = field().defaultValue;
      openPage({ target: change, format });
      field().value = `First: ${field().value}`;
      await type(' < later');
      const [body] = await stored();
      expect(body!.replace(/<[^>]*>|\s+/g, ' ').trim()).toMatch(
        /^As posted +and more +First: +(<|&lt;) later$/,
      );
    },
  );

  it('what is new goes behind a draft that is there', async () => {
    const before = await tabs.open(tabs.openTab(), change);
    before.change({ body: rich('As posted, changed at length') });
    await pass(5100);
    before.close();
    field().defaultValue = 'As posted';
    openPage({ target: change });
    await type(' in');
    await type(' haste');
    const draft = await tabs.open(tabs.openTab(), change);
    await until(() => draft.state().body.includes('haste'));
    const both = [
      { type: 'p', children: [{ text: 'As posted, changed at length' }] },
      { type: 'p', children: [{ text: 'in haste' }] },
    ];
    expect(JSON.parse(draft.state().body)).toEqual(both);
    await pass(5100);
    expect(tabs.server.bodies()).toEqual([JSON.stringify(both)]);
    expect(await stored()).toEqual([JSON.stringify(both)]);
  });
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

describe('whose words they are, where somebody may have come meanwhile', () => {
  it('is the same, who loses nothing while the server is asked', async () => {
    let answer: (owner: string) => void = () => undefined;
    const ask = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    // A page that has stood open, and one that somebody has left and come back to.
    openPage({ age: 60_000, ask });
    await type('Late');
    expect(await stored()).toEqual(['Late']);
    answer('|3');
    await pass(20);
    await type(' words');
    expect(ask).toHaveBeenCalledTimes(1);
    lookElsewhere();
    await type(', and later ones');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await stored()).toEqual(['Late words, and later ones']);
  });

  it('is another, who gets what was begun', async () => {
    openPage();
    lookElsewhere();
    tabs.session.userID = 4;
    await type('Mine');
    await type(' alone');
    expect(await storedOf(4)).toEqual(['Mine alone']);
    expect(await storedOf(3)).toEqual([]);
  });

  it('is another, who gets what is new and nothing of whoever has written before, and leaves nothing there', async () => {
    openPage();
    await type('Theirs');
    lookElsewhere();
    tabs.session.userID = 4;
    await type(' and mine');
    expect(field().value).toBe('and mine');
    await type(' in one field');
    expect(await storedOf(4)).toEqual(['and mine in one field']);
    expect(await storedOf(3)).toEqual(['Theirs']);
  });

  it('is another, who is shown nothing of it though they write nothing', async () => {
    const { own } = openPage();
    await type('Theirs');
    expect([...own]).toEqual(['comment/-/discussion/5/-']);
    lookElsewhere();
    tabs.session.userID = 4;
    comeBack();
    await pass(20);
    expect(field().value).toBe('');
    expect([...own]).toEqual([]);
    expect(await storedOf(4)).toEqual([]);
    expect(await storedOf(3)).toEqual(['Theirs']);
  });

  it('is another by a page that was made for them meanwhile, before the server says so', async () => {
    openPage({ ask: () => new Promise(() => undefined) });
    await type('Theirs');
    lookElsewhere();
    noteReader(() => localStorage, '|4');
    await type(' and mine');
    expect(field().value).toBe('and mine');
    expect(await storedOf(4)).toEqual(['and mine']);
    expect(await storedOf(3)).toEqual(['Theirs']);
  });

  it('is another, whose words the draft’s own code then has: those before stay where they are', async () => {
    openPage({ timeOrigin: performance.timeOrigin });
    await type('Theirs');
    lookElsewhere();
    const draft = await tabs.open(tabs.openTab());
    tabs.session.userID = 4;
    comeBack();
    draft.change({ body: 'And mine', format: 'text' });
    await pass(1000);
    expect(draft.close()).toMatchObject({ body: 'And mine' });
    await pass(100);
    tabs.session.userID = 3;
    const rows = await rowsOf('|3');
    expect(rows.map(({ body }) => body)).toEqual(['Theirs']);
  });

  it('is the same, whose words the draft’s own code then has, once', async () => {
    openPage({ timeOrigin: performance.timeOrigin });
    lookElsewhere();
    await type('Mine');
    const draft = await tabs.open(tabs.openTab());
    comeBack();
    draft.change({ body: 'Mine, whole', format: 'text' });
    await pass(1000);
    expect((await rowsOf('|3')).map(({ body }) => body)).toEqual(['Mine, whole']);
  });

  it('is the same though a page was made for another, who has gone again', async () => {
    openPage();
    lookElsewhere();
    noteReader(() => localStorage, '|4');
    await type('Mine');
    await type(' after all');
    expect(await storedOf(3)).toEqual(['Mine after all']);
    expect(await storedOf(4)).toEqual([]);
  });

  it('is not said by the page, so that the server is asked first, and again while it does not say', async () => {
    tabs.session.isKnown = false;
    openPage({ owner: null });
    await type('Whose');
    await pass(5100);
    expect(await stored()).toEqual([]);
    tabs.session.isKnown = true;
    // Nobody types any more.
    await pass(5100);
    expect(await stored()).toEqual(['Whose']);
  });

  it('is not said by the page: until the server has, they are whose page it was last', async () => {
    let answer: (owner: string) => void = () => undefined;
    openPage({ owner: null, presumed: '|3', ask: () => new Promise((resolve) => (answer = resolve)) });
    await type('Whose');
    expect(await storedOf(3)).toEqual(['Whose']);
    answer('|4');
    await pass(20);
    expect(await storedOf(3)).toEqual([]);
    expect(await storedOf(4)).toEqual(['Whose']);
    // Who comes next is asked about that.
    expect(otherReader(() => localStorage, '|3')).toBe('|4');
  });

  it('may be anybody once somebody has gone to sign in: words wait for the server’s answer', async () => {
    let answer: (owner: string) => void = () => undefined;
    openPage({ ask: () => new Promise((resolve) => (answer = resolve)) });
    await type('Theirs');
    lookElsewhere();
    doubtReader(() => localStorage, '');
    await type(' and mine');
    expect(await storedOf(3)).toEqual(['Theirs']);
    comeBack();
    // What was answered before is about the time before.
    answer('|3');
    await pass(20);
    answer('|3');
    await pass(20);
    expect(await storedOf(3)).toEqual(['Theirs and mine']);
    expect(otherReader(() => localStorage, '|3')).toBeNull();
  });

  it('has sent the form by itself, so that an answer that comes then keeps nothing of it', async () => {
    let answer: (owner: string) => void = () => undefined;
    openPage({ age: 60_000, ask: () => new Promise((resolve) => (answer = resolve)) });
    await type('Sent');
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
    await pass(20);
    answer('|3');
    await pass(20);
    expect(await storedOf(3)).toEqual([]);
  });

  it('is not said by the server either: then they stay with whom the page was made for', async () => {
    tabs.session.isKnown = false;
    openPage({ age: 60_000 });
    await type('Offline');
    await pass(5100);
    expect(await stored()).toEqual(['Offline']);
  });

  it('has been answered about somebody who looks elsewhere again, and is asked once more', async () => {
    const answers: ((owner: string) => void)[] = [];
    openPage({ age: 60_000, ask: () => new Promise((resolve) => answers.push(resolve)) });
    await type('First');
    lookElsewhere();
    answers[0]!('|3');
    await pass(20);
    answers[1]!('|4');
    await pass(20);
    expect(await storedOf(3)).toEqual([]);
    expect(await storedOf(4)).toEqual(['First']);
  });

  it('is another, and what an editor has taken over is for its own code', async () => {
    let answer: (owner: string) => void = () => undefined;
    openPage({ ask: () => new Promise((resolve) => (answer = resolve)) });
    await type('Theirs');
    lookElsewhere();
    await type(' and mine');
    field().replaceWith(document.createElement('div'));
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    answer('|4');
    await pass(20);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('no longer matters once an editor has taken the words over', async () => {
    let answer: (owner: string) => void = () => undefined;
    openPage({ owner: null, ask: () => new Promise((resolve) => (answer = resolve)) });
    await type('Taken');
    field().replaceWith(document.createElement('div'));
    answer('|3');
    await pass(20);
    expect(await stored()).toEqual([]);
  });
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
