import { act, waitFor } from '@testing-library/react';
import { use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createFragments } from '../../../src/fragments/createFragments';
import type { Fragments } from '../../../src/contract/fragments';
import { gapStyleSheets } from '../../support/gapStyleSheets';
import { startPage, stopPages } from '../../support/startPage';
import { refused, testClient } from '../../support/testClient';

gapStyleSheets();

type View = (props: { name?: string }) => ReactNode;

let fragments: Fragments;
/** What the modules of this file export, by their addresses. */
const modules = new Map<string, Promise<{ default: View }>>();
const failures: unknown[] = [];

/** The kit is offered once per page. */
beforeAll(async () => {
  Object.assign(document, { adoptedStyleSheets: [] });
  const text = async () => 'export {}';
  const headers = new Headers({ 'content-type': 'text/javascript' });
  const script = { ok: true, headers, text, arrayBuffer: async () => new ArrayBuffer(0) };
  const sheet = {
    ...{ ok: true, headers: new Headers({ 'content-type': 'text/css' }) },
    text: async () => '.mine{color:red}',
  };
  Object.assign(window, {
    async fetch(url: string) {
      if (!url.endsWith('.css')) return { ...script, url };
      // Longer than a fragment waits for it.
      await new Promise((resolve) => setTimeout(resolve, 1200));
      return { ...sheet, url };
    },
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
    },
  });
  const { client } = testClient(() => refused(403));
  const { ui } = await startPage({ client });
  fragments = createFragments({
    window: window as Window & typeof globalThis,
    nonce: '',
    config: { meta: ui.meta, preload: [], translations: {}, error: null, messages: [], addons: [] },
    ...{ ui, client, showsDetails: () => false },
    reporter: {
      fail: ({ error }: { error: unknown }) => failures.push(error),
      debug: () => undefined,
    } as never,
    Providers: ({ children }) => children,
    importModule: (url) => modules.get(url)!,
  });
});
afterEach(() => {
  failures.length = 0;
  document.body.replaceChildren();
});
afterAll(stopPages);

/** A place with a built-in part, and a fragment of this module over it. */
async function attach(module: View | Promise<{ default: View }>, files: { cssUrl?: string } = {}) {
  const jsUrl = `/api/v2/fragments/${modules.size}/js`;
  modules.set(
    new URL(jsUrl, location.href).href,
    typeof module === 'function' ? Promise.resolve({ default: module }) : module,
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<p>Built in</p>';
  const states: string[] = [];
  const impl = { fragmentUUID: 'x', jsUrl, ...files };
  const onState = (state: string) => void states.push(state);
  let handle!: ReturnType<typeof fragments.attach>;
  await act(async () => {
    handle = fragments.attach({ host, type: 'CallToActionFragment', impl, props: {}, onState });
  });
  const roots = () => {
    const outer = host.shadowRoot;
    return outer ? [outer, outer.querySelector('div > div')?.shadowRoot ?? outer] : [];
  };
  return {
    states,
    handle,
    /** Whether the built-in part shows, in the place itself or where the fragment has put it. */
    builtIn: () => {
      const [outer, inner] = roots();
      return !outer || outer.firstElementChild?.localName === 'slot' || inner!.querySelector('slot') !== null;
    },
    text: () => roots()[1]?.textContent ?? '',
    /** The styles that its author gave it. */
    styles: () =>
      roots()[1]!.adoptedStyleSheets.map((each) => (each as CSSStyleSheet & { text: string }).text),
  };
}

test('a fragment shows in place of the built-in part', async () => {
  const { states, builtIn, text } = await attach(() => <p>Mine</p>);
  expect(states).toEqual(['shown']);
  expect([builtIn(), text()]).toEqual([false, 'Mine']);
});

const never = new Promise<never>(() => undefined);
const broken: [string, View, RegExp][] = [
  [
    'sets state in every layout effect',
    function Loop() {
      const [count, setCount] = useState(0);
      useLayoutEffect(() => setCount(count + 1));
      return <p>{count}</p>;
    },
    /Maximum update depth exceeded/,
  ],
  [
    'sets state in every effect',
    function Loop() {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(count + 1));
      return <p>{count}</p>;
    },
    /500 times within a second/,
  ],
  [
    'throws in an effect',
    function Thrower() {
      useEffect(() => {
        throw new Error('in an effect');
      });
      return <p>Mine</p>;
    },
    /in an effect/,
  ],
  [
    'throws as it is taken out',
    function Thrower() {
      useEffect(() => () => {
        throw new Error('at the end');
      });
      useEffect(() => {
        throw new Error('in an effect');
      });
      return <p>Mine</p>;
    },
    /in an effect/,
  ],
];

test.each(broken)('one that %s leaves the built-in part, and says why', async (_, view, why) => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { states, builtIn } = await attach(view);
  await waitFor(() => expect(states.at(-1)).toBe('failed'));
  expect(builtIn()).toBe(true);
  expect(failures.map(String)).toEqual([expect.stringMatching(why)]);
});

test('one whose module never resolves is given up, and the built-in part is there all the time', async () => {
  jest.useFakeTimers();
  const { states, builtIn, handle } = await attach(never);
  expect([states, builtIn()]).toEqual([[], true]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect([states, builtIn()]).toEqual([['failed'], true]);
  expect(failures.map(String)).toEqual([expect.stringMatching(/did not settle/)]);
  handle.detach();
  jest.useRealTimers();
});

test.each([
  ['before', 1500],
  ['after', 500],
])('styles that come late, and %s the code, are there all the same', async (_, later) => {
  jest.useFakeTimers();
  const code = new Promise<{ default: View }>((resolve) => {
    setTimeout(() => resolve({ default: () => <p>Mine</p> }), later);
  });
  const { text, styles } = await attach(code, { cssUrl: '/late.css' });
  await act(() => jest.advanceTimersByTimeAsync(1100));
  expect(text()).toBe(later < 1000 ? 'Mine' : '');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect([text(), styles()]).toEqual(['Mine', ['.mine{color:red}']]);
  jest.useRealTimers();
});

test('one that waits for something leaves the place to the built-in part meanwhile, at first and later', async () => {
  const answer: ((text: string) => void)[] = [];
  const [first, second] = [0, 1].map((at) => new Promise<string>((resolve) => void (answer[at] = resolve)));
  const { states, builtIn, text, handle } = await attach(({ name }) => <p>{use(name ? second! : first!)}</p>);
  expect([states, builtIn()]).toEqual([[], true]);
  await act(async () => answer[0]!('One'));
  expect([states, builtIn(), text()]).toEqual([['shown'], false, 'One']);
  await act(async () => handle.update({ name: 'two' }));
  expect([states, builtIn()]).toEqual([['shown', 'loading'], true]);
  await act(async () => answer[1]!('Two'));
  expect([states, builtIn(), text()]).toEqual([['shown', 'loading', 'shown'], false, 'Two']);
});

test('a broken one takes nothing from its neighbours', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const good = await attach(() => <p>Mine</p>);
  const bad = await attach(() => {
    throw new Error('at render');
  });
  await waitFor(() => expect(bad.states).toEqual(['failed']));
  expect([good.builtIn(), good.text(), bad.builtIn()]).toEqual([false, 'Mine', true]);
});
