import { attributes } from '../contract/attributes';
import { eventNames } from '../contract/events';
import type { Loader } from '../contract/loader';
import type { Mounted } from './giveBack';
import { handOverHover } from './handOverHover';
import { replayIntents } from './replayIntents';

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
