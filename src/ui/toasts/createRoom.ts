/** Pixels: what lies between the toasts and the end of the window, once more above them. */
const gaps = 32;

/** Room at the page's end for what `height` pixels of toasts lie over there. */
export interface Room {
  /** Less than before only once that moves nothing: `inUse` is what is open over the page. */
  fit(height: number, inUse: Element | null): void;
  dispose(): void;
}

/**
 * Whoever reads at the page's end has that room in the window, and where it went all of the page would slide under the
 * pointer: away from what was just opened, or onto the second half of a double click.
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
    dispose() {
      style.marginBlockEnd = own;
    },
  };
}
