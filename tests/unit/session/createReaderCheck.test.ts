import { noteLeft } from '../../../src/session/wasLeft';
import { createReaderCheck } from '../../../src/session/createReaderCheck';

let signedIn = { userID: 3, name: 'Ann' };
let known = signedIn;
let answers: ((isSaid: boolean) => void)[] = [];
const stops: (() => void)[] = [];

function open() {
  known = signedIn;
  answers = [];
  const listeners = new Set<() => void>();
  const refresh = jest.fn(
    () =>
      new Promise<boolean>((resolve) =>
        answers.push((isSaid) => {
          if (isSaid) known = signedIn;
          for (const listener of listeners) listener();
          resolve(isSaid);
        }),
      ),
  );
  const check = createReaderCheck({
    ...{ window, refresh, me: () => known },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  stops.push(check.stop);
  return { check, refresh };
}
const fire = (type: string) => window.dispatchEvent(new Event(type));
const answer = (isSaid = true) => answers.splice(0).forEach((each) => each(isSaid));
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  signedIn = { userID: 3, name: 'Ann' };
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(performance, 'now').mockReturnValue(100);
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('asks nothing while the user has not looked elsewhere', async () => {
  const { check, refresh } = open();
  expect(check.isSure()).toBe(true);
  expect(await check.ask()).toBe(3);
  expect(refresh).not.toHaveBeenCalled();
});

it('names the user who has come back, and tells it where it is wanted', async () => {
  const { check, refresh } = open();
  fire('blur');
  fire('focus');
  // Nothing on the page depends on it yet.
  expect(refresh).not.toHaveBeenCalled();
  const onReturn = jest.fn();
  check.watch({ onReturn });
  signedIn = { userID: 4, name: 'Ben' };
  fire('focus');
  expect(check.isSure()).toBe(false);
  answer();
  await turn();
  expect(onReturn).toHaveBeenCalledWith(4);
  expect([check.userID(), check.nameOf(4), check.nameOf(3)]).toEqual([4, 'Ben', 'Ann']);
  expect(check.isSure()).toBe(true);
});

it('takes no answer about the time before the page was left again', async () => {
  const { check, refresh } = open();
  fire('blur');
  const asked = check.ask();
  fire('blur');
  answer();
  await turn();
  signedIn = { userID: 4, name: 'Ben' };
  answer();
  expect(await asked).toBe(4);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('does not know while the server does not say', async () => {
  const { check } = open();
  const asked = check.ask(true);
  fire('blur');
  answer(false);
  await turn();
  answer(false);
  expect(await asked).toBeNull();
  expect(check.isSure()).toBe(false);
});

it('after a session has ended its user stays the reader', async () => {
  const { check } = open();
  signedIn = { userID: 0, name: 'Guest' };
  const asked = check.ask(true);
  answer();
  expect(await asked).toBe(0);
  expect(check.userID()).toBe(3);
});

it.each([
  'a copy of the browser’s own',
  'a page that was opened in the background',
  'a page that stood open',
  'a page that was left before',
])('is not sure of %s', (what) => {
  if (what.startsWith('a copy'))
    Object.assign(performance, { getEntriesByType: () => [{ transferSize: 0 }] });
  if (what.includes('background')) jest.mocked(document.hasFocus).mockReturnValue(false);
  if (what.includes('left')) noteLeft(window);
  if (what.includes('stood')) jest.mocked(performance.now).mockReturnValue(60_000);
  expect(open().check.isSure()).toBe(false);
  Object.assign(performance, { getEntriesByType: undefined });
  Reflect.deleteProperty(window, Symbol.for('inlay.wasLeft'));
});

it('lets watchers finish before a hidden page is in doubt', () => {
  const { check } = open();
  const seen: boolean[] = [];
  check.watch({ onReturn: jest.fn(), onHide: () => seen.push(check.isSure()) });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.mocked(Object.getOwnPropertyDescriptor(document, 'visibilityState')!.get!).mockRestore?.();
  expect([...seen, check.isSure()]).toEqual([true, false]);
});
