import type { IDBFactory } from 'fake-indexeddb';
import { broken, offline } from '../../../support/modelDrafts';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { modelStorage, pass } from '../../../support/modelStorage';
import { pressSignOut } from '../../../support/pressSignOut';
import { done, refused } from '../../../support/testClient';

it('keeps words on this machine at once and on the server five seconds after the last change', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  expect(draft.state()).toMatchObject({ status: 'none', saved: 'none', lastSaved: null });
  draft.change({ body: rich('One') });
  await pass(100);
  expect((await openTab().list())[0]).toMatchObject({ body: rich('One'), owner: '|3' });
  await pass(4000);
  draft.change({ body: rich('One two') });
  await pass(4900);
  expect(server.calls()).toEqual(['GET drafts']);
  expect(draft.state()).toMatchObject({ status: 'draft', saved: 'local' });
  await pass(200);
  expect(server.calls()).toEqual(['GET drafts', 'POST drafts']);
  expect(server.bodies()).toEqual([rich('One two')]);
  expect(draft.state()).toMatchObject({ saved: 'both', draftID: 1, error: null });
  draft.change({ body: rich('One two three') });
  await pass(5100);
  expect(server.calls().slice(2)).toEqual(['PATCH drafts/1']);
  expect(server.bodies()).toEqual([rich('One two three')]);
});

/** Whether the page asks its reader to stay. */
const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('who leaves in the middle of a word is not asked, and finds it', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('On') });
  draft.change({ body: rich('One') });
  expect(leave()).toBe(false);
  // Nothing that was begun comes to an end any more.
  expect(await openTab().list()).toMatchObject([{ body: rich('One') }]);
});

it('who opens stored words and leaves at once is not asked', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('One') });
  await pass(100);
  const again = openTab();
  await open(again);
  expect(leave()).toBe(false);
});

it('publishes at most once a second while somebody types', async () => {
  const draft = await tabs.open(tabs.openTab());
  const told = jest.fn();
  draft.subscribe(told);
  for (let index = 1; index <= 40; index++) {
    draft.change({ body: rich('x'.repeat(index)) });
    await pass(50);
  }
  expect(told.mock.calls.length).toBeLessThanOrEqual(3);
  expect((await tabs.openTab().list())[0]).toMatchObject({ body: rich('x'.repeat(40)) });
});

it.each([
  ['offline', offline],
  ['a server that fails', broken],
])('%s: words stay here, and go when calls work again', async (_, fault) => {
  const { server, logged, openTab, open } = tabs;
  const draft = await open(openTab());
  server.fault = fault;
  draft.change({ body: rich('Kept') });
  await pass(3_600_000);
  expect(draft.state()).toMatchObject({ saved: 'local', body: rich('Kept') });
  expect(draft.state().error).not.toBeNull();
  expect(logged).toEqual(['Error autosaving draft']);
  server.fault = () => null;
  window.dispatchEvent(new Event('online'));
  await until(() => draft.state().saved === 'both');
  expect(server.bodies()).toEqual([rich('Kept')]);
});

it('a save that was on its way when the network came back, and failed after that, is tried again at once', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  server.fault = broken;
  draft.change({ body: rich('Kept') });
  await pass(5100);
  expect(draft.state().error).not.toBeNull();
  let answer = () => {};
  server.fault = () => new Promise((resolve) => (answer = () => resolve(offline())));
  const calls = server.calls().length;
  void draft.flush();
  await until(() => server.calls().length > calls);
  window.dispatchEvent(new Event('online'));
  await pass(50);
  server.fault = () => null;
  answer();
  await pass(50);
  expect(server.bodies()).toEqual([rich('Kept')]);
  expect(draft.state()).toMatchObject({ saved: 'both', error: null });
});

it.each([401, 403])(
  'a session that ended with %s: words stay, and go when the same user is back',
  async (status) => {
    const { server, session, openTab, open } = tabs;
    const draft = await open(openTab());
    server.fault = () => refused(status);
    draft.change({ body: rich('Mine') });
    session.userID = 0;
    await pass(5100);
    expect(draft.state()).toMatchObject({ saved: 'local', error: { status: 401 } });
    server.fault = () => null;
    window.dispatchEvent(new Event('focus'));
    await pass(100);
    expect(server.bodies()).toEqual([]);
    expect(draft.state().body).toBe(rich('Mine'));
    session.userID = 3;
    window.dispatchEvent(new Event('focus'));
    await until(() => draft.state().saved === 'both');
    expect(server.bodies()).toEqual([rich('Mine')]);
  },
);

it.each([
  ['what has become of the draft', rich('Mine, and more')],
  ['to take it away', ''],
])('a session that ended: the server forbids a guest to ask %s', async (_what, body) => {
  const { server, session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Mine') });
  await draft.flush();
  // Back from being offline: what the server has of it is asked for before the next save.
  if (body) window.dispatchEvent(new Event('online'));
  await pass(50);
  server.fault = () => refused(403);
  Object.assign(session, { userID: 0, pageUserID: 3 });
  draft.change({ body });
  await draft.flush();
  expect(draft.state().error).toMatchObject({ status: 401 });
});

it('who signs out and in again in another tab finds the words where they were', async () => {
  const { openTab, open } = tabs;
  const here = await open(openTab());
  here.change({ body: rich('Half') });
  openTab({ signOutUrl: '' });
  await here.flush();
  await pressSignOut();
  expect(here.state()).toMatchObject({ body: '', ended: 'signedOut' });
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  await until(() => here.state().body === rich('Half'));
  expect(here.state()).toMatchObject({ status: 'draft', ended: null });
});

it('signing out while words are on their way to the server makes no second draft of them', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.fault = (request) =>
    request.method === 'POST' ? answered.then(() => server.answer(request)) : null;
  draft.change({ body: rich('Once') });
  await pass(5100);
  expect(server.calls()).toEqual(['GET drafts', 'POST drafts']);
  const gone = pressSignOut();
  answer();
  await gone;
  expect(server.bodies()).toEqual([rich('Once')]);
  expect(await openTab().list()).toEqual([]);
});

it('signing out by a double click happens once, and waits for the words all the same', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Once') });
  await pass(100);
  expect(await pressSignOut(2)).toBe(1);
  expect(server.bodies()).toEqual([rich('Once')]);
});

it('signing out leaves on this machine only what the server would not take, for its author', async () => {
  const { server, session, openTab, open } = tabs;
  const engine = openTab();
  const [taken, refusedOne] = [await open(engine), await open(engine, { ...reply, parentRecordID: 6 })];
  taken.change({ body: rich('Taken') });
  refusedOne.change({ body: rich('Refused') });
  await pass(100);
  server.fault = ({ body }) => (JSON.stringify(body ?? '').includes('Refused') ? broken() : null);
  await pressSignOut();
  expect(server.bodies()).toEqual([rich('Taken')]);
  expect([taken.state(), refusedOne.state()]).toMatchObject([
    { body: '', ended: 'signedOut' },
    { body: '', ended: 'signedOut' },
  ]);
  session.userID = 4;
  expect(await openTab().list()).toEqual([]);
  session.userID = 3;
  expect((await openTab().list()).map(({ body }) => body)).toEqual([rich('Refused')]);
  expect(localStorage.getItem('inlay.drafts')).toBe('|3');
});

const theirs = (body: string, lastSaved: string) => ({
  ...reply,
  attributes: { body, format: 'rich2', lastSaved, draftMeta: {} },
});

it('adopts a draft that only the server has', async () => {
  const { server, openTab, open } = tabs;
  server.add(theirs(rich('Elsewhere'), '2026-01-01T00:00:00.000Z'));
  const draft = await open(openTab());
  expect(draft.state()).toMatchObject({ body: rich('Elsewhere'), draftID: 1, restored: 1 });
  await until(() => draft.state().saved === 'both');
  expect(await openTab().list()).toHaveLength(1);
});

it('asks nothing when the page brought the answer', async () => {
  const { server, openTab, open } = tabs;
  await open(openTab(), reply, null);
  expect(server.calls()).toEqual([]);
});

it('discards here and on the server; when the server cannot be told, everything stays', async () => {
  const { server, logged, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Gone soon') });
  await draft.flush();
  server.fault = broken;
  expect(await draft.discard()).toBe(false);
  expect(logged).toEqual(['Error deleting draft']);
  expect(draft.state()).toMatchObject({ body: rich('Gone soon'), error: { status: 500 } });
  server.fault = () => null;
  expect(await draft.discard()).toBe(true);
  expect(draft.state()).toMatchObject({ status: 'none', body: '', saved: 'none' });
  expect([server.rows.size, (await openTab().list()).length]).toEqual([0, 0]);
});

it('words that nothing keeps are there again when their form is closed and opened', async () => {
  const { server, openTab, open } = tabs;
  const tab = openTab();
  const draft = await open(tab);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  server.fault = broken;
  draft.change({ body: rich('Nowhere else') });
  await pass(6000);
  expect(draft.state().saved).toBe('memory');
  draft.close();
  await pass(1000);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  const again = tab.open(reply);
  await until(() => again.state().restored === 1);
  expect(again.state().body).toBe(rich('Nowhere else'));
  put.mockRestore();
  set.mockRestore();
});

describe('a draft that the server took without our hearing of it', () => {
  /** The answer to the first save gets lost. */
  async function lose() {
    const { server, openTab, open } = tabs;
    const draft = await open(openTab());
    server.fault = (request) => {
      if (request.method !== 'POST') return null;
      server.fault = () => null;
      server.answer(request);
      return offline();
    };
    draft.change({ body: rich('Taken') });
    await pass(5100);
    expect([server.rows.size, draft.state().draftID]).toEqual([1, null]);
    return draft;
  }

  it('is known by its number before its words are sent as a post', async () => {
    const draft = await lose();
    const { draftID } = await draft.ready();
    expect([...tabs.server.rows.keys()]).toEqual([draftID]);
  });

  it('goes with its last word', async () => {
    const draft = await lose();
    draft.change({ body: rich('') });
    await pass(6000);
    expect(tabs.server.rows.size).toBe(0);
    expect(await tabs.openTab().list()).toEqual([]);
  });

  it('stays where its words are of another device', async () => {
    const draft = await lose();
    tabs.server.rows.clear();
    tabs.server.add(theirs(rich('Theirs'), '2030-01-01T00:00:00.000Z'));
    draft.change({ body: rich('') });
    await pass(6000);
    expect(tabs.server.bodies()).toEqual([rich('Theirs')]);
  });

  it('goes when it is discarded', async () => {
    const draft = await lose();
    expect(await draft.discard()).toBe(true);
    expect(tabs.server.rows.size).toBe(0);
  });
});

it('a draft that was posted while it was being saved leaves nothing behind', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  let answer = () => {};
  server.fault = ({ method }) => {
    if (method !== 'POST') return null;
    const draftID = server.add(theirs(rich('Posting'), '2026-01-01T00:00:00.000Z'));
    return new Promise((resolve) => (answer = () => resolve(done(server.rows.get(draftID), 201))));
  };
  draft.change({ body: rich('Posting') });
  await pass(5100);
  await draft.posted();
  expect(server.rows.size).toBe(1);
  answer();
  await pass(10_000);
  expect(draft.state().status).toBe('none');
  expect(server.rows.size).toBe(0);
  expect(await openTab().list()).toEqual([]);
});

it('what is typed while a post is on its way is the next draft', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Posted') });
  await draft.flush();
  const { restored } = draft.state();
  const posted = draft.posted(null, true);
  await pass(0);
  draft.change({ body: rich('Posted, and more') });
  await posted;
  expect(draft.state()).toMatchObject({ restored, ended: null });
  await pass(100);
  expect((await openTab().list()).map(({ body }) => body)).toEqual([rich('Posted, and more')]);
  await pass(5100);
  expect(server.bodies()).toEqual([rich('Posted, and more')]);
});

it('taking every word out again takes the draft off the server', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Something') });
  await draft.flush();
  draft.change({ body: rich('') });
  await pass(5100);
  expect(server.rows.size).toBe(0);
  expect(await openTab().list()).toEqual([]);
});

it('schedules, saves without unscheduling, and cancels', async () => {
  const { server, logged, openTab, open } = tabs;
  const draft = await open(openTab(), {
    recordType: 'discussion',
    parentRecordType: 'category',
    parentRecordID: 7,
  });
  draft.change({ body: rich('Later'), meta: { name: 'Title' } });
  expect(await draft.schedule('2030-01-01T10:00:00.000Z')).toBe(true);
  expect(draft.state()).toMatchObject({ status: 'scheduled', dateScheduled: '2030-01-01T10:00:00.000Z' });
  draft.change({ body: rich('Later still') });
  await draft.flush();
  expect(server.rows.get(1)).toMatchObject({ draftStatus: 'scheduled' });
  await draft.schedule('2030-01-02T10:00:00.000Z');
  expect(server.calls().at(-1)).toBe('PATCH drafts/schedule/1');
  server.fault = broken;
  expect(await draft.cancelSchedule()).toBe(false);
  server.fault = () => null;
  expect(await draft.cancelSchedule()).toBe(true);
  expect(draft.state()).toMatchObject({ status: 'draft', dateScheduled: null });
  server.fault = broken;
  expect(await draft.schedule('2030-01-02T10:00:00.000Z')).toBe(false);
  expect(logged).toEqual(['Error cancelling draft schedule', 'Error scheduling draft']);
});

it('a database that never answers costs no words: they go elsewhere, and it is not asked again', async () => {
  const { logged, server, openTab, open } = tabs;
  const working = globalThis.indexedDB;
  const asked = jest.fn(() =>
    Object.assign(Object.create(IDBOpenDBRequest.prototype) as object, { addEventListener: () => undefined }),
  );
  globalThis.indexedDB = Object.assign(Object.create(working) as IDBFactory, { open: asked });
  const draft = openTab().open(reply);
  draft.change({ body: rich('Typed meanwhile') });
  expect(leave()).toBe(false);
  await pass(5100);
  // localStorage reaches the disk seconds later: the server has them before that.
  await until(() => draft.state().saved === 'both');
  expect(leave()).toBe(false);
  draft.change({ body: rich('Typed meanwhile, and later') });
  await pass(300);
  expect(leave()).toBe(false);
  expect(server.bodies()).toEqual([rich('Typed meanwhile, and later')]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(logged).toEqual(['Drafts cannot be read here']);
  globalThis.indexedDB = working;
  expect((await open(openTab())).state()).toMatchObject({ body: rich('Typed meanwhile, and later') });
});

it('where IndexedDB takes nothing the server has the words, some times a second at most', async () => {
  const { server, openTab, open } = tabs;
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = await open(openTab());
  const before = server.requests.length;
  for (let index = 1; index <= 50; index++) {
    draft.change({ body: rich('x'.repeat(index)) });
    await pass(20);
  }
  await pass(300);
  expect(server.bodies()).toEqual([rich('x'.repeat(50))]);
  expect(server.requests.length - before).toBeLessThan(12);
  full.mockRestore();
});

it('also while somebody types faster than a full disk refuses', async () => {
  const { server, openTab, open } = tabs;
  const refuse = (resolve: unknown, reject: (error: Error) => void) =>
    setTimeout(reject, 60, new Error('full'));
  const full = jest
    .spyOn(IDBObjectStore.prototype, 'put')
    .mockImplementation(() => new Promise(refuse) as unknown as IDBRequest<IDBValidKey>);
  const draft = await open(openTab());
  for (let index = 1; index <= 50; index++) {
    draft.change({ body: rich('x'.repeat(index)) });
    await pass(20);
  }
  const [known = ''] = server.bodies();
  await pass(200);
  full.mockRestore();
  expect(known.length).toBeGreaterThan(rich('x'.repeat(30)).length);
});

it('signing out takes back what a database may have taken that did not answer in time', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  modelStorage.hold();
  draft.change({ body: rich('Taken late') });
  await pass(10_000);
  expect(server.bodies()).toEqual([rich('Taken late')]);
  const signedOut = pressSignOut();
  modelStorage.release();
  await signedOut;
  expect(await openTab({ signOutUrl: '' }).list()).toEqual([]);
});

it('marks that there are drafts exactly while there are', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  const marked = () => localStorage.getItem('inlay.drafts') !== null;
  expect(marked()).toBe(false);
  draft.change({ body: rich('There') });
  await until(marked);
  await draft.discard();
  // At once: a user who has posted is led to another page.
  expect(marked()).toBe(false);
});

it('has the mark also where a look at what is left has found nothing while the first letter was written', async () => {
  const draft = await tabs.open(tabs.openTab());
  draft.change({ body: rich('Begun') });
  localStorage.removeItem('inlay.drafts');
  await pass(100);
  expect(localStorage.getItem('inlay.drafts')).toBe('|3');
});

it('keeps the mark while somebody else who uses this browser has drafts', async () => {
  const { session, openTab, open } = tabs;
  const marked = () => localStorage.getItem('inlay.drafts');
  const mine = await open(openTab());
  mine.change({ body: rich('Mine') });
  await until(() => marked() === '|3');
  session.userID = 4;
  const theirs = await open(openTab());
  theirs.change({ body: rich('Theirs') });
  await until(() => marked() === '|3\n|4');
  await theirs.discard();
  await until(() => marked() === '|3');
});

it('has the mark when it says that words are kept: the reader may leave that instant', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  let known: boolean | null = null;
  draft.subscribe(() => {
    if (draft.state().saved === 'local') known ??= localStorage.getItem('inlay.drafts') !== null;
  });
  draft.change({ body: rich('There') });
  await pass(1500);
  expect(known).toBe(true);
});
