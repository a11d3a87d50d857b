import { useCallback, useSyncExternalStore } from 'react';
import { useUi } from './UiContext';

/** Pixels that the page has at its end for the toasts over there; what is as high as the window needs as many. */
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
