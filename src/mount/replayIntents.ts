import { attributes } from '../contract/attributes';
import { isForeign } from '../page/isForeign';
import { perform } from '../page/perform';
import { findPart } from './handOverControls';

/**
 * Does again, on the widget's own controls and in order, what the reader did to the server's. Of what would open something,
 * and take the focus with it, only what was pressed last is done, and not even that for a reader who has gone on to write
 * elsewhere.
 */
export function replayIntents(element: Element, intents: Iterable<HTMLElement>): void {
  const focused = document.activeElement!;
  const writes = !element.contains(focused) && isForeign(focused) && focused.localName !== 'button';
  let opener: HTMLElement | undefined;
  for (const control of intents) {
    const own = findPart(element, control.getAttribute(attributes.part)!);
    if (own?.hasAttribute('aria-expanded')) opener = own;
    else if (own) perform(own);
  }
  if (!writes) opener?.click();
}
