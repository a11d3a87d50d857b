import type { DraftStore } from './createDraftStore';
import type { DraftRow } from './draft';
import { isDirty } from './draftBook';
import { readRow } from './readRow';

/** A user's copies on this device. */
export async function readRows(store: DraftStore): Promise<DraftRow[]> {
  const all = new Map<string, DraftRow>();
  for (const row of (await store.list()).flatMap((stored) => readRow(stored) ?? [])) {
    const id = JSON.stringify([row.key, row.session]);
    // What one storage did not take any more may be in the other, and older.
    if (row.owner === store.owner && row.lastSaved >= (all.get(id)?.lastSaved ?? '')) all.set(id, row);
  }
  return [...all.values()];
}

/** The newest copy of each draft, newest first. */
export function newestOf(rows: readonly DraftRow[]): DraftRow[] {
  const byKey = new Map<string, DraftRow>();
  for (const row of rows) if (row.lastSaved > (byKey.get(row.key)?.lastSaved ?? '')) byKey.set(row.key, row);
  return [...byKey.values()].sort((one, two) => (one.lastSaved < two.lastSaved ? 1 : -1));
}

/** By this device's clock, which may be wrong, it has been published. */
export const wasDue = (row: DraftRow): boolean =>
  row.draftStatus === 'scheduled' && !isDirty(row) && Date.parse(row.dateScheduled ?? '') <= Date.now();
