import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Failure } from './errorWords';
import { useUi } from './UiContext';

/**
 * The failure, for as long as its text is true: "You are offline" disappears when the network is back, and the seconds
 * after which one may try again are those that are left.
 */
export function useLastingFailure<Given extends Failure>(failure: Given): Given | null {
  const { window } = useUi();
  const { code = '', retryAfter: wait = 0 } =
    typeof failure === 'object' && failure && 'code' in failure
      ? (failure as { code?: string; retryAfter?: number })
      : {};
  const isOffline = code === 'offline';
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
  const isOnline = useSyncExternalStore(
    subscribe,
    () => window.navigator.onLine,
    () => true,
  );
  const [counted, setCounted] = useState({ failure, left: wait });
  useEffect(() => {
    if (wait === 0) return;
    const until = Date.now() + wait * 1000;
    const timer = setInterval(() => {
      // By the clock: a page that sleeps counts nothing.
      const left = Math.max(0, Math.round((until - Date.now()) / 1000));
      setCounted({ failure, left });
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [failure, wait]);
  if (isOffline && isOnline) return null;
  return wait > 0 && counted.failure === failure
    ? { ...(failure as Given & object), retryAfter: counted.left }
    : failure;
}
