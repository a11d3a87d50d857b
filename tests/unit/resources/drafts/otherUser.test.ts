import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { pass } from '../../../support/modelStorage';
import { pressSignOut } from '../../../support/pressSignOut';

// One browser, two users after each other: a text is one's or the other's, whole.

/** The user looks elsewhere, where another one signs in, and that one comes back. */
async function become(userID: number): Promise<void> {
  window.dispatchEvent(new Event('blur'));
  tabs.session.userID = userID;
  window.dispatchEvent(new Event('focus'));
  await pass(100);
}
/** The texts that this device keeps for a user. */
async function textsOf(userID: number): Promise<string[]> {
  tabs.session.userID = userID;
  return (await tabs.openTab({ signOutUrl: '' }).list()).map(({ body }) => body);
}

it('another user who comes back is asked for at once; the text stays its author’s, and nothing is sent', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  await become(4);
  draft.change({ body: rich('Private, and theirs') });
  await pass(10_000);
  expect(server.calls()).toEqual(['GET drafts']);
  expect(await textsOf(4)).toEqual([]);
  expect(await textsOf(3)).toEqual([rich('Private')]);
});

it('what is typed while it is asked stays with the text, and is not sent before the answer', async () => {
  const { server, session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Begun') });
  await pass(100);
  let answer = () => {};
  session.said = new Promise((resolve) => (answer = resolve));
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  draft.change({ body: rich('Begun, gone on') });
  await pass(10_000);
  expect(server.calls()).toEqual(['GET drafts']);
  expect(draft.state().body).toBe(rich('Begun, gone on'));
  answer();
  await until(() => server.bodies().length === 1);
  expect(server.bodies()).toEqual([rich('Begun, gone on')]);
});

it('a text that another user began unnoticed is theirs, whole', async () => {
  const { session, openTab, open } = tabs;
  const tab = openTab();
  const draft = await open(tab);
  window.dispatchEvent(new Event('blur'));
  session.userID = 4;
  let answer = () => {};
  session.said = new Promise((resolve) => (answer = resolve));
  window.dispatchEvent(new Event('focus'));
  draft.change({ body: rich('Theirs') });
  answer();
  await pass(100);
  expect(draft.close()).toMatchObject({ body: rich('Theirs') });
  await pass(100);
  expect(await textsOf(3)).toEqual([]);
});

it('the author is known before anything is sent', async () => {
  const { session, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  window.dispatchEvent(new Event('blur'));
  session.userID = 4;
  window.dispatchEvent(new Event('focus'));
  expect(await draft.ready()).toMatchObject({ refusal: { status: 401 } });
});

it('nothing is sent while the server does not say who reads', async () => {
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

it('a page out of the browser’s own cache shows what is kept only when the server says whose it is', async () => {
  const { session, openTab, openReader, open } = tabs;
  const before = await open(openTab());
  before.change({ body: rich('Private') });
  await pass(100);
  before.close();
  const entry = { transferSize: 0 } as PerformanceNavigationTiming;
  Object.assign(performance, { getEntriesByType: () => [entry] });
  const tab = openTab({ reader: openReader() });
  session.userID = 4;
  const draft = tab.open(reply);
  await pass(1000);
  expect(draft.state()).toMatchObject({ body: '', lastSaved: null });
  Object.assign(performance, { getEntriesByType: undefined });
});

it('a post that is answered when another user has come takes its text from this device', async () => {
  const { openTab, open } = tabs;
  const engine = openTab();
  const draft = await open(engine);
  draft.change({ body: rich('Posted') });
  await pass(100);
  await become(4);
  draft.close();
  engine.stop();
  await draft.posted(null, true);
  expect(await textsOf(3)).toEqual([]);
});

it('another user who signs out sends none of this text, and leaves it', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Private') });
  await pass(100);
  window.dispatchEvent(new Event('blur'));
  tabs.session.userID = 4;
  await pressSignOut();
  expect(server.calls()).toEqual(['GET drafts']);
  expect(await textsOf(3)).toEqual([rich('Private')]);
});
