import { useEffect } from 'react';
import { useDelay } from './useDelay';

/** Milliseconds; what takes less needs no words. */
const loaderDelay = 150;

/** While what a button opens is still to come, the button says that it is at work. */
export function AtWork({ anchor }: { anchor: HTMLElement }) {
  const isSlow = useDelay(loaderDelay);
  useEffect(() => {
    if (!isSlow) return;
    anchor.setAttribute('aria-busy', 'true');
    return () => anchor.removeAttribute('aria-busy');
  }, [anchor, isSlow]);
  return null;
}
