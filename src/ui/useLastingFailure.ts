import { useCallback, useSyncExternalStore } from 'react';
import type { Failure } from './errorWords';
import { useUi } from './UiContext';

/** The failure, for as long as its words hold: "You are offline" goes by itself when the network is back. */
export function useLastingFailure<Given extends Failure>(failure: Given): Given | null {
  const { window } = useUi();
  const subscribe = useCallback(
    (listener: () => void) => {
      const changes = ['online', 'offline'] as const;
      for (const change of changes) window.addEventListener(change, listener);
      return () => {
        for (const change of changes) window.removeEventListener(change, listener);
      };
    },
    [window],
  );
  const isOnline = useSyncExternalStore(subscribe, () => window.navigator.onLine);
  const isOffline = typeof failure === 'object' && failure && 'code' in failure && failure.code === 'offline';
  return isOffline && isOnline ? null : failure;
}
