import { useEffect, useState } from 'react';
import { useUi } from './UiContext';

/**
 * Runs `onClose` once a flyout or dialog has closed and focus is back where it came from. A click on nothing in
 * particular leaves focus on the body, from where a keyboard would start at the top of the page again.
 */
export function useGone(
  open: boolean,
  finalFocus: HTMLElement | null | undefined,
  onClose: () => void,
): void {
  const { window } = useUi();
  const [opener] = useState(() => window.document.activeElement);
  useEffect(() => {
    if (open) return;
    const frame = window.requestAnimationFrame(() => {
      const { activeElement, body } = window.document;
      const target = finalFocus ?? opener;
      if (
        (activeElement === null || activeElement === body) &&
        target instanceof HTMLElement &&
        target.isConnected
      )
        target.focus({ preventScroll: true });
      onClose();
    });
    return () => window.cancelAnimationFrame(frame);
  }, [open, onClose, finalFocus, opener, window]);
}
