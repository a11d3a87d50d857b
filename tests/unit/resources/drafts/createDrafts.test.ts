import { createDrafts } from '../../../../src/resources/drafts/createDrafts';
import { draftTabs, reply, rich, until } from '../../../support/draftTabs';
import { pressSignOut } from '../../../support/pressSignOut';
import { pass } from '../../../support/modelStorage';

const tabs = draftTabs();
/** Who signed in last, where the page has not heard of it yet. */
let newest: number | null = null;
const session = { userID: 3 };
const listeners = new Set<() => void>();

const open = () =>
  createDrafts({
    window: window as Window & typeof globalThis,
    client: tabs.server.client,
    session: {
      userID: () => session.userID,
      ask: () => Promise.resolve((session.userID = newest ?? session.userID)),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    site: '',
    signOutUrl: '/entry/signout',
    report: jest.fn(),
  });

beforeEach(() => {
  jest.useFakeTimers();
  session.userID = 3;
  newest = null;
});
afterEach(async () => {
  await tabs.stop();
  jest.useRealTimers();
});

it('whose session has ended stays the reader until somebody else comes, with the same engine', async () => {
  const drafts = open();
  const engine = await drafts.engine();
  session.userID = 0;
  expect(drafts.reader()).toBe(3);
  expect(await drafts.engine()).toBe(engine);
  session.userID = 4;
  expect(drafts.reader()).toBe(4);
  const next = await drafts.engine();
  expect(next).not.toBe(engine);
  next.stop();
});

it.each(['blur', 'focus', 'visibilitychange'])(
  'who reads is asked before anything is shown, once there was a %s while its code was on its way',
  async (type) => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const first = await open().engine();
    const draft = first.open(reply);
    await until(() => draft.state().status !== 'loading');
    draft.change({ body: rich('Private') });
    await pass(1_100);
    draft.close();
    first.stop();

    const drafts = open();
    window.dispatchEvent(new Event(type));
    newest = 4;
    const engine = await drafts.engine();
    const asked = engine.open(reply, null);
    const shown: string[] = [];
    asked.subscribe(() => shown.push(asked.state().body));
    await pass(100);
    engine.stop();
    expect(asked.state().ended).toBe('signedOut');
    expect(shown).not.toContain(rich('Private'));
  },
);

it('holds whoever signs out once, though somebody else was there before', async () => {
  const drafts = open();
  const before = (await drafts.engine()).open(reply);
  await until(() => before.state().status !== 'loading');
  before.change({ body: rich('Private') });
  await pass(1_100);
  expect(before.state().saved).toBe('local');
  session.userID = 4;
  before.close();
  const engine = await drafts.engine();
  // What holds them comes beside it.
  await pass(1);
  // Two that hold each other's would never let go.
  let tries = 0;
  const stop = (event: Event) => {
    if (++tries < 10) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('submit', stop, true);
  const went = await pressSignOut();
  window.removeEventListener('submit', stop, true);
  // Pressed, held, and let go.
  expect(tries).toBe(2);
  expect(went).toBe(1);
  expect(tabs.server.bodies()).toEqual([]);
  engine.stop();
});
