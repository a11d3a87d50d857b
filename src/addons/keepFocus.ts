import { attributes } from '../contract/attributes';
import { findPart } from '../mount/handOverControls';

/**
 * Remembers which control has the focus, by its part key, for a change of what add-ons have put into the page. Answers
 * the function that is called after that: where the control went with it, its place goes to the one that came instead.
 */
export function keepFocus({ document }: Pick<Window, 'document'>): () => void {
  const focused = document.activeElement;
  const part = focused?.closest(`[${attributes.part}]`)?.getAttribute(attributes.part);
  const widget = focused?.closest(`[${attributes.state}]`);
  return () => {
    if (!focused || !part || !widget) return;
    // React shows the change in a microtask of its own, which was there first.
    queueMicrotask(() => {
      if (!focused.isConnected) findPart(widget, part)?.focus({ preventScroll: true });
    });
  };
}
