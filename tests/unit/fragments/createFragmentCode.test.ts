import { createFragmentCode } from '../../../src/fragments/createFragmentCode';

const url = 'https://forum.test/x.js';

function start({ importModule }: { importModule(url: string): Promise<unknown> }, answer: object = {}) {
  const asked: [string, RequestInit][] = [];
  const fetch = (address: string, init: RequestInit) => {
    asked.push([address, init]);
    const headers = new Map([['content-type', 'text/javascript']]);
    const response = { ok: true, status: 200, url: address, headers, text: async () => 'code', ...answer };
    return Promise.resolve(response);
  };
  const load = createFragmentCode({
    fetch: fetch as never,
    origin: 'https://forum.test',
    importModule,
    prepare: async () => null,
    onRuns: () => undefined,
  });
  return { load, asked };
}

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('a module that failed is tried once more, under a new address', async () => {
  const imported: string[] = [];
  const { load } = start({
    importModule(address) {
      imported.push(address);
      return imported.length === 1 ? Promise.reject(new Error('at import')) : Promise.resolve('module');
    },
  });
  await expect(load(url, '')).resolves.toEqual({ module: 'module', styles: null });
  expect(imported).toEqual([url, `${url}?retry=1`]);
});

test('what failed twice is asked for again by the next place, and what is there is not', async () => {
  let works = false;
  const { load, asked } = start({
    importModule: () => (works ? Promise.resolve('module') : Promise.reject(new Error('no'))),
  });
  await expect(load(url, '')).rejects.toThrow('no');
  works = true;
  await load(url, '');
  await load(url, '');
  expect(asked).toHaveLength(3);
});

test('a module that never settles is given up after ten seconds, and not tried again', async () => {
  jest.useFakeTimers();
  const importModule = jest.fn(() => new Promise(() => undefined));
  const { load } = start({ importModule });
  const loading = expect(load(url, '')).rejects.toThrow('did not settle within 10 s');
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(importModule).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each([
  ['an error', { ok: false, status: 404 }, 'answered 404'],
  ['a page', { headers: new Map([['content-type', 'text/html']]) }, 'not what a .js file is sent as'],
])('%s is never run', async (_, answer, words) => {
  const importModule = jest.fn();
  const { load } = start({ importModule }, answer);
  await expect(load(url, '')).rejects.toThrow(words);
  expect(importModule).not.toHaveBeenCalled();
});

test('the forum’s own address may redirect within it, another host’s not at all', async () => {
  const { load, asked } = start({ importModule: async () => 'module' });
  await load(url, '');
  await load('https://cdn.test/x.js', '');
  expect(asked.map(([, { mode, redirect, credentials }]) => [mode, redirect, credentials])).toEqual([
    ['same-origin', 'follow', 'same-origin'],
    ['cors', 'error', 'omit'],
  ]);
});
