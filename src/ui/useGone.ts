import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberPlace } from './rememberPlace';
import { useUi } from './UiContext';

/** What a click may focus though it is no control: the target of a skip link, a post that a link leads to. */
const unreachable = ':is(main,article,section,div,li,h1,h2,h3,h4,h5,h6)[tabindex="-1"]:not([role])';

/**
 * Runs `onClose` once a flyout or dialog has closed and focus is back where it came from, or in what is left of that
 * place. A click on nothing in particular leaves focus on the body, or on a part of the page that only scripts can focus,
 * from where a keyboard would start somewhere else than it was.
 */
export function useGone(
  open: boolean,
  finalFocus: HTMLElement | null | undefined,
  onClose: () => void,
): void {
  const { window } = useUi();
  const [toOpener] = useState(() => rememberPlace(finalFocus ?? window.document.activeElement));
  // What opened it may have gone meanwhile, and whoever did that names another place.
  const named = useRef(finalFocus);
  useEffect(() => {
    named.current = finalFocus;
  }, [finalFocus]);
  const goBack = useCallback(() => {
    const { current } = named;
    // Only what is on the page says what is around it.
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
  // Focus may go with the dialog only now; and whoever takes an open one out owes its reader the same.
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
