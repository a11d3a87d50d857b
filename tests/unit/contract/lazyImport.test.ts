import { createLazyImport } from '../../../src/contract/lazyImport';

/** As the build leaves `() => import('./Part')`. */
const part = (() => './Part.1234567.js') as unknown as () => Promise<unknown>;

function start(failures: number) {
  const asked: string[] = [];
  const lazyImport = createLazyImport((url) => {
    asked.push(url);
    return asked.length > failures ? Promise.resolve({ url }) : Promise.reject(new Error('no network'));
  });
  return { asked, lazyImport };
}

test('what has failed is asked for under another address each time', async () => {
  const { asked, lazyImport } = start(2);
  await expect(lazyImport(part)).rejects.toThrow('no network');
  await expect(lazyImport(part)).rejects.toThrow('no network');
  await expect(lazyImport(part)).resolves.toEqual({ url: './Part.1234567.js??' });
  expect(new Set(asked).size).toBe(3);
});

test('what has come is not asked for again, and several who ask at once ask once', async () => {
  const { asked, lazyImport } = start(0);
  const [first, second] = await Promise.all([lazyImport(part), lazyImport(part)]);
  expect(await lazyImport(part)).toBe(first);
  expect(second).toBe(first);
  expect(asked).toEqual(['./Part.1234567.js']);
});

test('a module that others import by its name is left to the browser', async () => {
  const { asked, lazyImport } = start(0);
  const module = { own: true };
  await expect(lazyImport(() => Promise.resolve(module))).resolves.toBe(module);
  expect(asked).toEqual([]);
});

test('all that it imports is asked for at once, by addresses that stay', async () => {
  const { asked, lazyImport } = start(3);
  const panel = (() => './Panel.1.js ./flyout.2.js ./headless.3.js') as unknown as () => Promise<unknown>;
  const first = lazyImport(panel);
  expect(asked).toEqual(['./Panel.1.js', './flyout.2.js', './headless.3.js']);
  await expect(first).rejects.toThrow('no network');
  await lazyImport(panel);
  expect(asked.slice(3)).toEqual(['./Panel.1.js?', './flyout.2.js', './headless.3.js']);
});

test('one that others import by its name is asked for by that again after a failure', async () => {
  const { asked, lazyImport } = start(2);
  const shared = (() => '= ./Flyout.1.js ./headless.3.js') as unknown as () => Promise<unknown>;
  await expect(lazyImport(shared)).rejects.toThrow('no network');
  await lazyImport(shared);
  expect(asked).toEqual(['./Flyout.1.js', './headless.3.js', './Flyout.1.js', './headless.3.js']);
});
