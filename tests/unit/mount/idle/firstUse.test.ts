import { fireEvent } from '@testing-library/react';
import { firstUse } from '../../../../src/mount/idle/firstUse';

test.each([
  ['scrolls', 'scroll'],
  ['moves the mouse', 'pointerMove'],
  ['touches', 'pointerDown'],
  ['presses a key', 'keyDown'],
] as const)('a reader who %s uses the page', async (_, event) => {
  let used = false;
  void firstUse(window as Window & typeof globalThis).then(() => (used = true));
  await Promise.resolve();
  expect(used).toBe(false);
  fireEvent[event](document.body);
  await Promise.resolve();
  expect(used).toBe(true);
});
