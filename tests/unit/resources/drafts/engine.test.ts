import { IDBFactory } from 'fake-indexeddb';
import type { DraftTarget, ServerDraft } from '../../../../src/resources/drafts/draft';
import { broken, offline } from '../../../support/modelDrafts';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { modelStorage, pass } from '../../../support/modelStorage';
import { pressSignOut } from '../../../support/pressSignOut';
import { done, refused } from '../../../support/testClient';

const emptyServerDraft: ServerDraft = {
  ...{ draftID: 9, body: '', format: 'rich2', meta: {}, draftStatus: 'draft', dateScheduled: null },
  lastSaved: '2026-01-01T00:00:00.000Z',
};

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

it('a field of an edited post that is changed before its draft is known costs none of the draft’s text', async () => {
  const { openTab, open } = tabs;
  const target: DraftTarget = { recordType: 'discussion', recordID: 9 };
  const before = await open(openTab(), target);
  before.change({ body: rich('Half a chapter'), meta: { name: 'Old' } });
  await before.flush();
  const draft = openTab().open(target);
  draft.change({ meta: { name: 'New' } });
  await until(() => draft.state().status !== 'loading');
  expect(draft.state()).toMatchObject({ body: rich('Half a chapter'), meta: { name: 'New' } });
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

it('words that are typed before stored ones are known do not push them out: who leaves is asked', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Stored') });
  await draft.flush();
  const early = openTab().open(reply);
  early.change({ body: rich('Early') });
  expect(leave()).toBe(true);
  await until(() => early.state().status !== 'loading');
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

it('somebody else signed in elsewhere: nothing is sent as them, and nothing stays in view', async () => {
  const { server, session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  window.dispatchEvent(new Event('blur'));
  session.userID = 4;
  await pass(5100);
  expect(server.calls()).toEqual(['GET drafts']);
  expect(draft.state()).toMatchObject({ status: 'none', body: '', ended: 'signedOut' });
  expect(await openTab().list()).toEqual([]);
  session.userID = 3;
  expect(await openTab().list()).toHaveLength(1);
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

it('who has come back to the tab is asked for at once, and nothing more is written into the words of the one before', async () => {
  const { server, session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  window.dispatchEvent(new Event('blur'));
  session.userID = 4;
  window.dispatchEvent(new Event('focus'));
  await pass(100);
  expect(draft.state()).toMatchObject({ status: 'none', body: '', ended: 'signedOut' });
  draft.change({ body: rich('Theirs') });
  await pass(10_000);
  expect(server.calls()).toEqual(['GET drafts']);
  session.userID = 3;
  expect(await openTab().list()).toMatchObject([{ body: rich('Private') }]);
});

it('words of another tab stay who wrote them’s when somebody else comes back to this one', async () => {
  const { session, openTab, open } = tabs;
  const [here, there] = [await open(openTab()), await open(openTab())];
  window.dispatchEvent(new Event('blur'));
  there.change({ body: rich('Written there') });
  // Whoever writes there is known.
  await there.flush();
  await until(() => here.state().body === rich('Written there'));
  session.userID = 4;
  window.dispatchEvent(new Event('focus'));
  await pass(100);
  expect(here.state()).toMatchObject({ body: '', ended: 'signedOut' });
  here.close();
  await pass(100);
  expect(await openTab().list()).toEqual([]);
  session.userID = 3;
  expect(await openTab().list()).toMatchObject([{ body: rich('Written there') }]);
});

it('what was let go of does not come back when somebody else comes', async () => {
  const { session, openTab, open } = tabs;
  const [here, there] = [await open(openTab()), await open(openTab())];
  here.change({ body: rich('Posted') });
  await until(() => there.state().body === rich('Posted'));
  window.dispatchEvent(new Event('blur'));
  await there.posted();
  session.userID = 4;
  window.dispatchEvent(new Event('focus'));
  await pass(100);
  here.close();
  await pass(100);
  session.userID = 3;
  expect(await openTab().list()).toEqual([]);
});

it('whoever wants to send is known first', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  const { restored } = draft.state();
  window.dispatchEvent(new Event('blur'));
  session.userID = 4;
  window.dispatchEvent(new Event('focus'));
  expect((await draft.ready()).restored).toBeGreaterThan(restored);
});

it('nothing is sent while nobody can say who has come back', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  window.dispatchEvent(new Event('blur'));
  session.isKnown = false;
  window.dispatchEvent(new Event('focus'));
  await pass(100);
  expect(await draft.ready()).toMatchObject({ refusal: { code: 'network' }, body: rich('Private') });
  session.isKnown = true;
  expect(await draft.ready()).toMatchObject({ refusal: null, body: rich('Private') });
});

it('a page out of the browser’s own cache is somebody’s only when the server says so', async () => {
  const { server, session, openTab, open } = tabs;
  const entry = { transferSize: 0 } as PerformanceNavigationTiming;
  Object.assign(performance, { getEntriesByType: () => [entry] });
  const engine = openTab();
  session.userID = 4;
  const draft = await open(engine, reply, { ...emptyServerDraft, body: rich('Printed') });
  await until(() => draft.state().ended === 'signedOut');
  expect(draft.state()).toMatchObject({ body: '', status: 'none' });
  draft.change({ body: rich('Theirs') });
  await pass(6000);
  expect(server.calls()).toEqual([]);
  Object.assign(performance, { getEntriesByType: undefined });
});

it('a post that is answered when somebody else has come takes its words from this machine', async () => {
  const { session, openTab, open } = tabs;
  const engine = openTab();
  const draft = await open(engine);
  draft.change({ body: rich('Posted') });
  await pass(100);
  session.userID = 4;
  draft.close();
  engine.stop();
  await draft.posted(null, true);
  session.userID = 3;
  expect(await openTab().list()).toEqual([]);
});

it('somebody else who signs out sends none of these words, and leaves them', async () => {
  const { server, session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  session.userID = 4;
  await pressSignOut();
  expect(server.calls()).toEqual(['GET drafts']);
  session.userID = 3;
  expect(await openTab().list()).toMatchObject([{ body: rich('Private') }]);
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

it('two tabs on one draft: the newer words win, and a posted draft is gone in both', async () => {
  const { server, openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: rich('From one') });
  await until(() => two.state().body === rich('From one'));
  expect(two.state().restored).toBe(1);
  two.change({ body: rich('From one and two') });
  await until(() => one.state().body === rich('From one and two'));
  await pass(6000);
  expect(server.bodies()).toEqual([rich('From one and two')]);
  await one.posted();
  await until(() => two.state().ended === 'posted');
  expect(two.state()).toMatchObject({ status: 'none', body: '' });
  await pass(60_000);
  expect(server.bodies()).toEqual([]);
  expect(await openTab().list()).toEqual([]);
});

it('two tabs on two drafts lose neither', async () => {
  const { openTab, open } = tabs;
  const one = await open(openTab());
  const two = await open(openTab(), { ...reply, parentRecordID: 6 });
  one.change({ body: rich('One') });
  two.change({ body: rich('Two') });
  await pass(100);
  expect((await openTab().list()).map(({ body }) => body).sort()).toEqual([rich('One'), rich('Two')]);
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

it.each([
  ['older', '2020-01-01T00:00:00.000Z', 'Here'],
  ['newer', '2099-01-01T00:00:00.000Z', 'There'],
])('a server draft that is %s than the one here', async (_, lastSaved, wins) => {
  const { server, openTab, open } = tabs;
  const first = await open(openTab());
  server.fault = offline;
  first.change({ body: rich('Here') });
  await pass(6000);
  first.close();
  server.fault = () => null;
  server.add(theirs(rich('There'), lastSaved));
  const draft = await open(openTab());
  expect(draft.state().body).toBe(rich(wins));
  await pass(6000);
  expect(server.bodies()).toEqual([rich(wins)]);
});

it('posts the words here again when the server cannot be asked', async () => {
  const { server, logged, openTab, open } = tabs;
  const first = await open(openTab());
  first.change({ body: rich('Again') });
  await first.flush();
  first.close();
  server.rows.clear();
  const draft = await open(openTab());
  expect(logged).toEqual(['Error fetching draft from server']);
  expect(draft.state().body).toBe(rich('Again'));
  await until(() => server.bodies().length === 1);
  expect(server.bodies()).toEqual([rich('Again')]);
});

it('asks nothing when the page brought the answer', async () => {
  const { server, openTab, open } = tabs;
  await open(openTab(), reply, null);
  expect(server.calls()).toEqual([]);
});

it('words that were typed before the stored ones came push nothing out', async () => {
  const { server, openTab } = tabs;
  server.add(theirs(rich('Stored'), '2026-01-01T00:00:00.000Z'));
  const draft = openTab().open(reply);
  draft.change({ body: rich('Typed') });
  await until(() => draft.state().restored === 1);
  expect(JSON.parse(draft.state().body)).toEqual([
    { type: 'p', children: [{ text: 'Stored' }] },
    { type: 'p', children: [{ text: 'Typed' }] },
  ]);
});

/** The paragraphs of a `rich2` body. */
const paragraphs = (body: string) =>
  (JSON.parse(body) as { children: { text: string }[] }[]).map(({ children }) => children[0]!.text);

it('words that were begun before the server had answered join those that it has, also when their page has gone', async () => {
  const { server, openTab, open } = tabs;
  server.add(theirs(rich('Stored'), '2026-01-01T00:00:00.000Z'));
  let answer = () => {};
  server.fault = () => new Promise((resolve) => (answer = () => resolve(offline())));
  const gone = openTab();
  const early = gone.open(reply);
  early.change({ body: rich('Typed') });
  await until(async () => server.calls().length === 1 && (await gone.list()).length === 1);
  gone.stop();
  server.fault = () => null;
  const draft = await open(openTab());
  answer();
  await until(() => draft.state().draftID !== null);
  expect(paragraphs(draft.state().body)).toEqual(['Stored', 'Typed']);
  await pass(6000);
  expect(server.bodies().map(paragraphs)).toEqual([['Stored', 'Typed']]);
});

it('words that were begun offline join those that the server turns out to have', async () => {
  const { server, openTab, open } = tabs;
  server.add(theirs(rich('Stored'), '2026-01-01T00:00:00.000Z'));
  server.fault = offline;
  const draft = await open(openTab());
  draft.change({ body: rich('Typed') });
  await pass(60_000);
  expect(draft.state()).toMatchObject({ body: rich('Typed'), restored: 0 });
  server.fault = () => null;
  window.dispatchEvent(new Event('online'));
  await pass(4900);
  // Not under the hands of somebody who types.
  expect(draft.state()).toMatchObject({ body: rich('Typed'), restored: 0 });
  await pass(200);
  expect(server.bodies().map(paragraphs)).toEqual([['Stored', 'Typed']]);
  expect(draft.state()).toMatchObject({ body: server.bodies()[0], restored: 1 });
});

it('words whose answer was lost are not joined with themselves when they are changed before it is known', async () => {
  const { server, openTab, open } = tabs;
  const gone = openTab();
  const first = await open(gone);
  server.fault = (request) => (request.method === 'POST' ? (server.answer(request), offline()) : null);
  first.change({ body: rich('Hello wrold') });
  await pass(5100);
  expect(server.bodies()).toEqual([rich('Hello wrold')]);
  gone.stop();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.fault = (request) => (request.method ? null : answered.then(() => server.answer(request)));
  const draft = openTab().open(reply);
  await until(() => draft.state().body === rich('Hello wrold'));
  draft.change({ body: rich('Hello world') });
  answer();
  await pass(6000);
  expect(draft.state().body).toBe(rich('Hello world'));
  expect(server.bodies()).toEqual([rich('Hello world')]);
});

describe('a change of a comment that somebody goes on with before it is known what is stored', () => {
  const target: DraftTarget = { recordType: 'comment', recordID: 9 };
  const own = { body: 'First line\n\nSecond line', format: 'text' };
  const lines = (...texts: string[]) =>
    JSON.stringify(texts.map((text) => ({ type: 'p', children: [{ text }] })));

  it.each([
    ['on this machine', offline],
    ['on the server', () => null],
  ])('keeps both: %s', async (_, fault) => {
    const { server, openTab, open } = tabs;
    const gone = openTab();
    const before = await open(gone, target);
    server.fault = fault;
    before.change({ body: lines('First line', 'Second line, changed yesterday') });
    await pass(5100);
    gone.stop();
    if (!server.bodies()[0]) server.fault = () => null;
    else globalThis.indexedDB = new IDBFactory();
    const draft = openTab().open(target, undefined, own);
    draft.change({ body: lines('First line', 'Second line', 'And a third') });
    await until(() => draft.state().restored > 0);
    await pass(6000);
    expect(paragraphs(draft.state().body)).toEqual([
      'First line',
      'Second line, changed yesterday',
      'And a third',
    ]);
    expect(server.bodies()).toEqual([draft.state().body]);
  });

  it('takes what the page had printed of it as it is', async () => {
    const { server, openTab } = tabs;
    const stored = lines('First line', 'Second line, changed yesterday');
    server.add({
      ...target,
      attributes: { body: stored, format: 'rich2', lastSaved: '2026-01-01T00:00:00.000Z' },
    });
    const draft = openTab().open(target, undefined, { body: stored, format: 'rich2' });
    draft.change({ body: lines('First line', 'Second line, changed today') });
    await until(() => draft.state().restored > 0);
    expect(paragraphs(draft.state().body)).toEqual(['First line', 'Second line, changed today']);
  });
});

it('a change that was begun without knowing loses to a newer one of another device', async () => {
  const { server, openTab, open } = tabs;
  const target: DraftTarget = { recordType: 'comment', recordID: 9 };
  const gone = openTab();
  server.fault = offline;
  const early = await open(gone, target);
  early.change({ body: rich('Begun here') });
  await pass(100);
  gone.stop();
  server.fault = () => null;
  const attributes = { format: 'rich2', draftMeta: {}, lastSaved: '2099-01-01T00:00:00.000Z' };
  server.add({
    recordType: 'comment',
    recordID: 9,
    attributes: { ...attributes, body: rich('Longer there') },
  });
  const draft = await open(openTab(), target);
  await until(() => draft.state().draftID !== null);
  expect(draft.state().body).toBe(rich('Longer there'));
  await pass(6000);
  expect(server.bodies()).toEqual([rich('Longer there')]);
});

it('what is typed after signing out joins what signing out has left with the server', async () => {
  const { server, session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Left') });
  await pass(100);
  await pressSignOut();
  session.userID = 0;
  server.fault = () => refused(401);
  draft.change({ body: rich('After') });
  await pass(5100);
  server.fault = () => null;
  session.userID = 3;
  window.dispatchEvent(new Event('focus'));
  await pass(5100);
  expect(server.bodies().map(paragraphs)).toEqual([['Left', 'After']]);
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

it('what is posted while the server still looks for a draft goes, and what it then has stays', async () => {
  const { server, openTab } = tabs;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.add(theirs(rich('Of another device'), '2026-01-01T00:00:00.000Z'));
  server.fault = (request) => held.then(() => server.answer(request));
  const draft = openTab().open(reply);
  draft.change({ body: rich('Posted at once') });
  await until(async () => (await openTab().list()).length === 1);
  await draft.posted(null, true);
  expect(await openTab().list()).toEqual([]);
  // What is written from now on meets the other.
  draft.change({ body: rich('The next') });
  server.fault = () => null;
  answer();
  await pass(6000);
  expect(server.bodies().map(paragraphs)).toEqual([['Of another device', 'The next']]);
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
  expect(tab.open(reply).state()).toMatchObject({ body: rich('Nowhere else'), restored: 1 });
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

it('a date that one tab gives or takes away is known in the other, which would undo it with its next save', async () => {
  const { server, openTab, open } = tabs;
  const [here, there] = [await open(openTab()), await open(openTab())];
  here.change({ body: rich('Later') });
  await here.flush();
  const date = '2030-01-01T10:00:00.000Z';
  expect(await here.schedule(date)).toBe(true);
  await until(() => there.state().status === 'scheduled');
  there.change({ body: rich('Later still') });
  await there.flush();
  expect([...server.rows.values()]).toMatchObject([{ draftStatus: 'scheduled', dateScheduled: date }]);
  expect(await there.cancelSchedule()).toBe(true);
  await until(() => here.state().status === 'draft');
  expect(here.state().dateScheduled).toBeNull();
});

it('a draft that two tabs know by different names is one: words go both ways, and it ends in both', async () => {
  const { server, openTab, open } = tabs;
  const [first, second] = [openTab(), openTab()];
  const post: DraftTarget = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 7 };
  const made = await open(first, post, null);
  made.change({ body: rich('One'), meta: { name: 'Title' } });
  await made.flush();
  const listed = await open(second, { ...post, draftID: 1 });
  expect(listed.state()).toMatchObject({ body: rich('One'), status: 'draft' });
  listed.change({ body: rich('One two') });
  // Other tabs hear of what is typed once a second.
  await pass(1000);
  await until(() => made.state().body === rich('One two'));
  made.change({ body: rich('One two three') });
  await pass(1000);
  await until(() => listed.state().body === rich('One two three'));
  await made.flush();
  expect(server.bodies()).toEqual([rich('One two three')]);
  expect(await listed.discard()).toBe(true);
  await until(() => made.state().ended === 'discarded');
  expect(made.state()).toMatchObject({ status: 'none', body: '' });
  expect(await openTab().list()).toEqual([]);
  expect(server.rows.size).toBe(0);
});

it('words move from one name to another also where the database is forbidden', async () => {
  const { logged, openTab, open } = tabs;
  const post: DraftTarget = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 7 };
  const database = Object.getOwnPropertyDescriptor(window, 'indexedDB')!;
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'indexedDB', { get: forbid, configurable: true });
  const made = await open(openTab(), post, null);
  made.change({ body: rich('One'), meta: { name: 'Title' } });
  await made.flush();
  const listed = await open(openTab(), { ...post, draftID: 1 });
  expect(listed.state()).toMatchObject({ body: rich('One'), status: 'draft' });
  await until(() => logged.includes('Error deleting draft'));
  Object.defineProperty(window, 'indexedDB', database);
  expect(await listed.discard()).toBe(true);
  await until(() => localStorage.getItem('inlay.drafts') === null);
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
  expect(leave()).toBe(true);
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
  // At once: whoever has posted is led to another page.
  expect(marked()).toBe(false);
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
