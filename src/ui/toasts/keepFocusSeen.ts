/** Scrolls a control that was focused under `cover` out from under it. Answers the function that stops it. */
export function keepFocusSeen(window: Window, cover: HTMLElement): () => void {
  const { document } = window;
  const onFocus = ({ target }: FocusEvent) => {
    const element = target as Element;
    if (cover.parentElement?.contains(element)) return;
    const [box, top] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
    const covered =
      box.bottom > top.top && box.top < top.bottom && box.right > top.left && box.left < top.right;
    if (covered) window.scrollBy({ top: box.bottom - top.top + 8, behavior: 'instant' });
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
