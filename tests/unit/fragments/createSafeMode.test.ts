import { createSafeMode } from '../../../src/fragments/createSafeMode';

const at = (time: number) => createSafeMode(window as Window & typeof globalThis, () => time);

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a load that came to its end leaves nothing', () => {
  const first = at(0);
  first.starts();
  first.starts();
  first.ends();
  expect(localStorage).toHaveLength(1);
  first.ends();
  expect([localStorage.length, sessionStorage.length, at(1).why]).toEqual([0, 0, null]);
});

test('a load that hung switches safe mode on for ten minutes', () => {
  at(1000).starts();
  expect(at(2000).why).toBe('hung');
  expect(at(700_000).why).toBeNull();
});

test('another tab that is loading right now is no hang; one that has not ended for long is', () => {
  at(0).starts();
  sessionStorage.clear();
  expect(at(4000).why).toBeNull();
  expect(at(6000).why).toBe('hung');
});

test('a reader who leaves in the middle of a load has not seen a hang', () => {
  at(0).starts();
  window.dispatchEvent(new Event('pagehide'));
  expect(at(1).why).toBeNull();
});

test('the address switches it on, and off after a hang', () => {
  window.history.replaceState(null, '', '/?safeMode=1');
  expect(at(0).why).toBe('asked');
  at(0).starts();
  window.history.replaceState(null, '', '/?safeMode=0');
  expect(at(1).why).toBeNull();
});
