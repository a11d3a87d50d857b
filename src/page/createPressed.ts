import { listen } from './listen';

/**
 * Waits until no pointer, key or input method is at work inside an element. HTML that is swapped between pointer down
 * and click loses the click; text that is being composed is lost with its textarea.
 */
export function createPressed(document: Document): (element: Element) => Promise<void> {
  // A composition may have begun before this code was here: most browsers count events without listeners. In others
  // any text that a field holds already may be composed, until the next key tells, or time.
  const field = document.activeElement as HTMLTextAreaElement | null;
  const { eventCounts } = performance as { eventCounts?: Partial<EventCounts> };
  // A clock that a page's own tests have replaced has something else by that name.
  const counts = eventCounts?.get && (eventCounts as EventCounts);
  let composing: EventTarget | false | null =
    (counts
      ? counts.get('compositionstart')! > counts.get('compositionend')!
      : field?.value !== field?.defaultValue) && field;
  const doubt = counts ? 0 : setTimeout(() => (composing = null), longestPause);
  listen('compositionstart compositionupdate compositionend keydown', (event) => {
    clearTimeout(doubt);
    const { type, target, isComposing } = event as KeyboardEvent;
    composing = isComposing || /start|update/.test(type) ? target : null;
  });
  return async (element) => {
    while (isPressed(element) || (composing && element.contains(composing as Node)))
      if (await released(element)) return;
  };
}

/** The style engine knows the pressed element, also when the press began before this code was here. */
export const isPressed = (element: Element) => element.matches(':active,:has(:active)');

/** How long a field may stand still before its composition counts as ended, milliseconds. */
const longestPause = 2000;

/**
 * How often to look again, milliseconds: drags, cancelled touches and compositions end without a click, and what a
 * finger has tapped stays pressed for a moment after its last event.
 */
const lookAgain = 100;

/**
 * The click follows in the same turn as the release; waiting jobs run after it. Resolves with true from within that
 * click when it is held back for the element: nothing can be lost any more, and the next frame may show what it did.
 */
function released(element: Element): Promise<true | void> {
  return new Promise((resolve) => {
    const types = ['pointerup', 'keyup', 'click'];
    const timer = setTimeout(() => end(), lookAgain);
    const end = (isTaken?: true) => {
      clearTimeout(timer);
      types.forEach((type) => removeEventListener(type, listener, true));
      resolve(isTaken);
    };
    const listener = ({ type, target, defaultPrevented }: Event) => {
      if (type !== 'click') setTimeout(end);
      else if (defaultPrevented && element.contains(target as Node)) end(true);
    };
    // Where the loader listens: what it has held back goes no further.
    types.forEach((type) => addEventListener(type, listener, true));
  });
}
