import { attributes } from '../contract/attributes';
import type { ForeignNatives } from '../contract/foreignNatives';
import type { Idle, LoaderHalf, Runtime, Start } from '../contract/handover';
import type { PublicApi } from '../contract/publicApi';
import type { Code, LoaderTable } from '../contract/table';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { captureIntents } from '../page/captureIntents';
import { closest } from '../page/closest';
import { createMoments, type Moment } from '../page/createMoments';
import { createTags } from '../page/createTags';
import { isForeign } from '../page/isForeign';
import { showRetry, type RetryWords } from '../page/showRetry';
import { watchPage } from '../page/watchPage';
import { createRegistry } from '../registry/createRegistry';
import { addStylesheet } from './addStylesheet';
import { sayWhy } from './standBack';

/** What a promise starts with; the second function that it hands over counts as no delay. */
type Turn = (resolve: (value: unknown) => void) => void;

/**
 * The first half of the runtime: finds tags, keeps what readers do to them, and fetches what they need.
 * @param script the loader's own tag: beside it is the folder that chunks and stylesheets come from, on it the words of
 *   the box that offers another try
 */
// Each in a place of its own, as the fields of one object they are some twenty bytes more.
export function createLoader(
  table: LoaderTable,
  { src, nonce, dataset: words }: { src: string; nonce: string; dataset: RetryWords },
  importModule: (url: string, leaf?: boolean) => Promise<unknown>,
): PublicApi {
  let folder = new URL('assets/', src).href;
  const base = folder;
  const load = (file: string, leaf?: boolean) => importModule(`${folder}${file}.js`, leaf);
  let mounter: Runtime | undefined;
  /** Why every tag that is not mounted stays as the server wrote it. */
  let left = '';

  // 1. Names and moments: the build's now, hosts' and add-ons' whenever they come.
  const replan = (name?: string) =>
    all.forEach((tag) => {
      if (tag.state === 'waiting' || (tag.state === 'asleep' && tag.when === name)) plan(tag);
    });
  const standBack = (foreign?: string) => {
    if (!foreign || left) return;
    left = `foreign: ${foreign}`;
    sayWhy(table.version, left);
    all.forEach((tag) => /mounted|skipped/.test(tag.state) || giveUp(tag));
  };
  const registry = createRegistry(replan);
  const moments = createMoments();

  // 2. Tags, as they come and go.
  const tags = createTags(plan, (tag) => mounter?.unmount(tag));
  const { all, setState } = tags;
  function plan(tag: Tag): void {
    if (left) return setState(tag, 'skipped', left);
    const { element } = tag;
    const facts = registry.get(tag.name)?.facts;
    // What is not displayed never comes into view.
    const when =
      element.getAttribute(attributes.when) ??
      (element.hasAttribute(attributes.unhide) ? 'now' : (facts?.when ?? 'visible'));
    const moment = facts && moments[when];
    tag.when = when;
    setState(tag, moment ? 'asleep' : 'waiting', moment ? '' : `unknown ${facts ? when : 'name'}`);
    try {
      void moment?.(element)?.then(() => {
        if (tag.state === 'asleep') void wake(tag);
      });
    } catch (error) {
      // A host's own: no other tag waits for it.
      reportError(error);
    }
  }

  // 3. Code: the runtime once for all, a widget's own when it is wanted; all files at once, to save round trips.
  const code = <Module, T>(
    { files, styles = [files.at(-1)!] }: Code,
    unpack: (module: Module) => T | Promise<T>,
    leaf?: boolean,
  ) => {
    let running: Promise<T> | undefined;
    const run = async () => {
      try {
        const modules = await Promise.all([
          ...styles.map((file) => addStylesheet(base, file, nonce)),
          ...files.map((file) => load(file, leaf && file === files.at(-1))),
        ]);
        // Evaluating the last module and using it would be one long task.
        await new Promise(setTimeout as Turn);
        return await unpack(modules.at(-1) as Module);
      } catch (error) {
        running = undefined;
        standBack((error as ForeignNatives | undefined)?.foreign);
        // With the runtime here, its modules' names must stay. Else any other spelling of the folder is a new name.
        if (!leaf && !mounter)
          folder = base.replace(/[a-ip-y](?=[^:]*$)/g, (letter) =>
            Math.random() < 0.5 ? letter : `%${letter.charCodeAt(0).toString(16)}`,
          );
        throw error;
      }
    };
    return () => (running ??= run());
  };
  const startPage = code(
    table.page,
    async ({ start }: { start: Start }) => (mounter = await start(handover)),
  );
  const add = (facts: LoaderTable['widgets'][number]) =>
    registry.add({
      facts,
      load: code(facts, ({ widget }: { widget: WidgetDefinition }) => widget, true),
    });
  table.widgets.forEach(add);

  // 4. Waking: fetch, mount; or give the page back to its own HTML.
  async function wake(tag: Tag): Promise<void> {
    const { element, name, state } = tag;
    if (left || /loading|mounted/.test(state)) return;
    const coming = [startPage(), registry.get(name)!.load()] as const;
    setState(tag, 'loading');
    tag.timings.woken = performance.now();
    try {
      const [{ mount }, definition] = await Promise.all(coming);
      tag.timings.loaded = performance.now();
      if (element.isConnected && !left) void mount(tag, definition);
      if (left) giveUp(tag);
    } catch (error) {
      if (!left) {
        handover.report({ widget: name, element, phase: 'load', error });
        // Whoever tries again while one of these is on its way would only join it.
        await Promise.allSettled(coming);
      }
      giveUp(tag);
    }
  }
  function giveUp(tag: Tag, reason = tag.reason ?? 'no code'): void {
    const { element, intents = [] } = tag;
    let control: HTMLElement | undefined;
    for (control of intents) control.ariaBusy = null;
    delete tag.intents;
    setState(tag, left ? 'skipped' : 'error', left || reason);
    const focused = document.activeElement!;
    // Whoever has gone on to write something else would lose the page they write in. Offline, a native submit would trade
    // it for the browser's error page.
    if (
      !control?.closest('a,summary,[form],form') ||
      (!element.contains(focused) && isForeign(focused)) ||
      !navigator.onLine
    ) {
      if (!left) showRetry(element, words, () => wake(tag));
    } else {
      tag.sent = control;
      if ((control as HTMLFormElement).requestSubmit) (control as HTMLFormElement).requestSubmit();
      else control.click();
    }
  }

  // 5. Links that open a widget are tags for as long as that takes. After a failure the next click is the browser's.
  const links = new WeakMap<Element, Tag>();
  function linkOf(target: Element): Tag | undefined {
    if (left) return undefined;
    for (const { facts } of registry.entries()) {
      const element = facts.links && closest(target, facts.links);
      if (!element) continue;
      const tag = links.get(element) ?? {
        element,
        name: facts.names[0],
        state: 'asleep',
        // Nobody asks when.
        timings: {} as Tag['timings'],
      };
      links.set(element, tag);
      if (tag.state !== 'error') return tag;
      tag.state = 'asleep';
    }
    return undefined;
  }

  const handover: LoaderHalf = {
    nonce,
    words,
    tags: all,
    registry,
    setState,
    wake,
    standBack,
    giveUp,
    visible: moments.visible as LoaderHalf['visible'],
    report: (detail) => console.error('Inlay:', detail),
  };
  captureIntents(tags.around, linkOf, wake, giveUp);
  watchPage(tags);

  // 6. All that can wait until nothing else is going on.
  const idle = moments.idle as () => Promise<unknown>;
  const when = (name: string, moment: Moment) => {
    moments[name] = moment;
    replan(name);
  };
  const loadRest = (pause: number): unknown =>
    idle()
      .then(() => load(table.idle, true) as Promise<{ atIdle?(idle: Idle): void }>)
      .then(
        // A file that came empty is there, and cannot be asked for again.
        ({ atIdle }) => left || atIdle?.({ ...handover, add, when, idle, code, startPage }),
        // Some widgets are known there only. What is gone for good is asked for ever more rarely.
        () => setTimeout(loadRest, pause, pause * 2),
      )
      // It may be the page that breaks it: the runtime knows.
      .catch((error: unknown) => {
        const tell = () => left || reportError(error);
        startPage().then(tell, tell);
      });
  loadRest(4000);

  return {
    version: table.version,
    register: registry.register,
    when,
    doctor: () => [...all.values()].map((tag) => ({ ...tag })),
  };
}
