import { startTransition, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { attributes } from '../contract/attributes';
import { eventNames, type Phase } from '../contract/events';
import type { Mounter } from '../contract/handover';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { createPressed, isPressed } from '../page/createPressed';
import { perform } from '../page/perform';
import { hideRetry, showRetry } from '../page/showRetry';
import { textOf } from '../report/textOf';
import { Boundary } from './Boundary';
import { createSessionWait } from './createSessionWait';
import { createSlices } from './createSlices';
import { giveBack, lastGood, standIn, type Mounted } from './giveBack';
import { handOverControls } from './handOverControls';
import { handOverHover } from './handOverHover';
import { isUsed } from './isUsed';
import type { MounterDeps } from './mounterDeps';
import { createLinkOpener } from './createLinkOpener';
import { propsOf } from './propsOf';
import { replayIntents } from './replayIntents';
import { Shown } from './Shown';

/** Element + definition → mounted in a root of its own → unmounted. */
export function createMounter(deps: MounterDeps): Mounter {
  const { window, handover, reporter, Providers, prepare } = deps;
  const { document } = window;
  const mounted = new Map<Tag, Mounted>();
  const known = new WeakSet<WidgetDefinition>();
  const slice = createSlices(window);
  const released = deps.released ?? createPressed(document);
  const open = createLinkOpener(deps);
  const whenKnown = createSessionWait(deps);
  /** Focus was on its Retry, which has gone, and nothing has come in its place yet. */
  let retried: Tag | false | undefined;

  /** Gives the page its HTML back (`html`, or the server's), and says why. */
  function fail(tag: Tag, definition: WidgetDefinition, phase: Phase, error: unknown, html?: Node[]) {
    const record = mounted.get(tag);
    if (record) {
      end(record);
      giveBack(handover.tags, record, html ?? record.before);
      record.handOver(tag.element);
    }
    handover.setState(tag, 'error', `${phase}: ${textOf(error)}`);
    tag.intents?.forEach((control) => control.removeAttribute('aria-busy'));
    tag.intents = undefined;
    // By the tag's name: a half-loaded chunk has no definition to ask.
    reporter.fail({ widget: tag.name, element: tag.element, phase, error });
    const details = deps.showsDetails() ? textOf(error, 'stack') : undefined;
    // Props do not mend themselves: the server's HTML stays as it is, and only those who can mend them see why.
    if (phase === 'props' && !details) return;
    const box = showRetry(tag.element, handover.words, () => void mount(tag, definition));
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
              giveBack(handover.tags, record, record.before);
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

  /** Answers true when the view is on its way and not in the page yet. */
  function set(tag: Tag, definition: WidgetDefinition, props: object, calm: unknown, recovers = true) {
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
      handover.tags.delete(element);
      handover.tags.set(container, tag);
      tag.element = container;
    }
    mounted.set(tag, record);
    function settle() {
      if (mounted.get(tag) !== record || tag.state === 'mounted') return;
      known.add(definition);
      retried = false;
      handover.setState(tag, 'mounted');
      tag.timings.mounted = window.performance.now();
      if (element.getAttribute(attributes.unhide) === 'true') element.removeAttribute('style');
      handOver(container);
      handOverHover(container);
      container.dispatchEvent(
        new CustomEvent(eventNames.mounted, {
          bubbles: true,
          detail: { element: tag.element, widget: definition.names[0] },
        }),
      );
      const { intents = [] } = tag;
      tag.intents = undefined;
      replayIntents(container, intents);
    }
    // Code that runs for the first time takes a phone long: React renders the first of a kind in slices of its own, for
    // which only a place where nothing stands can wait.
    const inSlices = calm && before.length === 0 && !known.has(definition);
    if (inSlices) startTransition(() => render(record, props));
    else {
      flushSync(() => render(record, props));
      // A failed first render is dealt with in a microtask, before anything is painted.
      queueMicrotask(settle);
    }
    return inSlices;
  }

  function mount(tag: Tag, definition: WidgetDefinition): void {
    const start = (calm?: unknown): unknown => {
      if (!tag.element.hasAttribute(attributes.widget)) return openLink(tag, definition);
      if (mounted.has(tag) || handover.tags.get(tag.element) !== tag) return;
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
      }
    };
    // A pointer that went down while the job waited for its slice: swapping now would lose the click.
    const unpressed = (first: boolean): unknown => {
      // The first of a kind can take a slice of its own.
      if (!first && !known.has(definition)) return unpressed;
      return !deps.released && isPressed(tag.element) ? void released(tag.element).then(start) : start(true);
    };
    // A promise too many costs a turn, and a first click shows that.
    void whenKnown(tag, definition)
      .then((isKnown) => isKnown && released(tag.element).then(() => true))
      .then((isReady) => isReady && (isUsed(tag) ? start() : slice(unpressed)));
  }

  function openLink(tag: Tag, definition: WidgetDefinition): void {
    const link = tag.element as HTMLElement;
    tag.intents = undefined;
    link.removeAttribute('aria-busy');
    tag.state = 'asleep';
    link.removeAttribute(attributes.state);
    const follow = () => {
      tag.state = 'error';
      link.click();
    };
    if (!open(link, definition, follow)) follow();
  }

  /** The host changed `data-props`: the view gets the new ones, or keeps its last good ones. */
  function update(element: Element): void {
    const tag = handover.tags.get(element);
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
    unmount(tag) {
      const record = mounted.get(tag);
      if (!record) return;
      end(record);
      // Whoever takes the element in again finds it as the server wrote it.
      giveBack(handover.tags, record, record.before);
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
