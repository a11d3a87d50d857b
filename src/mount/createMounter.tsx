import { startTransition, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { attributes } from '../contract/attributes';
import { eventNames, type Phase } from '../contract/events';
import type { Loader } from '../contract/loader';
import type { Runtime } from '../contract/runtime';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { createPressed, isPressed } from '../page/createPressed';
import { perform } from '../page/perform';
import { hideRetry, showRetry } from '../page/showRetry';
import type { Reporter } from '../report/createReporter';
import { textOf } from '../report/textOf';
import type { Session } from '../session/startSession';
import { Boundary } from './Boundary';
import { createLinkOpener } from './createLinkOpener';
import { createSessionWait } from './createSessionWait';
import { createSlices, type JobResult } from './createSlices';
import { finishMount } from './finishMount';
import { giveBack, lastGood, standIn, type Mounted } from './giveBack';
import { handOverControls } from './handOverControls';
import { isUsed } from './isUsed';
import { propsOf } from './propsOf';
import { Shown } from './Shown';

interface Deps {
  window: Window & typeof globalThis;
  loader: Pick<Loader, 'tags' | 'setState' | 'words' | 'wake' | 'giveUp' | 'follow'>;
  reporter: Reporter;
  /** Everything that views read from context. */
  Providers: ComponentType<{ element: Element; children: ReactNode }>;
  /** Puts a definition's slices into the store, and what its props bring. */
  prepare(definition: WidgetDefinition, props: object): void;
  /** What must be known before a view can be right. */
  session?: Pick<Session, 'isKnown' | 'ready' | 'known'>;
  /** Resolves when nothing is pressed inside the element; jsdom has no such state. */
  released?(element: Element): Promise<void>;
  /** Whether the current user may see the details of a failure. */
  showsDetails(): boolean;
}

/** Element + definition → mounted in a root of its own → unmounted. */
export function createMounter(deps: Deps): Pick<Runtime, 'mount' | 'unmount' | 'open'> {
  const { window, loader, reporter, Providers, prepare } = deps;
  const { document } = window;
  const mounted = new Map<Tag, Mounted>();
  const known = new WeakSet<WidgetDefinition>();
  const slice = createSlices(window);
  const released = deps.released ?? createPressed(document);
  const whenKnown = createSessionWait(deps);
  /** Focus was on its Retry, which has gone, and nothing has come in its place yet. */
  let retried: Tag | false | undefined;

  /** Gives the page its HTML back (`html`, or the server's), and says why. */
  function fail(tag: Tag, definition: WidgetDefinition, phase: Phase, error: unknown, html?: Node[]) {
    const record = mounted.get(tag);
    if (record) {
      end(record);
      giveBack(loader.tags, record, html ?? record.before);
      record.handOver(tag.element);
    }
    loader.setState(tag, 'error', `${phase}: ${textOf(error)}`);
    tag.intents?.forEach((control) => control.removeAttribute('aria-busy'));
    tag.intents = undefined;
    // By the tag's name: a half-loaded chunk has no definition to ask.
    reporter.fail({ widget: tag.name, element: tag.element, phase, error });
    const details = deps.showsDetails() ? textOf(error, 'stack') : undefined;
    // Props do not mend themselves: the server's HTML stays as it is, and only those who can mend them see why.
    if (phase === 'props' && !details) return;
    const box = showRetry(tag.element, loader.words, () => {
      tag.wokenBy = 'retry';
      mount(tag, definition);
    });
    if (retried === tag) (box.firstElementChild as HTMLElement).focus();
    if (details) box.appendChild(document.createElement('pre')).textContent = details;
  }

  /** Ends a root, whatever the page has done to its nodes meanwhile. */
  function end(record: Mounted): void {
    mounted.delete(record.tag);
    try {
      record.root.unmount();
    } catch (error) {
      reporter.debug(`${record.tag.name}: changed by the page`, error);
    }
  }

  function render(record: Mounted, props: object): void {
    const { definition, container, tag } = record;
    const View = definition.view as ComponentType<object>;
    let kept: Node[] | undefined;
    let phase: Phase = 'render';
    const isOurs = () => container.firstChild && !record.before.includes(container.firstChild);
    record.root.render(
      <Boundary
        onFailing={() => {
          // React may render the failed state twice; the first time the view is still whole.
          const copies = Array.from(container.childNodes, (node) => node.cloneNode(true));
          if (isOurs()) phase = tag.state === 'mounted' ? 'update' : 'effect';
          if (kept) return;
          kept = phase === 'update' ? lastGood(record, copies) : record.before;
          if (phase === 'update') record.handOver = handOverControls(container, true);
        }}
        onFailed={(error) => {
          queueMicrotask(() => {
            if (mounted.get(tag) !== record) return;
            if (textOf(error, 'name') === 'NotFoundError' && record.recovers) {
              end(record);
              giveBack(loader.tags, record, record.before);
              record.handOver(tag.element);
              set(tag, definition, props, false, false);
              mounted.get(tag)?.handOver(tag.element);
            } else fail(tag, definition, phase, error, kept);
          });
        }}
      >
        <Providers element={container}>
          <View {...props} />
          <Shown onShown={record.onShown} />
        </Providers>
      </Boundary>,
    );
  }

  /** `calm`: React may take several turns for it, and the view is not in the page yet when this returns `yield`. */
  function set(
    tag: Tag,
    definition: WidgetDefinition,
    props: object,
    calm: boolean,
    recovers = true,
  ): JobResult {
    const { element } = tag;
    const handOver = handOverControls(element);
    const { activeElement } = document;
    hideRetry(element);
    retried = !activeElement?.isConnected && tag;
    const before = [...element.childNodes];
    const container = definition.element === 'replace' ? standIn(element) : element;
    const root = createRoot(container, {
      // The boundary reports; React's own log would say it twice.
      onCaughtError: () => undefined,
      onUncaughtError: (error) =>
        queueMicrotask(() => {
          if (mounted.get(tag) === record) fail(tag, definition, 'render', error);
        }),
    });
    const json = element.getAttribute(attributes.props);
    const replaced = container === element ? null : element;
    const onShown = () => queueMicrotask(() => queueMicrotask(settle));
    const record: Mounted = {
      ...{ tag, definition, root, container, replaced, before, json, handOver, recovers, onShown },
    };
    if (replaced) {
      element.replaceWith(container);
      loader.tags.delete(element);
      loader.tags.set(container, tag);
      tag.element = container;
    }
    mounted.set(tag, record);
    function settle() {
      if (mounted.get(tag) !== record || tag.state === 'mounted') return;
      known.add(definition);
      retried = false;
      finishMount(record, loader);
    }
    // Code that runs for the first time takes a phone long: React renders the first of a kind in slices of its own, for
    // which only a place where nothing stands can wait.
    const inSlices = calm && before.length === 0 && !known.has(definition);
    if (inSlices) {
      startTransition(() => render(record, props));
      return 'yield';
    }
    flushSync(() => render(record, props));
    // A failed first render is dealt with in a microtask, before anything is painted.
    queueMicrotask(settle);
    return 'done';
  }

  function mount(tag: Tag, definition: WidgetDefinition): void {
    const start = (calm: boolean): JobResult => {
      if (mounted.has(tag) || loader.tags.get(tag.element) !== tag) return 'done';
      let phase: Phase = 'props';
      try {
        const props = propsOf(tag, definition);
        prepare(definition, props);
        phase = 'render';
        return set(tag, definition, props, calm);
      } catch (error) {
        const { intents } = tag;
        fail(tag, definition, phase, error);
        if (intents) perform([...intents].at(-1)!);
        return 'done';
      }
    };
    const job = (first: boolean): JobResult => {
      // The first of a kind can take a slice of its own.
      if (!first && !known.has(definition)) return 'retry';
      if (deps.released || !isPressed(tag.element)) return start(true);
      // A pointer that went down while the job waited for its slice: swapping now would lose the click.
      void released(tag.element).then(() => start(false));
      return 'done';
    };
    // A promise too many costs a turn, and a first click shows that.
    void whenKnown(tag, definition)
      .then((isKnown) => isKnown && released(tag.element).then(() => true))
      .then((isReady) => isReady && (isUsed(tag) ? start(false) : slice(job)));
  }

  /** The host changed `data-props`: the view gets the new ones, or keeps its last good ones. */
  function update(element: Element): void {
    const tag = loader.tags.get(element);
    const record = tag && mounted.get(tag);
    const json = element.getAttribute(attributes.props);
    if (!record || json === record.json) return;
    record.json = json;
    try {
      const props = propsOf(tag, record.definition);
      prepare(record.definition, props);
      render(record, props);
    } catch (error) {
      reporter.fail({ widget: tag.name, element, phase: 'props', error });
    }
  }
  const observer = new MutationObserver((all) => all.forEach(({ target }) => update(target as Element)));
  observer.observe(document, { subtree: true, attributeFilter: [attributes.props] });

  return {
    mount,
    open: createLinkOpener({ ...deps, released }),
    unmount(tag) {
      const record = mounted.get(tag);
      if (!record) return;
      end(record);
      // A page that puts the element back finds it as the server wrote it.
      giveBack(loader.tags, record, record.before);
      tag.element.removeAttribute(attributes.state);
      // That HTML may be older than the store by now: put back, it must not sleep, or a click does the opposite of
      // what the reader saw.
      tag.element.setAttribute(attributes.when, 'now');
      document.dispatchEvent(
        new CustomEvent(eventNames.unmounted, {
          detail: { element: tag.element, widget: record.definition.names[0] },
        }),
      );
    },
  };
}
