import { chooseEnd } from './chooseEnd';
import { covers } from './covers';
import { createRoom } from './createRoom';

const opened = '.inl-flyout,.inl-menu';

/**
 * Scrolls a control that was focused under `cover` out from under it. The page gets room at its end for that, and for
 * reading its last line. Over an open layer, the cover moves to the other end of the window, and
 * returns when the layer closes.
 * Answers the function that stops it.
 */
export function keepFocusSeen(window: Window & typeof globalThis, cover: HTMLElement): () => void {
  const { document } = window;
  const layer = cover.parentElement!;
  const room = createRoom(document);
  let isPressed = false;
  let frame = 0;
  /** Of the cover, pixels. Asked for at a press it would have the page laid out once more. */
  let height = 0;

  const place = () => {
    frame = 0;
    room.fit(height, layer.querySelector('.inl-flyout,.inl-menu,.inl-modal'));
    const focused = document.activeElement;
    // What moves away from under a pointer that is down on it is not clicked.
    if (isPressed || cover.contains(focused)) return;
    const used = layer.contains(focused)
      ? (focused!.closest(opened) ?? focused!)
      : layer.querySelector(opened);
    if (used) chooseEnd(cover, used);
    else cover.removeAttribute('data-above');
  };
  /** A page without toasts has nothing to place. */
  const isNeeded = () => height > 0 || room.isTaken();
  /** Once for all that changes before the page is drawn again. */
  const soon = () => {
    if (isNeeded()) frame ||= window.requestAnimationFrame(place);
  };
  const uncover = (element: Element | null) => {
    if (!element || isPressed || layer.contains(element) || !covers(cover, element)) return;
    const { top } = cover.getBoundingClientRect();
    const { bottom, height } = element.getBoundingClientRect();
    // Of a long text or a whole page part there is more to see than its end.
    if (height <= top) window.scrollBy({ top: bottom - top + 8, behavior: 'instant' });
  };
  const sizes = new window.ResizeObserver(() => {
    height = cover.offsetHeight;
    place();
    // It appeared, or grew, over the focused element.
    uncover(document.querySelector(':focus-visible'));
  });
  // Layers are added and removed, grow with their content, and follow their opener by style.
  const changes = new window.MutationObserver(soon);
  // A key says that the pointer is up, too, which was perhaps let go outside of the window.
  const hear = ({ type, target }: Event) => {
    if (/mouse|key/.test(type)) isPressed = type === 'mousedown';
    if (type !== 'focusin') return soon();
    if (!isNeeded()) return;
    place();
    uncover(target as Element);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  sizes.observe(cover);
  changes.observe(layer, { childList: true, subtree: true, attributeFilter: ['style'] });
  for (const type of ['focusin', 'mousedown', 'mouseup', 'keydown', 'scroll', 'resize'])
    window.addEventListener(type, hear, { capture: true, signal });
  return () => {
    listeners.abort();
    sizes.disconnect();
    changes.disconnect();
    room.dispose();
  };
}
