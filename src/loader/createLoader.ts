import { attributes } from '../contract/attributes';
import type { FailureDetail } from '../contract/events';
import type { ForeignNatives } from '../contract/foreignNatives';
import type { Entry, Loader } from '../contract/loader';
import type { PublicApi } from '../contract/publicApi';
import type { LoaderSettings, RegistryTable } from '../contract/registry';
import type { Runtime } from '../contract/runtime';
import type { Tag, WakeReason } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { captureIntents } from '../page/captureIntents';
import { createMoments, type Moment } from '../page/createMoments';
import { createTags } from '../page/createTags';
import { isEmpty } from '../page/isEmpty';
import { perform } from '../page/perform';
import { showRetry, type RetryWords } from '../page/showRetry';
import { watchPage } from '../page/watchPage';
import { createRegistry } from '../registry/createRegistry';
import { canLeave } from './canLeave';
import { createFetchCode, findStylesheet } from './createFetchCode';
import { createLinks } from './createLinks';
import { createRest } from './createRest';
import { endIntents } from './endIntents';
import { offerHook } from './offerHook';
import { once } from './once';
import { sayWhy } from './standBack';

/** The registry's chunk: all widgets of the build, and the work that waits until the page is idle. */
type RegistryModule = { table: RegistryTable; atIdle(loader: Loader): unknown };
/** The runtime's chunk. */
type PageModule = { start(loader: Loader): Promise<Runtime> };

/**
 * Finds tags, keeps the presses on them, and fetches the code that they need. It knows no widget: the registry comes with
 * the runtime at the first tag that needs them.
 * @param script the loader's own tag: chunks and stylesheets are in the folder beside it, on it are the texts of the box
 *   that offers another try
 */
export function createLoader(
  settings: LoaderSettings,
  script: { src: string; nonce: string; dataset: RetryWords },
  importModule: (url: string) => Promise<unknown>,
): PublicApi {
  const { nonce, dataset: words } = script;
  const folder = new URL('assets/', script.src).href;
  const fetchCode = createFetchCode({ folder, nonce, importModule, onFailure: standBack });
  let runtime: Runtime | undefined;
  /** Fetches the work of an idle page; the first tag asks for it. */
  let bringRest = (): void => undefined;
  /** Why every tag that is not mounted stays as the server wrote it. */
  let left = '';
  /** The build's registry is here. Before that, any name may be one of its own. */
  let isComplete = false;
  const report = (failure: FailureDetail) =>
    runtime ? runtime.report(failure) : console.error('Inlay:', failure);

  // 1. Names and moments: hosts' and add-ons' whenever they come, the build's with the registry.
  const registry = createRegistry(() => replan());
  const moments = createMoments();
  const { visible, idle } = moments as Record<string, (element?: Element) => Promise<unknown>>;
  function replan(moment?: string): void {
    for (const tag of all.values())
      if (tag.state === 'waiting' || (tag.state === 'asleep' && tag.when === moment)) plan(tag);
  }
  function standBack(error: unknown): void {
    const foreign = (error as Partial<ForeignNatives> | undefined)?.foreign;
    if (!foreign || left) return;
    left = `foreign: ${foreign}`;
    sayWhy(settings.version, left);
    all.forEach((tag) => /mounted|skipped/.test(tag.state) || giveUp(tag));
  }
  const when = (name: string, moment: Moment) => {
    moments[name] = moment;
    replan(name);
  };

  // 2. Tags, as they come and go.
  const tags = createTags({
    onNew: plan,
    onGone: (tag) => runtime?.unmount(tag),
    onNested(element) {
      // Whether it is one of its own only the registry can say, and nothing stands for it until then.
      if (!isComplete && isEmpty(element)) bringRegistry().catch(ignore);
    },
  });
  const { all, setState } = tags;
  function plan(tag: Tag): void {
    if (left) return setState(tag, 'skipped', left);
    const { element } = tag;
    const facts = registry.get(tag.name)?.facts;
    const isKnown = facts || !isComplete;
    // An element that is not displayed never comes into view.
    const said =
      element.getAttribute(attributes.when) ??
      (element.hasAttribute(attributes.unhide) ? 'now' : facts ? (facts.when ?? 'visible') : null);
    // Server HTML does as well until the registry says more.
    const name = said ?? (isEmpty(element) ? 'visible' : 'interaction');
    const moment = isKnown ? moments[name] : undefined;
    tag.when = name;
    tag.isGuess = said === null && !isComplete;
    setState(tag, moment ? 'asleep' : 'waiting', moment ? '' : `unknown ${isKnown ? name : 'name'}`);
    bringRest();
    try {
      void moment?.(element)?.then(() => {
        if (tag.state !== 'asleep' || tag.when !== name) return;
        if (tag.isGuess) void learn(tag);
        // A host's own moment gives its name.
        else void wake(tag, name as WakeReason);
      });
    } catch (error) {
      // A host's own: no other tag waits for it.
      reportError(error);
    }
  }

  // 3. Code: registry and runtime once for all, a widget's own when it is wanted.
  const bringRegistry = fetchCode<RegistryModule, RegistryModule>(
    { files: [settings.registry], styles: [] },
    (module) => {
      const { widgets } = module.table;
      registry.addFirst(
        widgets.map((row) => ({
          facts: row.facts,
          load: fetchCode(row, ({ widget }: { widget: WidgetDefinition }) => widget, true),
        })),
      );
      isComplete = true;
      for (const tag of all.values())
        if (tag.state === 'asleep' && (tag.isGuess || !registry.get(tag.name))) plan(tag);
      tags.reconsider();
      return module;
    },
    true,
  );
  const fetchPage = fetchCode(settings.page, ({ start }: PageModule) => start);
  const startPage = once(async () => {
    const [start] = await Promise.all([fetchPage(), bringRegistry()]);
    return (runtime = await start(loader));
  }, standBack);
  /** Runtime and widget side by side. After a failure nothing of them is on its way: another try would only join it. */
  async function bring(find: () => Entry | undefined) {
    bringRest();
    const both = [startPage(), bringRegistry().then(() => find()?.load())] as const;
    try {
      return await Promise.all(both);
    } catch (error) {
      await Promise.allSettled(both);
      throw error;
    }
  }

  /** The tag is in view and empty: what it waits for the registry says, and the runtime comes beside that. */
  async function learn(tag: Tag): Promise<void> {
    const running = startPage().catch(ignore);
    try {
      await bringRegistry();
      // It is in view already: to watch for that once more would cost a frame.
      if (tag.state === 'asleep' && tag.when === 'visible') void wake(tag, 'visible');
    } catch (error) {
      await running;
      if (tag.state === 'asleep') fail(tag, error);
    }
  }

  /** Asks for a widget's module before the registry names it: it is called as the widget's stylesheet, if the page has that. */
  function foresee(name: string): void {
    const href = findStylesheet(name);
    if (href) importModule(`${folder}${href.match(`\\b${name}\\.\\w+`)}.js`).catch(ignore);
  }

  // 4. Waking: fetch, mount; or give the page back to its own HTML.
  async function wake(tag: Tag, reason: WakeReason): Promise<void> {
    if (left || /loading|mounted/.test(tag.state)) return;
    if (!isComplete) foresee(tag.name);
    const coming = bring(() => registry.get(tag.name) ?? release(tag));
    setState(tag, 'loading');
    tag.wokenBy = reason;
    tag.timings.woken = performance.now();
    try {
      const [{ mount }, definition] = await coming;
      tag.timings.loaded = performance.now();
      if (left) giveUp(tag);
      else if (definition && tag.element.isConnected) mount(tag, definition);
    } catch (error) {
      if (tag.state === 'loading') fail(tag, error);
    }
  }
  /** No widget has this name, or none yet: the page's own HTML answers, as if there were no tag. */
  function release(tag: Tag): undefined {
    const control = endIntents(tag);
    plan(tag);
    if (control) perform(control);
  }
  function fail(tag: Tag, error: unknown): void {
    if (!left) report({ widget: tag.name, element: tag.element, phase: 'load', error });
    giveUp(tag);
  }
  function giveUp(tag: Tag, reason = tag.reason || 'no code'): void {
    const control = endIntents(tag);
    setState(tag, left ? 'skipped' : 'error', left || reason);
    if (canLeave(tag.element, control)) {
      tag.sent = control;
      perform(control!);
    } else if (!left) showRetry(tag.element, words, () => wake(tag, 'retry'));
  }

  // 5. Links that open a widget.
  const isLeft = () => !!left;
  const links = createLinks({ selector: settings.links, registry, words, isLeft, bring, report });

  const loader: Loader = {
    nonce,
    words,
    page: settings.page,
    tags: all,
    calls: [] as unknown[],
    registry,
    setState,
    wake,
    wakeInView: (tag, reason) => visible!(tag.element).then(() => wake(tag, reason)),
    giveUp,
    standBack,
    follow: links.follow,
    when,
    idle: idle!,
    startPage,
    fetchCode,
  };

  // 6. Work that waits until the page is idle, on pages that have tags, links or places of ours.
  bringRest = createRest({ loader, links: settings.links, isLeft, fetchRest: bringRegistry });
  offerHook(loader, 'onVanillaReady', bringRest);
  captureIntents({
    around: tags.around,
    pressLink: (target) => !left && links.press(target),
    wake: (tag) => wake(tag, 'interaction'),
    giveUp,
  });
  watchPage(tags);
  return {
    version: settings.version,
    register: registry.register,
    when,
    doctor: () => Array.from(all.values(), ({ isGuess: _, ...tag }) => tag),
  };
}

/** What failed is asked for again by its next user, and reported then. */
const ignore = () => undefined;
