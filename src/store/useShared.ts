import { useMemo, useSyncExternalStore } from 'react';
import type { RootState } from './storeTypes';
import { useAppStore } from './useAppStore';

/**
 * What a selector answers, for selectors that many views share: it runs once for each change of the store, not once for
 * each view. The selector must be one function for all of them, made outside the views.
 */
export function useShared<Value>(select: (state: RootState) => Value): Value {
  const { reads } = useAppStore();
  const { subscribe, get } = useMemo(() => reads.shared(select), [reads, select]);
  return useSyncExternalStore(subscribe, get);
}
