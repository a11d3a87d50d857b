import { attributes } from '../contract/attributes';
import { isForeign } from '../page/isForeign';
import { perform } from '../page/perform';
import { findPart } from './handOverControls';

/**
 * Does again, on the widget's own controls and in order, what the reader did to the server's. What would open something, and
 * take the focus with it, is done no more for a reader who has gone on to write elsewhere.
 */
export function replayIntents(element: Element, intents: HTMLElement[]): void {
  const focused = document.activeElement!;
  const writes = !element.contains(focused) && isForeign(focused) && focused.localName !== 'button';
  for (const control of intents) {
    const own = findPart(element, control.getAttribute(attributes.part)!);
    if (own && !(writes && own.hasAttribute('aria-expanded'))) perform(own);
  }
}
