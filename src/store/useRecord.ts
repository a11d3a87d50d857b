import { useMemo, useSyncExternalStore } from 'react';
import { useAppStore } from './useAppStore';

/** The record of a keyed slice under a key; a change of any other record does not reach the view. */
export function useRecord<Item>(
  { name }: { name: string; select(state: Record<string, unknown>, key: string): Item | undefined },
  key: string,
): Item | undefined {
  const { reads } = useAppStore();
  const { subscribe, get } = useMemo(() => reads.record(name, key), [reads, name, key]);
  return useSyncExternalStore(subscribe, get, get) as Item | undefined;
}
