import type { DraftHandle } from '../../../../src/resources/drafts/createDraftEngine';
import { createDraftStore } from '../../../../src/resources/drafts/createDraftStore';
import { blankRow, draftKey, editingSession, type DraftTarget } from '../../../../src/resources/drafts/draft';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { broken, offline } from '../../../support/modelDrafts';
import { modelStorage, pass } from '../../../support/modelStorage';

// Every session writes its own copy and no other's; the user chooses.

const theirs = (body: string, lastSaved: string, target: DraftTarget = reply) => ({
  ...target,
  attributes: { body, format: 'rich2', lastSaved, draftMeta: {} },
});
const older = '2020-01-01T00:00:00.000Z';
const newer = '2099-01-01T00:00:00.000Z';
const versionsOf = (draft: DraftHandle) => draft.state().versions.map(({ lines }) => lines.join());

/** Text that only this device has, of a page that has gone. */
async function leaveHere(text: string): Promise<void> {
  const { server, openTab, open } = tabs;
  server.fault = offline;
  const tab = openTab();
  const draft = await open(tab);
  draft.change({ body: rich(text) });
  await pass(100);
  tab.stop();
  await pass(100);
  server.fault = () => null;
}

it('the newest text shows, and goes on as this session’s own copy', async () => {
  const { server, openTab, open } = tabs;
  await leaveHere('Begun');
  const tab = openTab();
  const draft = await open(tab);
  expect(draft.state()).toMatchObject({ body: rich('Begun'), status: 'draft', versions: [] });
  draft.change({ body: rich('Begun, and gone on') });
  await pass(6000);
  expect((await tab.list()).map(({ body }) => body)).toEqual([rich('Begun, and gone on')]);
  expect(server.bodies()).toEqual([rich('Begun, and gone on')]);
  // The copy that it went on from is no version of it.
  expect((await open(openTab())).state().versions).toEqual([]);
});

it.each([
  ['older', older, 'Here', ['There']],
  ['newer', newer, 'There', ['Here']],
])(
  'a server draft that is %s than the text here is the other version',
  async (_, lastSaved, shown, others) => {
    const { server, openTab, open } = tabs;
    await leaveHere('Here');
    server.add(theirs(rich('There'), lastSaved));
    const draft = await open(openTab());
    await until(() => draft.state().versions.length > 0);
    expect(draft.state().body).toBe(rich(shown));
    expect(versionsOf(draft)).toEqual(others);
    await pass(6000);
    // Neither is overwritten.
    expect(server.bodies()).toContain(rich('There'));
  },
);

it('text that is typed before stored text is known is a copy of its own, and overwrites nothing', async () => {
  const { server, openTab } = tabs;
  await leaveHere('Stored here');
  server.add(theirs(rich('Stored there'), older));
  const draft = openTab().open(reply);
  draft.change({ body: rich('Typed') });
  await until(() => draft.state().versions.length === 2);
  expect(draft.state()).toMatchObject({ body: rich('Typed'), restored: 0 });
  expect(versionsOf(draft)).toEqual(['Stored here', 'Stored there']);
  await pass(6000);
  expect(server.bodies()).toEqual([rich('Stored there'), rich('Typed')]);
  expect(versionsOf(draft)).toEqual(['Stored here', 'Stored there']);
});

it('text that is cut before stored text is known stays cut, and what was stored is another version', async () => {
  const { server, openTab } = tabs;
  await leaveHere('Stored here');
  server.add(theirs(rich('Stored there'), older));
  modelStorage.hold();
  const draft = openTab().open(reply);
  draft.change({ body: rich('Cut') });
  draft.change({ body: '' });
  await pass(100);
  modelStorage.release();
  await until(() => draft.state().versions.length === 2);
  expect(draft.state()).toMatchObject({ body: '', restored: 0 });
  expect(versionsOf(draft)).toEqual(['Stored here', 'Stored there']);
  await pass(6000);
  expect(draft.state().body).toBe('');
  expect(server.bodies()).toEqual([rich('Stored there')]);
});

it('text that the same page has kept before its form was there does not come back once it is cut', async () => {
  const { openTab } = tabs;
  const tab = openTab();
  const { id } = editingSession(window);
  const early = { ...blankRow('|3', draftKey(reply), id, reply), body: rich('Cut'), lastSaved: older };
  await createDraftStore(window, '|3').put(early);
  modelStorage.hold();
  const draft = tab.open(reply);
  draft.change({ body: '' });
  await pass(100);
  modelStorage.release();
  await until(() => draft.state().status !== 'loading');
  await pass(6000);
  expect(draft.state()).toMatchObject({ body: '', restored: 0, versions: [] });
});

it('text that is typed before its view shows the text of a form that was closed leaves that as a version', async () => {
  const { openTab, open } = tabs;
  const tab = openTab();
  const closed = await open(tab);
  closed.change({ body: rich('Closed') });
  closed.close();
  const draft = tab.open(reply);
  draft.change({ body: rich('Typed at once') }, 0);
  await pass(6000);
  expect(draft.state().body).toBe(rich('Typed at once'));
  expect(versionsOf(draft)).toEqual(['Closed']);
});

it('a version that is used takes the place of the text, which becomes the other version', async () => {
  const { server, openTab, open } = tabs;
  server.add(theirs(rich('There'), older));
  const draft = openTab().open(reply);
  draft.change({ body: rich('Here') });
  await until(() => draft.state().versions.length === 1);
  draft.pickVersion(draft.state().versions[0]!);
  expect(draft.state()).toMatchObject({ body: rich('There'), restored: 1 });
  expect(versionsOf(draft)).toEqual(['Here']);
  draft.change({ body: rich('There, and gone on') });
  await pass(6000);
  expect(server.bodies()).toEqual([rich('There, and gone on')]);
  const next = await open(openTab());
  expect(next.state().body).toBe(rich('There, and gone on'));
  await until(() => next.state().versions.length === 1);
  expect(versionsOf(next)).toEqual(['Here']);
});

it('a version that is deleted goes here and on the server; when the server cannot be told, it stays', async () => {
  const { server, logged, openTab } = tabs;
  server.add(theirs(rich('There'), older));
  const draft = openTab().open(reply);
  draft.change({ body: rich('Here') });
  await until(() => draft.state().versions.length === 1);
  server.fault = broken;
  expect(await draft.deleteVersion(draft.state().versions[0]!)).toBe(false);
  expect(versionsOf(draft)).toEqual(['There']);
  expect(logged).toEqual(['Error deleting draft']);
  server.fault = () => null;
  expect(await draft.deleteVersion(draft.state().versions[0]!)).toBe(true);
  expect(versionsOf(draft)).toEqual([]);
  await pass(6000);
  expect(server.bodies()).toEqual([rich('Here')]);
});

it('what another device has saved since is another version, and is not overwritten', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('One') });
  await draft.flush();
  server.rows.set(1, { ...server.rows.get(1)!, ...theirs(rich('One, elsewhere'), newer) });
  await pass(60_000);
  draft.change({ body: rich('One, here') });
  await pass(6000);
  expect(server.bodies()).toEqual([rich('One, elsewhere'), rich('One, here')]);
  expect(draft.state()).toMatchObject({ body: rich('One, here'), draftID: 2, saved: 'both' });
  expect(versionsOf(draft)).toEqual(['One, elsewhere']);
});

it('a save names what it knows, so that the server can refuse to overwrite what is newer', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('One') });
  await draft.flush();
  const known = draft.state().lastSaved;
  // Another device saves a moment before this one.
  server.fault = ({ method }) => {
    if (method !== 'PATCH') return null;
    server.fault = () => null;
    server.rows.set(1, { ...server.rows.get(1)!, ...theirs(rich('One, elsewhere'), newer) });
    return { ...broken(), error: { ...(broken() as { error: object }).error, status: 409 } } as never;
  };
  draft.change({ body: rich('One, here') });
  await draft.flush();
  const patch = server.requests.find(({ method }) => method === 'PATCH');
  expect(patch?.body).toMatchObject({ attributes: { knownSaved: known } });
  expect(server.bodies()).toEqual([rich('One, elsewhere'), rich('One, here')]);
  expect(versionsOf(draft)).toEqual(['One, elsewhere']);
});

it('copies that the server holds word for word are swept, and so are those older than 30 days', async () => {
  const { server, openTab, open } = tabs;
  await leaveHere('Old');
  await pass(31 * 24 * 3_600_000);
  await leaveHere('Held');
  server.add(theirs(rich('Held'), newer));
  const tab = openTab();
  const draft = await open(tab);
  await pass(100);
  expect(draft.state()).toMatchObject({ body: rich('Held'), versions: [] });
  expect((await tab.list()).map(({ body }) => body)).toEqual([rich('Held')]);
  await draft.discard();
  expect((await open(openTab())).state()).toMatchObject({ status: 'none', versions: [] });
});

it('without locks two tabs go on, each with its own text, and the next open offers both', async () => {
  const { openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: rich('From one') });
  two.change({ body: rich('From two') });
  await pass(1000);
  expect([one.state().body, two.state().body]).toEqual([rich('From one'), rich('From two')]);
  one.close();
  two.close();
  await pass(1000);
  const next = await open(openTab());
  await until(() => next.state().versions.length === 1);
  const other = next.state().versions[0]!.body;
  expect([next.state().body, other].sort()).toEqual([rich('From one'), rich('From two')]);
});

it('a draft that pages know by its target and by its number is one', async () => {
  const { server, openTab, open } = tabs;
  const post: DraftTarget = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 7 };
  const made = await open(openTab(), post, null);
  made.change({ body: rich('One'), meta: { name: 'Title' } });
  await made.flush();
  made.close();
  await pass(100);
  const listed = await open(openTab(), { ...post, draftID: 1 });
  expect(listed.state()).toMatchObject({ body: rich('One'), status: 'draft', versions: [] });
  listed.change({ body: rich('One two') });
  await listed.flush();
  expect(server.bodies()).toEqual([rich('One two')]);
  expect(await listed.discard()).toBe(true);
  expect([(await openTab().list()).length, server.rows.size]).toEqual([0, 0]);
});

it('what is posted takes its own text along, and no version', async () => {
  const { server, openTab, open } = tabs;
  server.add(theirs(rich('There'), older));
  const draft = openTab().open(reply);
  draft.change({ body: rich('Posted') });
  await until(() => draft.state().versions.length === 1);
  await draft.posted(null, true, { body: rich('Posted'), format: 'rich2', meta: {} });
  await pass(6000);
  expect(server.bodies()).toEqual([rich('There')]);
  expect((await open(openTab())).state().body).toBe(rich('There'));
});

it('of two texts one is chosen and the other one deleted, here and on the server, for good', async () => {
  const { server, openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: rich('Text 1') });
  await pass(300);
  two.change({ body: rich('Text 2') });
  await pass(300);
  one.close();
  two.close();
  await pass(1000);
  const next = await open(openTab());
  await until(() => next.state().versions.length === 1);
  next.pickVersion(next.state().versions[0]!);
  expect(next.state().body).toBe(rich('Text 1'));
  expect(versionsOf(next)).toEqual(['Text 2']);
  expect(await next.deleteVersion(next.state().versions[0]!)).toBe(true);
  expect(versionsOf(next)).toEqual([]);
  await pass(6000);
  expect(versionsOf(next)).toEqual([]);
  expect(server.bodies()).toEqual([rich('Text 1')]);
});
