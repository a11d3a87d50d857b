import { useCallback, useSyncExternalStore } from 'react';
import type { Failure } from './errorWords';
import { useUi } from './UiContext';

/** The failure, for as long as its words hold: "You are offline" goes by itself when the network is back. */
export function useLastingFailure<Given extends Failure>(failure: Given): Given | null {
  const { window } = useUi();
  const isOffline = typeof failure === 'object' && failure && 'code' in failure && failure.code === 'offline';
  const subscribe = useCallback(
    (listener: () => void) => {
      // Hundreds of views ask, and hardly one of them has failed.
      if (!isOffline) return () => undefined;
      const changes = ['online', 'offline'] as const;
      for (const change of changes) window.addEventListener(change, listener);
      return () => {
        for (const change of changes) window.removeEventListener(change, listener);
      };
    },
    [window, isOffline],
  );
  const isOnline = useSyncExternalStore(subscribe, () => window.navigator.onLine);
  return isOffline && isOnline ? null : failure;
}
