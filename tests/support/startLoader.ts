import type { Loader } from '../../src/contract/loader';
import type { LoaderSettings, RegistryTable } from '../../src/contract/registry';
import type { Runtime } from '../../src/contract/runtime';
import type { WidgetFacts } from '../../src/contract/widgetFacts';
import type { WidgetDefinition } from '../../src/contract/widget';
import { createLoader } from '../../src/loader/createLoader';
import { loadAddons } from '../../src/loader/loadAddons';
import { prefetch } from '../../src/loader/prefetch';
import { wakeOnNeed } from '../../src/loader/wakeOnNeed';

const settings: LoaderSettings = {
  version: '9.9.9',
  registry: 'registry.1',
  page: { files: ['react.1', 'page.1'], styles: [] },
  links: 'a.js-card',
};

const facts = (more: Pick<WidgetFacts, 'names'> & Partial<WidgetFacts>): WidgetFacts => ({
  element: 'keep',
  when: 'visible',
  ...more,
});

/** A widget whose code no test looks at. */
const plain: WidgetDefinition = {
  ...facts({ names: ['Greeting'] }),
  props: (props) => props,
  view: () => null,
};

const table: RegistryTable = {
  widgets: [
    { facts: facts({ names: ['Greeting', 'Salute'], atRest: true }), files: ['greeting.1'], styles: [] },
    { facts: facts({ names: ['Card'], links: 'a.js-card', atRest: true }), files: ['card.1'], styles: [] },
  ],
  addons: {},
};

let stop = () => {};

// A loader lives as long as its page; a test file that starts many ends each of them by hand.
afterEach(async () => {
  // What was mounted ends with its page, as on a page: left alone it would go on beside the next test.
  document.body.replaceChildren();
  for (let index = 0; index < 2; index++) await frame();
  stop();
});

export function recordPageWork(): () => () => void {
  const ends: (() => void)[] = [];
  const { observe } = MutationObserver.prototype;
  const restores = [window, document].map((target) => {
    const { addEventListener } = target;
    target.addEventListener = (...args: Parameters<Window['addEventListener']>) => {
      ends.push(() => target.removeEventListener(...args));
      addEventListener.apply(target, args);
    };
    return () => void (target.addEventListener = addEventListener);
  });
  MutationObserver.prototype.observe = function (...args) {
    ends.push(() => this.disconnect());
    observe.apply(this, args);
  };
  return () => {
    restores.forEach((restore) => restore());
    MutationObserver.prototype.observe = observe;
    return () => ends.forEach((end) => end());
  };
}

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Code that has come is used a turn later, and a widget’s is asked for once the registry is here. */
export const turn = async () => {
  for (let index = 0; index < 4; index++) await new Promise((resolve) => setTimeout(resolve));
};

/**
 * The real loader on the jsdom page, with modules that a test gives. Without a mounter of the test's own, mounting
 * only sets the state.
 */
export function startLoader(options: {
  widget?: WidgetDefinition;
  card?: WidgetDefinition;
  mounter?: (loader: Loader) => Partial<Runtime>;
  importModule?: (url: string) => Promise<unknown>;
  /** The reader asked to save data; true unless a test is about fetching ahead. */
  saveData?: boolean;
  /** What the registry knows beside the widgets Greeting and Card. */
  widgets?: { facts: Pick<WidgetFacts, 'names'> & Partial<WidgetFacts>; files: string[] }[];
  addonCode?: RegistryTable['addons'];
  /** How often the registry cannot be had; never unless a test is about that. */
  registryFailures?: number;
  /** Of the page, and what their chunks hold. */
  addons?: Partial<Runtime['addons']>;
  modules?: Record<string, unknown>;
}) {
  const { saveData = true } = options;
  let { registryFailures = 0 } = options;
  let registryAsked = 0;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const recorded = recordPageWork();
  const imported: string[] = [];
  const start = (loader: Loader): Runtime => ({
    mount: (tag) => loader.setState(tag, 'mounted'),
    unmount: () => undefined,
    open: () => Promise.resolve('opened'),
    rehearse: () => Promise.resolve(),
    host: { api: () => Promise.resolve({}), toast: () => Promise.resolve() },
    report: (failure) => console.error('Inlay:', failure),
    addons: { keys: [], attach: () => Promise.resolve(), ...options.addons },
    ...options.mounter?.(loader),
  });
  const more = (options.widgets ?? []).map((row) => ({ ...row, facts: facts(row.facts), styles: [] }));
  const own: RegistryTable = { widgets: [...table.widgets, ...more], addons: options.addonCode ?? {} };
  const modules: Record<string, unknown> = {
    'react.1': {},
    'page.1': { start },
    'greeting.1': { widget: options.widget ?? plain },
    'card.1': { widget: options.card ?? plain },
    ...options.modules,
    'registry.1': {
      table: own,
      atIdle(loader: Loader) {
        wakeOnNeed(loader, own);
        loadAddons(loader, own);
        void prefetch(loader, own).catch(() => undefined);
      },
    },
  };
  const script = { src: 'https://cdn.example/inlay/loader.js', nonce: '', dataset: {} };
  const loader = createLoader(settings, script, async (url) => {
    if (url.includes('/registry.1.js')) {
      registryAsked += 1;
      if (registryFailures-- > 0) throw new Error('no network');
      return modules['registry.1'];
    }
    imported.push(url);
    if (options.importModule) {
      const result = await options.importModule(url);
      if (result) return result;
    }
    return modules[/assets\/(.*?)\.js/.exec(decodeURIComponent(url))![1]!];
  });
  stop = recorded();
  return { loader, imported, registryAsked: () => registryAsked };
}
