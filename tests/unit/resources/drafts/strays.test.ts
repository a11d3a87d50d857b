import { noteReader } from '../../../../src/resources/drafts/lastReader';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { modelStorage, pass } from '../../../support/modelStorage';

// What somebody writes who has come back to a tab, before it is known that they are somebody else.

const say = (event: string) => window.dispatchEvent(new Event(event));

/** Somebody else signs in elsewhere and comes back. */
function become(userID: number): void {
  say('blur');
  tabs.session.userID = userID;
  say('focus');
}
/** Waits until this machine has just these words of a user. */
async function expectKept(userID: number, bodies: string[]): Promise<void> {
  tabs.session.userID = userID;
  const tab = tabs.openTab();
  await until(async () => {
    const found = (await tab.list()).map(({ body }) => body);
    return JSON.stringify(found) === JSON.stringify(bodies);
  });
}

it('is theirs: the one before is left nothing of it, and the view is told', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  become(4);
  draft.change({ body: rich('T') });
  draft.change({ body: rich('Theirs'), meta: { name: 'A title' } });
  const { restored } = draft.state();
  await until(() => draft.state().ended === 'signedOut');
  // The view goes on with them.
  expect(draft.state().restored).toBe(restored);
  expect(draft.close()).toEqual({ body: rich('Theirs'), format: 'rich2', meta: { name: 'A title' } });
  await expectKept(3, []);
  await pass(6000);
  expect(server.calls()).toEqual(['GET drafts']);
});

it('is theirs also when who they are is known late', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  session.isKnown = false;
  become(4);
  draft.change({ body: rich('Theirs') });
  await pass(10_000);
  session.isKnown = true;
  say('online');
  await until(() => draft.state().ended === 'signedOut');
  expect(draft.close()).toMatchObject({ body: rich('Theirs') });
  await expectKept(3, []);
});

it('is written nowhere as the one before’s where a page was made for another since', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  let answer = () => {};
  session.said = new Promise((resolve) => (answer = resolve));
  noteReader(() => localStorage, '|4');
  become(4);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  draft.change({ body: rich('Theirs') });
  await pass(3000);
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
  answer();
  await until(() => draft.state().ended === 'signedOut');
  expect(draft.close()).toMatchObject({ body: rich('Theirs') });
  await expectKept(3, []);
});

it('is theirs also when this machine’s storage takes it late', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  session.isKnown = false;
  become(4);
  modelStorage.hold();
  draft.change({ body: rich('Theirs') });
  await pass(10_000);
  session.isKnown = true;
  say('online');
  await until(() => draft.state().ended === 'signedOut');
  modelStorage.release();
  expect(draft.close()).toMatchObject({ body: rich('Theirs') });
  await expectKept(3, []);
});

it('is theirs also when they look elsewhere again before the answer', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  become(4);
  draft.change({ body: rich('Theirs') });
  become(4);
  await until(() => draft.state().ended === 'signedOut');
  expect(draft.close()).toMatchObject({ body: rich('Theirs') });
  await expectKept(3, []);
});

it('is theirs where a page was made for them, also when they look elsewhere before there is an answer', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  noteReader(() => localStorage, '|4');
  session.isKnown = false;
  become(4);
  draft.change({ body: rich('Private theirs') });
  await pass(1000);
  become(4);
  draft.change({ body: rich('Private theirs whole') });
  await pass(1000);
  session.isKnown = true;
  say('online');
  await until(() => draft.state().ended === 'signedOut');
  await expectKept(3, [rich('Private')]);
  await expectKept(4, ['theirs whole']);
});

it('is the one’s before where the answer says so, though somebody else comes next', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  become(3);
  draft.change({ body: rich('Private') });
  say('blur');
  // The question that was asked when they came is answered now.
  await Promise.resolve();
  await Promise.resolve();
  tabs.session.userID = 4;
  say('focus');
  await until(() => draft.state().ended === 'signedOut');
  expect(draft.close()).toBeNull();
  await expectKept(3, [rich('Private')]);
});

it('is told to no other tab before that', async () => {
  const { session, openTab, open } = tabs;
  const [here, there] = [await open(openTab()), await open(openTab())];
  session.isKnown = false;
  become(4);
  here.change({ body: rich('Theirs') });
  await pass(3000);
  expect(there.state().body).toBe('');
});

it('is theirs also among words of the one before: what is new goes to their draft', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private'), meta: { name: 'A title' } });
  await pass(100);
  become(4);
  draft.change({ body: rich('Private and more'), meta: { name: 'A title of theirs' } });
  await until(() => draft.state().ended === 'signedOut');
  // Nothing of it stays in the view.
  expect(draft.state().body).toBe('');
  expect(draft.close()).toBeNull();
  await expectKept(3, [rich('Private')]);
  await expectKept(4, ['and more']);
  const [theirs] = await openTab().list();
  expect(theirs!.meta).toEqual({ name: 'of theirs' });
});

it('comes into a draft of theirs that is there, and into a form that stands open on it', async () => {
  const { session, openTab, open } = tabs;
  session.userID = 4;
  const own = await open(openTab());
  own.change({ body: rich('Mine'), meta: { name: 'A title', tags: [] } });
  await pass(100);
  session.userID = 3;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  become(4);
  draft.change({ body: rich('Private and more'), meta: { name: 'of mine', tags: ['one'] } });
  await until(() => own.state().body.includes('and more'));
  expect(own.state().body).toContain('Mine');
  expect(own.state().body).not.toContain('Private');
  expect(own.state().meta).toEqual({ name: 'A title of mine', tags: ['one'] });
  await expectKept(3, [rich('Private')]);
});

it('comes into a draft of theirs that is just being opened, whose words were read before', async () => {
  const { session, openTab, open } = tabs;
  session.userID = 4;
  const older = await open(openTab());
  older.change({ body: rich('Mine') });
  await older.flush();
  older.close();
  session.userID = 3;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  let answer = () => {};
  session.said = new Promise((resolve) => (answer = resolve));
  become(4);
  draft.change({ body: rich('Private and more') });
  await pass(100);
  const answerFirst = answer;
  session.said = new Promise((resolve) => (answer = resolve));
  jest.mocked(document.hasFocus).mockReturnValue(false);
  const own = openTab().open(reply);
  await pass(100);
  answerFirst();
  await pass(300);
  answer();
  await pass(6000);
  expect(own.state().body).toContain('and more');
  expect(own.state().body).toContain('Mine');
  expect(own.state().body).not.toContain('Private');
  await expectKept(3, [rich('Private')]);
});

it('stays with the one before where it cannot be told apart', async () => {
  const { openTab, open } = tabs;
  const change = { recordType: 'comment', recordID: 7 } as const;
  const draft = await open(openTab(), change);
  draft.change({ body: rich('Private') });
  await pass(100);
  become(4);
  draft.change({ body: rich('Private and more') });
  await until(() => draft.state().ended === 'signedOut');
  await expectKept(3, [rich('Private and more')]);
});

it('comes behind what the form of a change began with', async () => {
  const { session, openTab } = tabs;
  const change = { recordType: 'comment', recordID: 7 } as const;
  const draft = openTab().open(change, null, { body: rich('A post'), format: 'rich2' });
  await draft.ready();
  draft.change({ body: rich('A post changed') });
  await pass(100);
  become(4);
  draft.change({ body: rich('A post changed and more') });
  await until(() => draft.state().ended === 'signedOut');
  await expectKept(3, [rich('A post changed')]);
  session.userID = 4;
  await until(async () => {
    const [theirs] = await openTab().list();
    return Boolean(theirs?.body.includes('A post') && theirs.body.includes('and more'));
  });
  expect((await openTab().list())[0]!.body).not.toContain('changed');
});

it('takes the last of their words along, though older ones are just being kept', async () => {
  const { openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Priv') });
  draft.change({ body: rich('Private') });
  tabs.session.userID = 4;
  draft.close();
  await expectKept(3, [rich('Private')]);
});

it('stays the one’s before where somebody has looked elsewhere again since', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  session.isKnown = false;
  become(3);
  draft.change({ body: rich('Private') });
  await pass(10);
  session.isKnown = true;
  become(4);
  await until(() => draft.state().ended === 'signedOut');
  expect(draft.close()).toBeNull();
  await expectKept(3, [rich('Private')]);
});

it('is the same reader’s if it is them, and goes where it always goes', async () => {
  const { server, openTab, open } = tabs;
  const [here, there] = [await open(openTab()), await open(openTab())];
  become(3);
  here.change({ body: rich('Mine') });
  await until(() => there.state().body === rich('Mine'));
  await pass(6000);
  expect(here.state()).toMatchObject({ saved: 'both', ended: null });
  expect(server.bodies()).toEqual([rich('Mine')]);
});

it('does not meet what the one before has stored, which is not shown before it is known who reads', async () => {
  const { session, openTab, open } = tabs;
  const first = await open(openTab());
  first.change({ body: rich('Private') });
  await pass(1000);
  first.close();
  await pass(100);

  const engine = openTab();
  say('blur');
  const draft = engine.open(reply, null);
  draft.change({ body: rich('Theirs') });
  session.userID = 4;
  await until(() => draft.state().status !== 'loading');
  expect(draft.state()).toMatchObject({ restored: 0, ended: 'signedOut' });
  expect(draft.close()).toMatchObject({ body: rich('Theirs') });
  await expectKept(3, [rich('Private')]);
});

it('takes nothing back that the one before had emptied', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Gone') });
  await draft.flush();
  draft.change({ body: rich('') });
  await pass(100);
  become(4);
  draft.change({ body: rich('Theirs') });
  await until(() => draft.state().ended === 'signedOut');
  expect(draft.close()).toMatchObject({ body: rich('Theirs') });
  await expectKept(3, []);
  expect(server.bodies()).toEqual([rich('Gone')]);
  // Back, the draft is still the emptied one, and the server is told.
  const again = await open(openTab());
  await again.flush();
  expect(server.bodies()).toEqual([]);
});
