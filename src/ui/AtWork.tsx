import { useEffect, useLayoutEffect } from 'react';
import { useDelay } from './useDelay';

/** Milliseconds; shorter work needs no text. */
const loaderDelay = 150;

interface Props {
  anchor: HTMLElement;
  onClose?(): void;
}

/**
 * While what a button opens is still to come, the button says that it is at work. Escape, or going on elsewhere, calls
 * it off: a late result would take focus from the field in use.
 */
export function AtWork({ anchor, onClose }: Props) {
  const isSlow = useDelay(loaderDelay);
  useEffect(() => {
    if (!isSlow) return;
    anchor.setAttribute('aria-busy', 'true');
    return () => anchor.removeAttribute('aria-busy');
  }, [anchor, isSlow]);
  // What comes in its place takes the focus in the same commit, which is no going on elsewhere.
  useLayoutEffect(() => {
    const { ownerDocument: document } = anchor;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onClose?.();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && anchor.contains(target))) onClose?.();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere, true);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere, true);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [anchor, onClose]);
  return null;
}
