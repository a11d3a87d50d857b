import { isAction, type Middleware } from '@reduxjs/toolkit';
import { isRecord } from '../contract/foreign';

/** Gets the slice's name and the record's key. */
export type RecordListener = (slice: string, key: string) => void;

/**
 * Compares keyed records before and after every action. What a page brings (`…/seeded`) does not count: the server's
 * HTML shows it already, and waking for it would wake everything.
 */
export function createRecordWatcher() {
  const listeners = new Set<RecordListener>();
  const middleware: Middleware = (store) => (next) => (action) => {
    if (listeners.size === 0) return next(action);
    const before = store.getState() as Record<string, unknown>;
    const result = next(action);
    const after = store.getState() as Record<string, unknown>;
    if (before !== after && !(isAction(action) && action.type.endsWith('/seeded'))) {
      for (const [slice, key] of changedRecords(before, after))
        for (const listener of [...listeners]) listener(slice, key);
    }
    return result;
  };
  return {
    middleware,
    watch(listener: RecordListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function changedRecords(then: Record<string, unknown>, after: Record<string, unknown>): [string, string][] {
  const changed: [string, string][] = [];
  for (const slice of Object.keys(after)) {
    const [old, now] = [then[slice], after[slice]];
    if (slice === 'api' || old === now || !isRecord(now)) continue;
    const records = isRecord(old) ? old : {};
    const keys = Object.keys(now);
    let added = 0;
    for (const key of keys) {
      if (now[key] === records[key]) continue;
      changed.push([slice, key]);
      if (!Object.hasOwn(records, key)) added += 1;
    }
    const before = Object.keys(records);
    // With as many records as before, apart from the added ones, none is gone.
    if (before.length + added === keys.length) continue;
    for (const key of before) if (!Object.hasOwn(now, key)) changed.push([slice, key]);
  }
  return changed;
}
