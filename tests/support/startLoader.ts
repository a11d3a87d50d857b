import type { LoaderHalf, Idle, Runtime } from '../../src/contract/handover';
import type { IdleTable, LoaderTable } from '../../src/contract/table';
import type { WidgetDefinition } from '../../src/contract/widget';
import { createLoader } from '../../src/loader/createLoader';
import { loadAddons } from '../../src/loader/loadAddons';
import { prefetch } from '../../src/loader/prefetch';
import { wakeOnNeed } from '../../src/loader/wakeOnNeed';

const table: LoaderTable = {
  version: '9.9.9',
  idle: 'idle.1',
  page: { files: ['react.1', 'page.1'], styles: [] },
  widgets: [
    { names: ['Greeting', 'Salute'], files: ['greeting.1'], styles: [] },
    { names: ['Card'], links: 'a.js-card', files: ['card.1'], styles: [] },
  ],
};

const idleTable: IdleTable = {
  page: table.page.files,
  widgets: table.widgets,
  late: [],
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
/** Code that has come is used a turn later. */
export const turn = async () => {
  for (let index = 0; index < 2; index++) await new Promise((resolve) => setTimeout(resolve));
};

/**
 * The real loader on the jsdom page, with modules that a test gives. Without a mounter of the test's own, mounting
 * only sets the state.
 */
export function startLoader(options: {
  widget?: WidgetDefinition;
  card?: WidgetDefinition;
  mounter?: (handover: LoaderHalf) => Partial<Runtime>;
  importModule?: (url: string, leaf?: boolean) => Promise<unknown>;
  /** The reader asked to save data; true unless a test is about fetching ahead. */
  saveData?: boolean;
  idle?: Partial<IdleTable>;
  /** How often the second half cannot be had; never unless a test is about that. */
  idleFailures?: number;
  /** Of the page, and what their chunks hold. */
  addons?: Partial<Runtime['addons']>;
  modules?: Record<string, unknown>;
}) {
  const { saveData = true } = options;
  let { idleFailures = 0 } = options;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const recorded = recordPageWork();
  const imported: string[] = [];
  const start = (handover: LoaderHalf): Runtime => ({
    mount: (tag) => handover.setState(tag, 'mounted'),
    unmount: () => undefined,
    rehearse: () => Promise.resolve(),
    addons: { keys: [], attach: () => Promise.resolve(), failed: () => undefined, ...options.addons },
    ...options.mounter?.(handover),
  });
  const modules: Record<string, unknown> = {
    'react.1': {},
    'page.1': { start },
    'greeting.1': { widget: options.widget },
    'card.1': { widget: options.card },
    ...options.modules,
    'idle.1': {
      atIdle(idle: Idle) {
        const own = { ...idleTable, ...options.idle };
        wakeOnNeed(idle, own);
        own.late.forEach(idle.add);
        loadAddons(idle, own);
        void prefetch(idle, own).catch(() => undefined);
      },
    },
  };
  const script = { src: 'https://cdn.example/inlay/loader.js', nonce: '', dataset: {} };
  const loader = createLoader(table, script, async (url, leaf) => {
    if (url.endsWith('/idle.1.js')) {
      if (idleFailures-- > 0) throw new Error('no network');
      return modules['idle.1'];
    }
    imported.push(url);
    if (options.importModule) {
      const result = await options.importModule(url, leaf);
      if (result) return result;
    }
    return modules[/assets\/(.*)\.js$/.exec(decodeURIComponent(url))![1]!];
  });
  stop = recorded();
  return { loader, imported };
}
