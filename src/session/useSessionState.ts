import { useMemo, useSyncExternalStore } from 'react';
import type { RootState } from '../store/storeTypes';
import { useAppStore } from '../store/useAppStore';

/**
 * The session as a selector reads it. Every widget of a page asks several of these questions: `useAppSelector` would run each
 * of them in each view at every change of the store, which takes 5 ms with a thousand widgets; here a selector runs once.
 * The selector must be one function for all views.
 */
export function useSessionState<Value>(select: (state: RootState) => Value): Value {
  const { reads } = useAppStore();
  const { subscribe, get } = useMemo(() => reads.shared(select), [reads, select]);
  return useSyncExternalStore(subscribe, get, get);
}
