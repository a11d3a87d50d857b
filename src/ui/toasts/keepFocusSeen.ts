/** Pixels: what lies between the cover and the end of the window, once more above it. */
const gaps = 32;

/**
 * Scrolls a control that was focused under `cover` out from under it. The page gets room at its end for that, and for
 * whoever reads on to its last line. Over what lies in a layer itself, the cover goes to the other end of the window.
 * Answers the function that stops it.
 */
export function keepFocusSeen(window: Window & typeof globalThis, cover: HTMLElement): () => void {
  const { document } = window;
  const { style } = document.body;
  const ownMargin = style.marginBlockEnd;
  let isPressed = false;
  const show = (element: Element) => {
    // What moves away from under a pointer that is down on it is not clicked.
    if (isPressed || cover.contains(element)) return;
    const isOver = cover.parentElement?.contains(element);
    // The layer that it has made way for is left, and the page begins there.
    if (!isOver) cover.removeAttribute('data-above');
    const [box, top] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
    const covered =
      box.bottom > top.top && box.top < top.bottom && box.right > top.left && box.left < top.right;
    if (!covered) return;
    // What lies over the page does not move with it.
    if (isOver) cover.toggleAttribute('data-above');
    // Of a long text or a whole page part there is more to see than its end.
    else if (box.height <= top.top) window.scrollBy({ top: box.bottom - top.top + 8, behavior: 'instant' });
  };
  const onFocus = ({ target }: FocusEvent) => show(target as Element);
  const sizes = new window.ResizeObserver(() => {
    const height = cover.offsetHeight;
    style.marginBlockEnd = height > 0 ? `${height + gaps}px` : ownMargin;
    if (height === 0) cover.removeAttribute('data-above');
    // It has come, or grown, over what is being used by keys or written in.
    const focused = document.querySelector(':focus-visible');
    if (focused) show(focused);
  });
  // A key says that the pointer is up, too, which was perhaps let go outside of the window.
  const onInput = ({ type }: Event) => {
    isPressed = type === 'mousedown';
  };
  const types = ['mousedown', 'mouseup', 'keydown'];
  sizes.observe(cover);
  document.addEventListener('focusin', onFocus);
  for (const type of types) document.addEventListener(type, onInput, true);
  return () => {
    sizes.disconnect();
    style.marginBlockEnd = ownMargin;
    document.removeEventListener('focusin', onFocus);
    for (const type of types) document.removeEventListener(type, onInput, true);
  };
}
