/** Scrolls a control that was focused under `cover` out from under it. Answers the function that stops it. */
export function keepFocusSeen(window: Window, cover: HTMLElement): () => void {
  const { document } = window;
  let isPressed = false;
  const onFocus = ({ target }: FocusEvent) => {
    const element = target as Element;
    // What moves away from under a pointer that is down on it is not clicked.
    if (isPressed || cover.parentElement?.contains(element)) return;
    const [box, top] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
    const covered =
      box.bottom > top.top && box.top < top.bottom && box.right > top.left && box.left < top.right;
    if (covered) window.scrollBy({ top: box.bottom - top.top + 8, behavior: 'instant' });
  };
  // A key says that the pointer is up, too, which was perhaps let go outside of the window.
  const onInput = ({ type }: Event) => {
    isPressed = type === 'mousedown';
  };
  const types = ['mousedown', 'mouseup', 'keydown'];
  document.addEventListener('focusin', onFocus);
  for (const type of types) document.addEventListener(type, onInput, true);
  return () => {
    document.removeEventListener('focusin', onFocus);
    for (const type of types) document.removeEventListener(type, onInput, true);
  };
}
