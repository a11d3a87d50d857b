import { attributes } from '../contract/attributes';
import type { Handover, Mounter, Start } from '../contract/handover';
import type { PublicApi } from '../contract/publicApi';
import type { Code, LoaderTable } from '../contract/table';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { captureIntents } from '../page/captureIntents';
import { createMoments } from '../page/createMoments';
import { createTags } from '../page/createTags';
import { showRetry, type RetryWords } from '../page/showRetry';
import { watchPage } from '../page/watchPage';
import { createRegistry } from '../registry/createRegistry';
import { addStylesheet } from './addStylesheet';
import { once } from './once';

export interface LoaderDeps {
  window: Window & typeof globalThis;
  table: LoaderTable;
  /** Absolute URL of the folder that the loader's script came from, with a slash at its end. */
  base: string;
  nonce: string;
  words: RetryWords;
  importModule(url: string, leaf?: boolean): Promise<unknown>;
}

/** The first half of the runtime: finds tags, keeps what readers do to them, and fetches what they need. */
export function createLoader({ window, table, base, nonce, words, importModule }: LoaderDeps): PublicApi {
  const { document, navigator, performance } = window;
  let mounter: Mounter | undefined;

  // 1. Names and moments: the build's now, hosts' and add-ons' whenever they come.
  const planWaiting = () =>
    tags.all.forEach((tag) => {
      if (tag.state === 'waiting') plan(tag);
    });
  const registry = createRegistry(planWaiting);
  const moments = createMoments(window);

  // 2. Tags, as they come and go.
  const tags = createTags(plan, (tag) => mounter?.unmount(tag));
  const { all, setState } = tags;
  function plan(tag: Tag): void {
    const { element } = tag;
    const facts = registry.get(tag.name)?.facts;
    // What is not displayed never comes into view.
    const when =
      element.getAttribute(attributes.when) ??
      (element.hasAttribute(attributes.unhide) ? 'now' : (facts?.when ?? 'visible'));
    const moment = facts && moments[when];
    setState(tag, moment ? 'asleep' : 'waiting', moment ? undefined : `unknown ${facts ? when : 'name'}`);
    void moment?.(element).then(() => {
      if (tag.state === 'asleep') void wake(tag);
    });
  }

  // 3. Code: the runtime once for all, a widget's own when it is wanted; all files at once, to save round trips.
  const code = <Module, T>({ files, styles }: Code, use: (module: Module) => T, leaf?: boolean) =>
    once(async () => {
      const modules = await Promise.all([
        ...styles.map((file) => addStylesheet(document, `${base}assets/${file}.css`, nonce)),
        ...files.map((file) => importModule(`${base}assets/${file}.js`, leaf && file === files.at(-1))),
      ]);
      return use(modules.at(-1) as Module);
    });
  const startPage = code(table.page, ({ start }: { start: Start }) => (mounter = start(handover)));
  for (const facts of table.widgets)
    registry.add({
      facts,
      files: facts.files,
      load: code(facts, ({ widget }: { widget: WidgetDefinition }) => widget, true),
    });

  // 4. Waking: fetch, mount; or give the page back to its own HTML.
  async function wake(tag: Tag): Promise<void> {
    const { element, name, state } = tag;
    if (/loading|mounted/.test(state)) return;
    setState(tag, 'loading');
    tag.timings.woken = performance.now();
    try {
      const [{ mount }, definition] = await Promise.all([startPage(), registry.get(name)!.load()]);
      tag.timings.loaded = performance.now();
      if (element.isConnected) void mount(tag, definition);
    } catch (error) {
      handover.report({ widget: name, element, phase: 'load', error });
      giveUp(tag);
    }
  }
  function giveUp(tag: Tag): void {
    const { element, intents = [] } = tag;
    const [control] = intents;
    intents.forEach((each) => each.removeAttribute('aria-busy'));
    tag.intents = undefined;
    setState(tag, 'error', 'no code');
    // Offline, a native submit would trade the page for the browser's error page.
    if (!navigator.onLine || !control?.closest('form,a[href]')) showRetry(element, words, () => wake(tag));
    else if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }

  // 5. Links that open a widget are tags for as long as that takes. After a failure the next click is the browser's.
  const links = new WeakMap<Element, Tag>();
  function linkOf(target: Element): Tag | undefined {
    for (const { facts } of registry.entries()) {
      const element = facts.links && target.closest(facts.links);
      if (!element) continue;
      const tag = links.get(element) ?? {
        element,
        name: facts.names[0],
        state: 'asleep',
        timings: { found: 0 },
      };
      links.set(element, tag);
      if (tag.state !== 'error') return tag;
      tag.state = 'asleep';
    }
    return undefined;
  }

  const handover: Handover = {
    nonce,
    words,
    tags: all,
    registry,
    setState,
    wake,
    wakeInView: (tag) => void moments.visible!(tag.element).then(() => wake(tag)),
    report: (detail) => console.error('Inlay:', detail),
  };
  captureIntents({ document, tagOf: tags.around, linkOf, wake, giveUp });
  watchPage(document, tags.see, tags.prune);

  // 6. What readers will probably need, when nothing else is going on; one module at a time, since evaluating them
  // together would be one long task. Readers who asked to save data fetch nothing.
  const prefetch = async () => {
    const idle = () => moments.idle!(document.body);
    await idle();
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    for (const { facts, files } of connection?.saveData ? [] : registry.entries()) {
      const tagged = facts.names.map((name) => `[${attributes.widget}=${name} i]`);
      if (files && document.querySelector([...tagged, facts.links ?? 'x'].join())) {
        for (const file of [...table.page.files, ...files]) {
          await importModule(`${base}assets/${file}.js`);
          await idle();
        }
        await startPage();
      }
    }
  };
  // A failed prefetch is nobody's loss: the code is fetched again when it is wanted.
  const begin = () => document.readyState === 'complete' && prefetch().catch(() => undefined);
  window.addEventListener('load', begin);
  void begin();

  return {
    version: table.version,
    register: registry.register,
    when(name, moment) {
      moments[name] = moment;
      planWaiting();
    },
    doctor: () => [...all.values()].map((tag) => ({ ...tag })),
  };
}
