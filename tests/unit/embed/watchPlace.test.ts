import { watchPlace } from '../../../src/embed/frame/watchPlace';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(window, 'navigation');
  window.history.replaceState(null, '', '/');
});

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

function watch() {
  const sent: unknown[] = [];
  const place = watchPlace(window as Window & typeof globalThis, (message) => sent.push(message));
  return { sent, place };
}

it('looks at the address every 200 ms where the browser does not say that it changes, in tabs that are seen', () => {
  const { sent, place } = watch();
  window.history.pushState(null, '', '/a?token=secret&x=1');
  jest.advanceTimersByTime(199);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([{ type: 'page', path: '/a?x=1', title: '' }]);
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveLength(1);

  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  window.history.pushState(null, '', '/b');
  setHidden(false);
  jest.advanceTimersByTime(200);
  expect(sent.at(-1)).toEqual({ type: 'page', path: '/b', title: '' });
  place.stop();
  setHidden(true);
  setHidden(false);
  expect(jest.getTimerCount()).toBe(0);
});

it('has no timer where the browser says it', () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  const { sent, place } = watch();
  expect(jest.getTimerCount()).toBe(0);
  window.history.pushState(null, '', '/c');
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(sent).toEqual([{ type: 'page', path: '/c', title: '' }]);
  place.stop();
  window.history.pushState(null, '', '/d');
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(sent).toHaveLength(1);
});

it('tells a path that begins like an address of another site as one of the forum, which hosts take', () => {
  const { sent, place } = watch();
  window.history.replaceState(null, '', `${window.location.origin}//evil.example/a`);
  place.tell();
  expect(sent).toEqual([{ type: 'page', path: '/evil.example/a', title: '' }]);
  place.stop();
});
