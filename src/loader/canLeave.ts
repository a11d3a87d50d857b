import { isForeign } from '../page/isForeign';

/** Whether a pressed control of an element may go its native way, which leaves the page. */
export function canLeave(element: Element, control: Element | undefined): boolean {
  const focused = document.activeElement!;
  return (
    !!control?.closest('a,summary,[form],form') &&
    // Text that is being written elsewhere would be lost with its page.
    (element.contains(focused) || !isForeign(focused)) &&
    // Offline, a native submit would trade the page for the browser's error page.
    navigator.onLine
  );
}
