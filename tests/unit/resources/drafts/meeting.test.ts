import type { DraftTarget } from '../../../../src/resources/drafts/draft';
import type { LocalDraft } from '../../../../src/resources/drafts/localDraft';
import { answerOf, openDatabase, table } from '../../../../src/resources/drafts/openDatabase';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { offline } from '../../../support/modelDrafts';
import { pass } from '../../../support/modelStorage';

beforeEach(() => void jest.setSystemTime(Date.parse('2030-01-01T09:00:00.000Z')));

const post: DraftTarget = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 2 };
const attributes = (text: string, lastSaved: string) => ({
  attributes: { body: rich(text), format: 'rich2', lastSaved, draftMeta: { name: text } },
});

it('a view that comes again while its words are being saved goes on with them, and there is one draft', async () => {
  const { server, openTab, open } = tabs;
  const tab = openTab();
  const first = await open(tab);
  first.change({ body: rich('abc') });
  let arrive = () => {};
  server.fault = (request) =>
    request.method === 'POST'
      ? new Promise((resolve) => (arrive = () => resolve(server.answer(request))))
      : null;
  first.close();
  await pass(100);
  const second = tab.open(reply);
  expect(second.state()).toMatchObject({ body: rich('abc'), restored: 1 });
  second.change({ body: rich('abc def') });
  await pass(100);
  server.fault = () => null;
  arrive();
  await pass(200);
  expect((await tab.list())[0]).toMatchObject({ body: rich('abc def') });
  await pass(6000);
  expect(server.bodies()).toEqual([rich('abc def')]);
});

it('what goes on as a new draft is not saved over another of the same place', async () => {
  const { server, openTab, open } = tabs;
  const later = { draftStatus: 'scheduled', dateScheduled: '2030-01-02T09:00:00.000Z' };
  const place = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 2 };
  const draftID = server.add({ ...place, ...attributes('Dated', '2030-01-01T08:00:00.000Z'), ...later });
  server.add({ ...place, ...attributes('Another', '2030-01-01T08:30:00.000Z') });
  const draft = await open(openTab(), { ...post, draftID });
  draft.change({ body: rich('Dated, and more') });
  await pass(100);
  server.rows.delete(draftID);
  await pass(6000);
  expect(server.bodies().sort()).toEqual([rich('Another'), rich('Dated, and more')].sort());
});

it('words that another device has added since are joined, and not saved over', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Begun here') });
  await draft.flush();
  await pass(120_000);
  draft.change({ body: rich('Begun here.') });
  await pass(100);
  const [[draftID, row]] = [...server.rows] as [[number, object]];
  server.rows.set(draftID, {
    ...row,
    ...attributes('Two more paragraphs', '2030-01-01T09:10:00.000Z'),
    draftID,
  });
  await pass(6000);
  expect(server.bodies()).toHaveLength(1);
  for (const text of ['Begun here.', 'Two more paragraphs']) expect(server.bodies()[0]).toContain(text);
});

it('words that the server lacks stay here while it is asked what has become of their draft, whatever is typed', async () => {
  const { server, openTab, open } = tabs;
  const first = await open(openTab(), post);
  first.change({ body: rich('Kept'), meta: { name: 'Kept' } });
  await first.flush();
  server.fault = offline;
  first.change({ body: rich('Kept, and unsent') });
  first.close();
  await pass(100);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.fault = (request) => held.then(() => server.answer(request));
  // The page knows of no draft.
  const second = openTab().open(post, null);
  second.change({ body: rich('Typed at once') });
  await pass(200);
  const [row] = await openTab().list();
  for (const words of ['Kept, and unsent', 'Typed at once']) {
    expect(second.state().body).toContain(words);
    // A browser that is killed now has nothing else.
    expect(row!.body).toContain(words);
  }
  server.fault = () => null;
  answer();
  await pass(7000);
  expect(server.bodies()).toEqual([second.state().body]);
});

it('what the server would not take stays on this machine, and is not called saved there', async () => {
  const { server, openTab, open, logged } = tabs;
  const draft = await open(openTab(), post);
  draft.change({ body: rich('Only a text'), meta: { postTypeID: 'discussion' } });
  await pass(6000);
  expect(server.rows.size).toBe(0);
  expect(logged).toContain('Invalid draft meta');
  expect(draft.state().saved).toBe('local');
});

it('whoever sends is known first, however long that takes', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  let say = () => {};
  session.said = new Promise((resolve) => (say = resolve));
  window.dispatchEvent(new Event('blur'));
  session.userID = 4;
  window.dispatchEvent(new Event('focus'));
  let known: unknown = null;
  void draft.refusal().then((answer) => (known = answer));
  await pass(20_000);
  expect(known).toBeNull();
  say();
  await until(() => known !== null);
  expect(known).toMatchObject({ status: 401 });
});

describe('while it is being asked who has come back', () => {
  const keptRows = async () => {
    const database = await openDatabase(indexedDB, () => undefined);
    const rows = await answerOf<LocalDraft[]>(database.transaction(table).objectStore(table).getAll());
    database.close();
    return rows.map(({ body }) => body).sort();
  };
  /** Somebody who has looked elsewhere writes into a field of which a draft is here; the answer comes with `say`. */
  async function writeInDoubt() {
    const { session, openTab, open } = tabs;
    const first = await open(openTab());
    first.change({ body: rich('Stored') });
    await first.flush();
    first.close();
    await pass(2000);
    let say = () => {};
    session.said = new Promise((resolve) => (say = resolve));
    const tab = openTab();
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    const draft = tab.open(reply);
    draft.change({ body: rich('Typed') });
    await pass(100);
    return { draft, say };
  }

  it('what is typed is kept beside what is there, and then joined with it', async () => {
    const { draft, say } = await writeInDoubt();
    expect(await keptRows()).toEqual([rich('Stored'), rich('Typed')]);
    say();
    await until(() => draft.state().status === 'draft');
    await pass(200);
    const [only, ...others] = await keptRows();
    expect(others).toEqual([]);
    for (const text of ['Stored', 'Typed']) expect(only).toContain(text);
  });

  it('and goes from there when it is somebody else', async () => {
    const { say } = await writeInDoubt();
    tabs.session.userID = 4;
    say();
    await pass(500);
    expect(await keptRows()).toEqual([rich('Stored')]);
  });
});
