import axios, { type InternalAxiosRequestConfig } from 'axios';
import fc from 'fast-check';
import { useState } from 'react';
import { createEditor, Transforms, type Descendant } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import type { Loader } from '../../../src/contract/loader';
import type { Runtime } from '../../../src/contract/runtime';
import type { LoaderSettings } from '../../../src/contract/registry';
import type { WidgetDefinition } from '../../../src/contract/widget';
import { beginLoader } from '../../../src/loader/beginLoader';
import { createMounter } from '../../../src/mount/createMounter';
import { stopIfForeign } from '../../../src/page/natives/stopIfForeign';
import { createClient } from '../../../src/server/createClient';
import { keepNatives, nativeConstructors, nativeOwners } from '../../support/keepNatives';
import { recordPageWork } from '../../support/startLoader';
import { plainMeta } from '../../support/testUi';

type Native = (...args: unknown[]) => unknown;

/** What old libraries make of a function: none of it is what a page's author would notice at once. */
const replacements: Record<string, (native: Native) => unknown> = {
  missing: () => undefined,
  throwing: () => () => {
    throw new Error('not in this page');
  },
  'answering nothing': () => () => undefined,
  'answering itself': () =>
    function (this: unknown) {
      return this;
    },
  'taking one argument': (native) =>
    function (this: unknown, first: unknown) {
      return new.target ? Reflect.construct(native, [first]) : native.call(this, first);
    },
  'working as before': (native) => {
    const wrapped = function (this: unknown, ...args: unknown[]) {
      return new.target ? Reflect.construct(native, args, new.target) : native.apply(this, args);
    };
    const prototype = native.prototype as unknown;
    // What makes things keeps what they inherit, and its own methods: `Promise.all`.
    return prototype ? Object.assign(Object.setPrototypeOf(wrapped, native), { prototype }) : wrapped;
  },
};

// With these replaced not even the test's own tools run.
const needed = new Set([
  'apply',
  'call',
  'constructor',
  'defineProperty',
  'ownKeys',
  'getOwnPropertyDescriptor',
  'toString',
  // jsdom looks for selectors with these.
  'getElementsByClassName',
  'getElementsByTagName',
  'getElementsByTagNameNS',
]);
const natives: [owner: string, name: string][] = [
  ...Object.entries(nativeOwners).flatMap(([owner, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object))
      .filter(
        ([name, { value }]) => typeof value === 'function' && !/^__|^[A-Z]/.test(name) && !needed.has(name),
      )
      .map(([name]): [string, string] => [owner, name]),
  ),
  ...nativeConstructors.map((name): [string, string] => ['window', name]),
];
const ownerOf = (owner: string) =>
  (owner === 'window' ? window : nativeOwners[owner]!) as unknown as Record<string, Native>;

const html =
  '<div data-react="Greeting"><form><input name="words" value="kept"><button>Send</button></form></div>';
const settings: LoaderSettings = {
  version: '9.9.9',
  registry: 'registry.1',
  page: { files: ['page.1'], styles: [] },
  links: '',
};
const registryModule = {
  table: {
    widgets: [
      { facts: { names: ['Greeting'], element: 'keep', when: 'now' }, files: ['greeting.1'], styles: [] },
    ],
    addons: {},
  },
  atIdle: () => undefined,
};

const folder = 'https://cdn.example/inlay/assets/';
let posted: unknown[] = [];
const sender = axios.create({
  adapter: async (config: InternalAxiosRequestConfig) => {
    posted.push(config.data);
    return { data: {}, status: 200, statusText: '', headers: {}, config };
  },
});

function Greeting() {
  const [editor] = useState(() => withReact(createEditor()));
  const [count, setCount] = useState(0);
  const [text] = useState<Descendant[]>([{ type: 'paragraph', children: [{ text: 'Hello' }] } as Descendant]);
  const [client] = useState(() =>
    createClient({
      config: { meta: plainMeta },
      origin: location.origin,
      loadAxios: () => Promise.resolve(sender),
    }),
  );
  const press = () => {
    setCount((before) => before + 1);
    Transforms.insertText(editor, ', you', { at: { path: [0, 0], offset: 5 } });
    void client.send({ method: 'POST', path: 'greetings', body: [1, { ids: [2] }] });
  };
  return (
    <>
      <Slate editor={editor} initialValue={text}>
        <Editable />
      </Slate>
      <button id="press" onClick={press}>{`pressed ${count}`}</button>
    </>
  );
}
const widget: WidgetDefinition = {
  names: ['Greeting'],
  element: 'keep',
  when: 'now',
  props: (given) => given,
  view: Greeting,
};

const start = async (loader: Loader): Promise<Runtime> => {
  stopIfForeign();
  return {
    ...createMounter({
      window: window as Window & typeof globalThis,
      loader,
      reporter: { fail: () => undefined, debug: () => undefined },
      Providers: ({ children }) => children,
      prepare: () => undefined,
      released: () => Promise.resolve(),
      showsDetails: () => false,
    }),
    rehearse: () => Promise.resolve(),
    host: { api: () => Promise.resolve({}), toast: () => Promise.resolve() },
    report: () => undefined,
    addons: { keys: [], attach: () => Promise.resolve() },
  };
};

const { setTimeout: later, Promise: Whole } = window;
const { apply } = Reflect;
const { getElementById } = Document.prototype;
const { click } = HTMLElement.prototype;
const press = () => {
  const button = apply(getElementById, document, ['press']) as HTMLElement | null;
  if (button) apply(click, button, []);
};
const turns = async () => {
  for (let index = 0; index < 8; index++) await new Whole<void>((resolve) => void later(() => resolve()));
};
const restore = keepNatives();

/** One page from its start to a press, with a native replaced from before the loader on. */
async function visit(owner: string, name: string, how: string) {
  document.head.innerHTML = '<script src="https://cdn.example/inlay/loader.js" type="text/plain"></script>';
  document.body.innerHTML = html;
  posted = [];
  const recorded = recordPageWork();
  const doctor = () => (window.inlay?.doctor() ?? []).map(({ state, reason }) => ({ state, reason }));
  const target = ownerOf(owner);
  Reflect.defineProperty(target, name, {
    value: replacements[how]!(target[name]!),
    configurable: true,
    writable: true,
  });
  try {
    beginLoader(window, settings, async (url) => {
      if (url === `${folder}registry.1.js`) return registryModule;
      if (url === `${folder}page.1.js`) stopIfForeign();
      return { start, widget };
    });
    await turns();
    press();
    await turns();
  } finally {
    restore();
  }
  const page = document.body.innerHTML;
  const tags = doctor();
  // What was mounted ends with its page.
  document.body.replaceChildren();
  for (let index = 0; index < 2; index++) await new Promise((resolve) => requestAnimationFrame(resolve));
  recorded()();
  delete window.inlay;
  const works =
    page.includes('pressed 1') && page.includes('Hello, you') && `${posted.join()}` === '[1,{"ids":[2]}]';
  const isWhole = page.replace(' data-inlay-state="skipped"', '') === html;
  const says = tags.length === 1 && tags[0]!.state === 'skipped' && /^foreign: \w/.test(tags[0]!.reason!);
  return works && tags[0]?.state === 'mounted'
    ? 'works'
    : isWhole && says
      ? 'left alone'
      : JSON.stringify({ page, tags, posted });
}

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) jest.spyOn(console, level).mockImplementation();
});

const natively = fc.constantFrom(...natives);

test('whichever native a page has replaced, and however: all works, or every tag is left alone and it is said why', async () => {
  await fc.assert(
    fc.asyncProperty(natively, fc.constantFrom(...Object.keys(replacements)), async ([owner, name], how) => {
      expect(await visit(owner, name, how)).toMatch(/^(works|left alone)$/);
    }),
    {
      numRuns: 60,
      // What a page was once left dead or misread by.
      examples: [
        [['Element.prototype', 'querySelector'], 'missing'],
        [['Element.prototype', 'getAttribute'], 'answering nothing'],
        [['Element.prototype', 'closest'], 'answering itself'],
        [['Promise.prototype', 'catch'], 'answering nothing'],
      ],
    },
  );
}, 120_000);

test('a replacement that does what the native did is no hindrance', async () => {
  await fc.assert(
    fc.asyncProperty(natively, async ([owner, name]) => {
      expect(await visit(owner, name, 'working as before')).toBe('works');
    }),
    { numRuns: 20 },
  );
}, 120_000);
