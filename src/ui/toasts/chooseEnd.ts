import { covers } from './covers';

/** Pixels that must be won, lest they go to and fro while somebody scrolls. */
const worthwhile = 16;

/**
 * Sends toasts that lie over a part of the layer to the other end of the window, where that leaves more of it to a pointer:
 * it lies over the page, and does not move with it.
 */
export function chooseEnd({ innerHeight }: Window, toasts: Element, part: Element): void {
  const { top, bottom } = part.getBoundingClientRect();
  /** The longer piece of what is above and below them. */
  const left = () => {
    const cover = toasts.getBoundingClientRect();
    return Math.max(cover.top - Math.max(top, 0), Math.min(bottom, innerHeight) - cover.bottom);
  };
  if (!covers(toasts, part)) return;
  const here = left();
  toasts.toggleAttribute('data-above');
  if (covers(toasts, part) && left() < here + worthwhile) toasts.toggleAttribute('data-above');
}
