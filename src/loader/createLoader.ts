import { attributes } from '../contract/attributes';
import type { Entry, Idle, LoaderHalf, RegistryModule, Runtime, Start } from '../contract/handover';
import type { PublicApi } from '../contract/publicApi';
import type { LoaderSettings } from '../contract/registry';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { captureIntents } from '../page/captureIntents';
import { closest } from '../page/closest';
import { createMoments, type Moment } from '../page/createMoments';
import { createTags } from '../page/createTags';
import { isForeign } from '../page/isForeign';
import { isEmpty } from '../page/isEmpty';
import { perform } from '../page/perform';
import { showRetry, type RetryWords } from '../page/showRetry';
import { watchPage } from '../page/watchPage';
import { createRegistry } from '../registry/createRegistry';
import type { ForeignNatives } from '../contract/foreignNatives';
import { createFetchCode } from './createFetchCode';
import { createLinks } from './createLinks';
import { createRest } from './createRest';
import { endIntents } from './endIntents';
import { once } from './once';
import { sayWhy } from './standBack';

/**
 * The first half of the runtime: finds tags, keeps what readers do to them, and fetches what they need. It knows no
 * widget: the registry, which does, comes with the runtime at the first tag that needs them.
 * @param script the loader's own tag: beside it is the folder that chunks and stylesheets come from, on it the words of
 *   the box that offers another try
 */
export function createLoader(
  settings: LoaderSettings,
  script: { src: string; nonce: string; dataset: RetryWords },
  importModule: (url: string, leaf?: boolean) => Promise<unknown>,
): PublicApi {
  const { nonce, dataset: words } = script;
  const folder = new URL('assets/', script.src).href;
  const fetchCode = createFetchCode({ folder, nonce, importModule, onFailure: standBack });
  let mounter: Runtime | undefined;
  /** Fetches what comes when nothing else is going on; tags ask for it as soon as there is one. */
  let bringRest = (): void => undefined;
  /** Why every tag that is not mounted stays as the server wrote it. */
  let left = '';
  /** The build's registry is here. Before that, any name may be one of its own. */
  let isComplete = false;

  // 1. Names and moments: hosts' and add-ons' whenever they come, the build's with the registry.
  const registry = createRegistry(() => replan());
  const moments = createMoments();
  function replan(moment?: string): void {
    for (const tag of all.values())
      if (tag.state === 'waiting' || (tag.state === 'asleep' && tag.when === moment)) plan(tag);
  }
  function standBack(error: unknown): void {
    const { foreign } = (error ?? {}) as Partial<ForeignNatives>;
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
    onGone: (tag) => mounter?.unmount(tag),
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
    // What is not displayed never comes into view.
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
        else void wake(tag);
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
  const fetchPage = fetchCode(settings.page, ({ start }: { start: Start }) => start);
  const startPage = once(async () => {
    const [start] = await Promise.all([fetchPage(), bringRegistry()]);
    try {
      return (mounter = await start(handover));
    } catch (error) {
      standBack(error);
      throw error;
    }
  });
  const entryOf = ({ name, element }: Tag): Entry | undefined =>
    registry.get(name) ??
    registry.entries().find(({ facts }) => !name && facts.links && closest(element, facts.links) === element);

  /** The tag is in view and empty: what it waits for the registry says, and the runtime comes beside that. */
  async function learn(tag: Tag): Promise<void> {
    const running = startPage();
    try {
      await bringRegistry();
      running.catch(ignore);
      // It is in view already: to watch for that once more would cost a frame.
      if (tag.state === 'asleep' && tag.when === 'visible') void wake(tag);
    } catch (error) {
      await running.catch(ignore);
      if (tag.state === 'asleep') fail(tag, error);
    }
  }

  // 4. Waking: fetch, mount; or give the page back to its own HTML.
  async function wake(tag: Tag): Promise<void> {
    const { element, state } = tag;
    if (left || /loading|mounted/.test(state)) return;
    bringRest();
    const running = startPage();
    const coming = bringRegistry().then(() => {
      const entry = entryOf(tag);
      tag.name ||= entry?.facts.names[0] ?? '';
      return entry ? entry.load() : release(tag);
    });
    setState(tag, 'loading');
    tag.timings.woken = performance.now();
    try {
      const [{ mount }, definition] = await Promise.all([running, coming]);
      tag.timings.loaded = performance.now();
      if (left) giveUp(tag);
      else if (definition !== null && element.isConnected) void mount(tag, definition);
    } catch (error) {
      // Another try while one of these is on its way would only join it.
      await Promise.allSettled([running, coming]);
      if (tag.state === 'loading') fail(tag, error);
    }
  }
  /** No widget has this name, or none yet: the page's own HTML answers, as if there were no tag. */
  function release(tag: Tag): null {
    const control = endIntents(tag);
    plan(tag);
    if (control) perform(control);
    return null;
  }
  function fail(tag: Tag, error: unknown): void {
    if (!left) handover.report({ widget: tag.name, element: tag.element, phase: 'load', error });
    giveUp(tag);
  }
  function giveUp(tag: Tag, reason = tag.reason || 'no code'): void {
    const { element } = tag;
    const control = endIntents(tag);
    setState(tag, left ? 'skipped' : 'error', left || reason);
    const focused = document.activeElement!;
    // Text that is being written elsewhere would be lost with its page. Offline, a native submit would trade the page for
    // the browser's error page.
    if (
      !control?.closest('a,summary,[form],form') ||
      (!element.contains(focused) && isForeign(focused)) ||
      !navigator.onLine
    ) {
      if (!left) showRetry(element, words, () => wake(tag));
    } else {
      tag.sent = control;
      perform(control);
    }
  }

  // 5. Links that open a widget.
  const findLink = createLinks(() => [
    settings.links,
    ...registry.entries().flatMap(({ facts }) => facts.links ?? []),
  ]);

  const linkOf = (target: Element) => (left ? undefined : findLink(target));

  const handover: LoaderHalf = {
    nonce,
    words,
    tags: all,
    registry,
    setState,
    wake,
    standBack: (foreign) => standBack({ foreign }),
    giveUp,
    visible: moments.visible as LoaderHalf['visible'],
    report: (detail) => console.error('Inlay:', detail),
  };

  // 6. What can wait until nothing else is going on, on pages that have anything to do with us.
  const idle = moments.idle as Idle['idle'];
  bringRest = createRest({
    idle,
    links: settings.links,
    isLeft: () => left !== '',
    fetchRest: async () => {
      const { atIdle } = await bringRegistry();
      return () => atIdle({ ...handover, when, idle, fetchCode, startPage, page: settings.page });
    },
    startPage,
  });

  captureIntents({ around: tags.around, linkOf, wake, giveUp });
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
