import { useCallback, useSyncExternalStore } from 'react';
import { useUi } from './UiContext';

/** Whether a media query holds, and from then on. */
export function useMediaQuery(query: string): boolean {
  const { window } = useUi();
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [window, query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
