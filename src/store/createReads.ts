import type { Store } from '@reduxjs/toolkit';
import { isRecord } from '../contract/foreign';

type Listener = () => void;

/** The arguments of `useSyncExternalStore`. */
export interface Read<Value> {
  subscribe(listener: Listener): () => void;
  get(): Value;
}

export interface Reads<State> {
  /** The value of a selector, which runs once at each change of the store, however many views read it. */
  shared<Value>(select: (state: State) => Value): Read<Value>;
  /** One record of a keyed slice: only its own readers are notified. */
  record(slice: string, key: string): Read<unknown>;
}

/**
 * With a selector in each of a thousand widgets every change of the store runs a thousand selectors, although it concerns
 * one view. Here one listener compares records and shared values, and notifies the views that read the changed ones.
 */
export function createReads<State extends Record<string, unknown>>(
  store: Pick<Store<State>, 'getState' | 'subscribe'>,
): Reads<State> {
  const selected = new Map<(state: State) => unknown, { value: unknown; listeners: Set<Listener> }>();
  const slices = new Map<string, Map<string, Set<Listener>>>();
  const recordsOf = (state: State, slice: string) => {
    const records = state[slice];
    return isRecord(records) ? records : undefined;
  };
  const recordOf = (state: State, slice: string, key: string): unknown => {
    const records = recordsOf(state, slice);
    return records && Object.hasOwn(records, key) ? records[key] : undefined;
  };
  const tell = (listeners: Set<Listener>) => [...listeners].forEach((listener) => listener());

  let before = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    const then = before;
    before = now;
    for (const [slice, byKey] of slices) {
      const [old, current] = [recordsOf(then, slice), recordsOf(now, slice)];
      if (old === current) continue;
      for (const [key, listeners] of byKey) if (old?.[key] !== current?.[key]) tell(listeners);
    }
    for (const [select, read] of selected) {
      const value = select(now);
      if (Object.is(value, read.value)) continue;
      read.value = value;
      tell(read.listeners);
    }
  });

  return {
    shared: <Value>(select: (state: State) => Value) => ({
      subscribe(listener) {
        let read = selected.get(select);
        if (!read) selected.set(select, (read = { value: select(store.getState()), listeners: new Set() }));
        const { listeners } = read;
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
          if (listeners.size === 0) selected.delete(select);
        };
      },
      get: () => select(store.getState()),
    }),
    record: (slice, key) => ({
      subscribe(listener) {
        const byKey = slices.get(slice) ?? new Map<string, Set<Listener>>();
        slices.set(slice, byKey);
        const listeners = byKey.get(key) ?? new Set();
        byKey.set(key, listeners);
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
          if (listeners.size === 0) byKey.delete(key);
        };
      },
      get: () => recordOf(store.getState(), slice, key),
    }),
  };
}
