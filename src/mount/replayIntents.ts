import { attributes } from '../contract/attributes';
import { perform } from '../page/perform';
import { findPart } from './handOverControls';

/** Does again, on the widget's own controls and in order, what the reader did to the server's. */
export function replayIntents(element: Element, intents: HTMLElement[]): void {
  for (const control of intents) {
    const own = findPart(element, control.getAttribute(attributes.part)!);
    if (own) perform(own);
  }
}
