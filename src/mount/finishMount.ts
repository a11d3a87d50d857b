import { attributes } from '../contract/attributes';
import { eventNames } from '../contract/events';
import type { Loader } from '../contract/loader';
import { isForeign } from '../page/isForeign';
import { perform } from '../page/perform';
import type { Mounted } from './giveBack';
import { findPart } from './handOverControls';

/** The view is in the page: it gets what the reader has done to the server's HTML, and the page hears of it. */
export function finishMount(
  { tag, definition, container, replaced, handOver }: Mounted,
  { setState }: Pick<Loader, 'setState'>,
): void {
  const element = replaced ?? container;
  setState(tag, 'mounted');
  tag.timings.mounted = performance.now();
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

/**
 * Lets a new view know that the pointer is already on it. Browsers say so with an event that comes from the element
 * around the replaced nodes, here a React root's own, and React takes such an event for one that it has told already: without this, the
 * first hover of a sleeping tag would show no tooltip until the pointer left and came again.
 */
function handOverHover(container: Element): void {
  if (!container.matches(':hover')) return;
  const tell = (event: Event) => {
    const { type, target, relatedTarget, clientX, clientY } = event as MouseEvent;
    if (relatedTarget !== container || !target) return;
    const from = { bubbles: true, composed: true, clientX, clientY };
    target.dispatchEvent(
      event instanceof PointerEvent
        ? new PointerEvent(type, { ...from, pointerId: event.pointerId, pointerType: event.pointerType })
        : new MouseEvent(type, from),
    );
  };
  for (const type of ['pointerover', 'mouseover'])
    container.addEventListener(type, tell, { capture: true, once: true });
}

/**
 * Replays the user's actions on the server's controls, in order, on the widget's own. Of controls that open something and take
 * the focus with it, only the last one is pressed, and not even that one when the user writes by now, elsewhere or in a field of its own widget.
 */
function replayIntents(element: Element, intents: Iterable<HTMLElement>): void {
  const focused = document.activeElement!;
  const writes = isForeign(focused) && focused.localName !== 'button';
  let opener: HTMLElement | undefined;
  for (const control of intents) {
    const own = findPart(element, control.getAttribute(attributes.part)!);
    if (own?.hasAttribute('aria-expanded')) opener = own;
    else if (own) perform(own);
  }
  if (!writes) opener?.click();
}
