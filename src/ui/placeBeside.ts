/** Which side of its anchor a box prefers, and which edges are aligned; without one it is centred. */
export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'top-start' | 'top-end';

interface Options {
  placement: Placement;
  /** Pixels between box and anchor. */
  gutter: number;
}

/** Styles of a frame that has no place yet. */
export const unplaced = { position: 'fixed', top: 0, left: 0, width: 'max-content' } as const;

/** Pixels that stay free between a box and the edge of the window. */
const padding = 16;

/** A window of fewer pixels is as low as high zoom makes it, and what is beside a button would show a few lines. Menus know it too. */
const low = 300;

/**
 * Puts a fixed frame, and the box in it, beside an anchor and into the window: on the other side where only that has room, over
 * the anchor in a low window, and pushed sideways where it would stick out. The frame follows its anchor. Everything is read
 * before anything is written, so that opening a box costs one layout. Returns the function that ends it.
 */
export function placeBeside(frame: HTMLElement, anchor: Element, { placement, gutter }: Options): () => void {
  const { ownerDocument } = frame;
  const window = ownerDocument.defaultView!;
  const box = frame.firstElementChild!;
  const [preferred, alignment] = placement.split('-');
  const isRtl = frame.closest('[dir]')?.getAttribute('dir') === 'rtl';
  let [x, y] = [0, 0];
  let room = '';
  let request = 0;

  const place = (isResizing = false) => {
    const { clientWidth, clientHeight } = ownerDocument.documentElement;
    const view = window.visualViewport ?? {
      offsetLeft: 0,
      offsetTop: 0,
      width: clientWidth,
      height: clientHeight,
    };
    const at = anchor.getBoundingClientRect();
    const now = frame.getBoundingClientRect();
    // What is cut off by the room it had counts too.
    const needed = now.height + box.scrollHeight - box.clientHeight;
    const [top, left] = [view.offsetTop + padding, view.offsetLeft + padding];
    const bottom = view.offsetTop + view.height - padding;
    const whole = bottom - top;
    const below = bottom - at.bottom - gutter;
    const above = at.top - gutter - top;
    const isBelow =
      preferred === 'bottom' ? needed <= below || below >= above : needed > above && below > above;
    const free = isBelow ? below : above;
    const isOver = needed > free && view.height < low;
    const most = Math.max(0, Math.floor(isOver ? whole : free));
    // Inherited by all that is in the box: only where it is needed.
    const height = needed > most ? `${most}px` : '';
    // While sizes are being observed none may change.
    if (isResizing && room !== height) return soon();
    const shown = Math.min(needed, isOver ? whole : above, whole);
    const belowOrAbove = isBelow ? at.bottom + gutter : at.top - gutter - shown;
    const toTop = isOver ? Math.max(top, Math.min(belowOrAbove, bottom - shown)) : belowOrAbove;

    const last = view.offsetLeft + view.width - padding - now.width;
    const fits = (value: number) => value >= left && value <= last;
    const starts = [at.left, at.right - now.width];
    if ((alignment === 'end') !== isRtl) starts.reverse();
    const wanted = alignment ? (starts.find(fits) ?? starts[0]!) : at.left + (at.width - now.width) / 2;
    const inside = Math.max(left, Math.min(wanted, last));
    // An anchor that has been scrolled out of the window takes its box along.
    const beside = Math.max(at.left - now.width, Math.min(inside, at.right));

    // By how far it is off: what a page makes of `fixed` is in there.
    const scale = now.width / frame.offsetWidth || 1;
    const toX = round(x + (beside - now.left) / scale);
    const toY = round(y + (toTop - now.top) / scale);
    if (toX === x && toY === y && room === height) return;
    [x, y] = [toX, toY];
    if (room !== height) frame.style.setProperty('--popover-available-height', height);
    room = height;
    frame.style.transform = `translate(${x}px, ${y}px)`;
  };
  const round = (value: number) => {
    const ratio = window.devicePixelRatio || 1;
    return Math.round(value * ratio) / ratio;
  };
  function soon(): void {
    request ||= window.requestAnimationFrame(() => {
      request = 0;
      place();
    });
  }

  place();
  const moved = () => place();
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('scroll', moved, { capture: true, passive: true, signal });
  window.addEventListener('resize', moved, { signal });
  for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, moved, { signal });
  const sizes = new window.ResizeObserver(() => place(true));
  sizes.observe(box);
  // What is added above the anchor makes one of these grow.
  for (let element: Element | null = anchor; element; element = element.parentElement) sizes.observe(element);
  return () => {
    listeners.abort();
    sizes.disconnect();
    window.cancelAnimationFrame(request);
  };
}
