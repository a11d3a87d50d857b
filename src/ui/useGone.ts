import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberPlace } from './rememberPlace';
import { useUi } from './UiContext';

/** What a click may focus though it is no control: the target of a skip link, a post that a link leads to. */
const unreachable = ':is(main,article,section,div,li,h1,h2,h3,h4,h5,h6)[tabindex="-1"]:not([role])';

/**
 * Runs `onClose` once a flyout or dialog has closed and focus is back on its opener, or near the place of a removed
 * one. A click outside every control leaves focus on the body, or on a part of the page that only scripts can focus,
 * from where a keyboard would start somewhere else than it was.
 */
export function useGone(
  open: boolean,
  finalFocus: HTMLElement | null | undefined,
  onClose: () => void,
): void {
  const { window } = useUi();
  const [toOpener] = useState(() => rememberPlace(finalFocus ?? window.document.activeElement));
  // The opener may be removed meanwhile; the caller that removed it names another target.
  const named = useRef(finalFocus);
  useEffect(() => {
    named.current = finalFocus;
  }, [finalFocus]);
  const goBack = useCallback(() => {
    const { current } = named;
    // Only a connected element has neighbours.
    (current?.isConnected ? rememberPlace(current) : toOpener)();
  }, [toOpener]);
  useEffect(() => {
    if (open) return;
    const frame = window.requestAnimationFrame(() => {
      if (isLost(window.document)) goBack();
      onClose();
    });
    return () => window.cancelAnimationFrame(frame);
  }, [open, onClose, goBack, window]);
  // The dialog may lose focus only at unmount, also when a caller unmounts an open one.
  useEffect(
    () => () => void window.requestAnimationFrame(() => isLost(window.document) && goBack()),
    [goBack, window],
  );
}

function isLost({ activeElement, body }: Document): boolean {
  if (activeElement === null || activeElement === body) return true;
  // The heading of a dialog that was opened since is just where its reader belongs.
  return activeElement.matches(unreachable) && !activeElement.closest('dialog,[role$=dialog]');
}
