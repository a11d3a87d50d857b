import { attributes } from '../contract/attributes';
import type { Ui } from './UiContext';

/** Milliseconds by which a browser has asked whether it may leave a page. */
const longest = 1000;

/**
 * Navigates within the forum without the browser's `beforeunload` question, which was asked already. A page that stays
 * after all warns again.
 *
 * A listener that stops the others will not do: a browser may run those of its window in the order in which they came.
 */
export function leaveUnasked({ leaveFor, window }: Ui, url: string): void {
  const root = window.document.documentElement;
  const end = () => {
    window.removeEventListener('beforeunload', end);
    root.removeAttribute(attributes.state);
  };
  root.setAttribute(attributes.state, 'leaving');
  window.addEventListener('beforeunload', end);
  // A browser may ask some moments later, or not at all.
  if (leaveFor(url)) window.setTimeout(end, longest);
  else end();
}
