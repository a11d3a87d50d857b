/** Pixels: what lies between the toasts and the end of the window, once more above them. */
const gaps = 32;

/** Room at the page's end for what `height` pixels of toasts lie over there. */
export interface Room {
  /** Shrinks only when that moves nothing on screen; `inUse` is the layer open over the page. */
  fit(height: number, inUse: Element | null): void;
  /** Whether the page has some at its end. */
  isTaken(): boolean;
  dispose(): void;
}

/**
 * At the page's end that room is in the window, and removing it would slide the whole page under the
 * pointer, away from an opened layer or under the second half of a double click.
 */
export function createRoom({ body, documentElement }: Document): Room {
  const { style } = body;
  const own = style.marginBlockEnd;
  let room = 0;
  return {
    fit(height, inUse) {
      const next = height && height + gaps;
      if (next < room) {
        const { scrollTop, scrollHeight, clientHeight } = documentElement;
        if (inUse || (scrollTop && scrollTop > scrollHeight - clientHeight - room + next)) return;
      }
      room = next;
      style.marginBlockEnd = room ? `${room}px` : own;
    },
    isTaken: () => room > 0,
    dispose() {
      style.marginBlockEnd = own;
    },
  };
}
