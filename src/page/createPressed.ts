import { listen } from './listen';

/**
 * Waits until no pointer, key or input method is at work inside an element. HTML that is swapped between pointer down
 * and click loses the click; text that is being composed is lost with its textarea.
 */
export function createPressed(document: Document): (element: Element) => Promise<void> {
  let composing: Node | null = null;
  // One that began before this code was here is known by its next letter.
  listen(document, 'compositionstart compositionupdate', ({ target }) => (composing = target as Node));
  listen(document, 'compositionend', () => (composing = null));
  return async (element) => {
    while (isPressed(element) || (composing && element.contains(composing))) await released(document);
  };
}

/** The style engine knows what is pressed, also when that began before this code was here. */
export const isPressed = (element: Element) => element.matches(':active,:has(:active)');

/** How often to look again, milliseconds: what a finger has tapped stays pressed for a moment after its last event. */
const lookAgain = 100;

/** The click follows in the same turn as the release; whoever waits goes after it. */
function released(document: Document): Promise<void> {
  return new Promise((resolve) => {
    const types = ['pointerup', 'pointercancel', 'dragend', 'keyup', 'compositionend'];
    const timer = setTimeout(() => done(), lookAgain);
    const done = () => {
      clearTimeout(timer);
      types.forEach((type) => document.removeEventListener(type, done, true));
      setTimeout(resolve);
    };
    types.forEach((type) => document.addEventListener(type, done, true));
  });
}
