import { covers } from './covers';

/** Pixels that a change of end must win, so that toasts do not jump while the user scrolls. */
const worthwhile = 16;

/**
 * Sends toasts that lie over a part of the layer to the other end of the window, where that leaves more of it to a pointer:
 * it lies over the page, and does not move with it.
 */
export function chooseEnd(toasts: Element, part: Element): void {
  if (!covers(toasts, part)) return;
  const { top, bottom } = part.getBoundingClientRect();
  /** The longer free part above or below them. */
  const left = () => {
    const cover = toasts.getBoundingClientRect();
    return Math.max(cover.top - top, bottom - cover.bottom);
  };
  const here = left();
  toasts.toggleAttribute('data-above');
  if (covers(toasts, part) && left() < here + worthwhile) toasts.toggleAttribute('data-above');
}
