import { fireEvent } from '@testing-library/react';
import { firstUse } from '../../../src/page/firstUse';

const loader = { tags: new Map(), idle: () => Promise.resolve() };

test.each([
  ['scrolls', 'scroll'],
  ['moves the mouse', 'pointerMove'],
  ['touches', 'pointerDown'],
  ['presses a key', 'keyDown'],
] as const)('a reader who %s uses the page', async (_, event) => {
  let used = false;
  void firstUse(window as Window & typeof globalThis, loader).then(() => (used = true));
  await Promise.resolve();
  expect(used).toBe(false);
  fireEvent[event](document.body);
  // Nothing that the use fetches comes in its own turn, in which a press is handled.
  await Promise.resolve();
  expect(used).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(used).toBe(true);
});

test('a reader who has scrolled before anybody listened uses the page', async () => {
  const window = Object.assign(new EventTarget(), { scrollY: 60 });
  await firstUse(window as unknown as Window & typeof globalThis, loader);
});
