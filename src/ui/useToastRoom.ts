import { useCallback, useSyncExternalStore } from 'react';
import { useUi } from './UiContext';

/** Pixels reserved at the page's end for toasts there; a full-height element needs the same. */
export function useToastRoom(): number {
  const { document, MutationObserver } = useUi().window;
  const { body } = document;
  const watch = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(body, { attributeFilter: ['style'] });
      return () => observer.disconnect();
    },
    [body, MutationObserver],
  );
  return useSyncExternalStore(watch, () => Number.parseFloat(body.style.marginBlockEnd) || 0);
}
