import type { HostMessage } from '../../contract/embed';

export interface View {
  /** Tells the frame which part of it can be seen, so that its dialogs open there. */
  send(): void;
  /** Scrolls the host so that `top` of the frame's page is in view. */
  reveal(top: number): void;
  stop(): void;
}

/** Follows the host's scrolling, once for each frame of the screen. */
export function watchView(
  window: Window,
  frameOf: () => HTMLElement | undefined,
  send: (message: HostMessage) => void,
): View {
  let scheduled = 0;
  const measure = () => {
    scheduled = 0;
    const frame = frameOf();
    if (!frame) return;
    const { top, height } = frame.getBoundingClientRect();
    const start = Math.max(0, -top);
    send({
      type: 'view',
      top: start,
      height: Math.max(0, Math.min(height, window.innerHeight - top) - start),
    });
  };
  const schedule = () => void (scheduled ||= window.requestAnimationFrame(measure));
  // A box of the host may scroll as well as its page.
  window.addEventListener('scroll', schedule, { passive: true, capture: true });
  window.addEventListener('resize', schedule);
  return {
    send: schedule,
    reveal(top) {
      const frame = frameOf();
      if (frame) window.scrollBy({ top: frame.getBoundingClientRect().top + top });
    },
    stop() {
      window.cancelAnimationFrame(scheduled);
      window.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    },
  };
}
