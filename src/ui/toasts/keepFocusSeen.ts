import { createRoom } from './createRoom';

const opened = '.inl-flyout,.inl-menu';

/**
 * Scrolls a control that was focused under `cover` out from under it. The page gets room at its end for that, and for
 * whoever reads on to its last line. Over what lies in a layer itself, the cover goes to the other end of the window: over
 * a flyout to where that leaves more room, so that a pointer reaches all of it.
 * Answers the function that stops it.
 */
export function keepFocusSeen(window: Window & typeof globalThis, cover: HTMLElement): () => void {
  const { document } = window;
  const layer = cover.parentElement!;
  const room = createRoom(document);
  let isPressed = false;
  let frame = 0;
  const fit = () => room.fit(cover.offsetHeight, layer.querySelector(`${opened},.inl-modal`) !== null);
  /** Once for all that changes before the page is drawn again. */
  const soon = () => {
    frame ||= window.requestAnimationFrame(() => {
      frame = 0;
      fit();
    });
  };
  const show = (element: Element) => {
    // What moves away from under a pointer that is down on it is not clicked.
    if (isPressed || cover.contains(element)) return;
    const isOver = cover.parentElement?.contains(element);
    // The layer that it has made way for is left, and the page begins there.
    if (!isOver) cover.removeAttribute('data-above');
    const flyout = isOver && element.closest('.inl-flyout,.inl-menu');
    // It grows with what it fetches.
    if (flyout) sizes.observe(flyout);
    const [box, top] = [(flyout || element).getBoundingClientRect(), cover.getBoundingClientRect()];
    const covered =
      box.bottom > top.top && box.top < top.bottom && box.right > top.left && box.left < top.right;
    if (!covered) return;
    // What lies over the page does not move with it.
    if (isOver)
      cover.toggleAttribute('data-above', flyout ? box.top + box.bottom > window.innerHeight : undefined);
    // Of a long text or a whole page part there is more to see than its end.
    else if (box.height <= top.top) window.scrollBy({ top: box.bottom - top.top + 8, behavior: 'instant' });
  };
  const sizes = new window.ResizeObserver(() => {
    fit();
    if (cover.offsetHeight === 0) cover.removeAttribute('data-above');
    // It has come, or grown, over what is being used.
    const used = document.querySelector(':focus-visible,.inl-flyout,.inl-menu');
    if (used) show(used);
  });
  // A key says that the pointer is up, too, which was perhaps let go outside of the window.
  const hear = ({ type, target }: Event) => {
    if (type === 'focusin') show(target as Element);
    else isPressed = type === 'mousedown';
  };
  const types = ['focusin', 'mousedown', 'mouseup', 'keydown'];
  // What is open comes and goes in the layer.
  const changes = new window.MutationObserver(soon);
  changes.observe(layer, { childList: true });
  sizes.observe(cover);
  document.addEventListener('scroll', soon);
  for (const type of types) document.addEventListener(type, hear, true);
  return () => {
    sizes.disconnect();
    changes.disconnect();
    window.cancelAnimationFrame(frame);
    room.dispose();
    document.removeEventListener('scroll', soon);
    for (const type of types) document.removeEventListener(type, hear, true);
  };
}
