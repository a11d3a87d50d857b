import { createDrafts } from '../../../../src/resources/drafts/createDrafts';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { pass } from '../../../support/modelStorage';
import { pressSignOut } from '../../../support/pressSignOut';

/** In the place of the code that is fetched. */
let mockCode: Promise<never> | null = null;
jest.mock('../../../../src/contract/lazyImport', () => ({
  lazyImport: (load: () => Promise<unknown>) => mockCode ?? load(),
}));
afterEach(() => {
  mockCode = null;
  document.body.replaceChildren();
});

const open = () =>
  createDrafts({
    window: window as Window & typeof globalThis,
    client: tabs.server.client,
    reader: tabs.openReader(),
    site: '',
    signOutUrl: '/entry/signout',
    report: jest.fn(),
  });
const comeBack = async (userID: number) => {
  window.dispatchEvent(new Event('blur'));
  tabs.session.userID = userID;
  window.dispatchEvent(new Event('focus'));
  await pass(100);
};

it('after a session has ended its user stays the reader, with the same engine, until another one comes', async () => {
  const drafts = open();
  const engine = await drafts.engine();
  engine.open(reply, null);
  await comeBack(0);
  expect(drafts.reader.userID()).toBe(3);
  expect(await drafts.engine()).toBe(engine);
  await comeBack(4);
  expect(drafts.reader.userID()).toBe(4);
  const next = await drafts.engine();
  expect(next).not.toBe(engine);
  next.stop();
});

it('the user who signs out is held once, though another one was there before', async () => {
  const drafts = open();
  const before = (await drafts.engine()).open(reply);
  await until(() => before.state().status !== 'loading');
  before.change({ body: rich('Private') });
  await pass(1_100);
  expect(before.state().saved).toBe('local');
  await comeBack(4);
  before.close();
  const engine = await drafts.engine();
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
  expect([tries, went]).toEqual([2, 1]);
  expect(tabs.server.bodies()).toEqual([]);
  engine.stop();
});

/** Presses Sign Out; says how often that went out, and what has asked for it to wait. */
function press({ hold }: ReturnType<typeof open>, isLink = false) {
  const pressed = document.createElement(isLink ? 'a' : 'form');
  const again = jest.fn();
  Object.assign(pressed, { requestSubmit: again, click: again });
  const preventDefault = jest.fn();
  hold({ preventDefault, currentTarget: pressed });
  return { pressed, again, preventDefault };
}

it.each([false, true])(
  'signing out waits for that code while it is on its way, as a link: %s',
  async (isLink) => {
    const drafts = open();
    const coming = drafts.engine();
    const { pressed, again, preventDefault } = press(drafts, isLink);
    expect(preventDefault).toHaveBeenCalled();
    expect(again).not.toHaveBeenCalled();
    const engine = await coming;
    await pass(1);
    expect(again).toHaveBeenCalledTimes(1);
    // Its menu was closed meanwhile.
    expect(pressed).toBeInTheDocument();
    expect(press(drafts).preventDefault).not.toHaveBeenCalled();
    engine.stop();
  },
);

it.each([
  ['fails', () => Promise.reject<never>(new Error('no network')), 1],
  ['does not come', () => new Promise<never>(() => undefined), 3000],
])('signing out goes on where that code %s', async (_, code, after) => {
  mockCode = code();
  const drafts = open();
  void drafts.engine().catch(() => undefined);
  const { again } = press(drafts);
  await pass(after - 1);
  if (after > 1) expect(again).not.toHaveBeenCalled();
  await pass(1);
  expect(again).toHaveBeenCalledTimes(1);
});

it('signing out does not wait where nobody has asked for that code', () => {
  expect(press(open()).preventDefault).not.toHaveBeenCalled();
});
