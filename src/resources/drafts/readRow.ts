import * as v from 'valibot';
import { isRecord } from '../../contract/foreign';
import type { DraftStore } from './createDraftStore';
import type { DraftRow, ServerDraft } from './draft';
import { isDirty } from './draftBook';

const draftStatus = v.picklist(['draft', 'scheduled', 'error']);
const id = v.optional(v.pipe(v.number(), v.safeInteger()));
const rowSchema = v.object({
  body: v.string(),
  format: v.string(),
  meta: v.record(v.string(), v.unknown()),
  owner: v.string(),
  key: v.string(),
  session: v.optional(v.string(), ''),
  target: v.object({
    recordType: v.picklist(['discussion', 'comment', 'article', 'event']),
    recordID: id,
    parentRecordType: v.optional(v.string()),
    parentRecordID: id,
    commentParentID: id,
    draftID: id,
  }),
  draftID: v.nullable(v.number()),
  draftStatus,
  dateScheduled: v.nullable(v.string()),
  lastSaved: v.string(),
  onServer: v.nullable(v.string()),
  sent: v.optional(v.string()),
  from: v.optional(v.object({ session: v.string(), lastSaved: v.string() })),
});

/** A copy out of storage or from another tab, which may be of another version of this code; null when it is none. */
export function readRow(foreign: unknown): DraftRow | null {
  const result = v.safeParse(rowSchema, foreign);
  return result.success ? result.output : null;
}

const text = v.fallback(v.string(), '');
const serverSchema = v.object({
  draftID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  draftStatus: v.fallback(draftStatus, 'draft'),
  dateScheduled: v.fallback(v.nullable(v.string()), null),
  dateUpdated: v.fallback(v.nullable(v.string()), null),
  dateInserted: v.fallback(v.nullable(v.string()), null),
  attributes: v.object({
    body: text,
    format: v.fallback(v.string(), 'rich2'),
    lastSaved: v.fallback(v.nullable(v.string()), null),
    draftMeta: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
});

/** A draft of the server; null when it is none. One that was saved by other means counts as saved when it was updated. */
export function readServerDraft(foreign: unknown): ServerDraft | null {
  const result = v.safeParse(serverSchema, isRecord(foreign) ? { attributes: {}, ...foreign } : foreign);
  if (!result.success) return null;
  const { attributes, dateUpdated, dateInserted, ...draft } = result.output;
  const { body, format, draftMeta } = attributes;
  const stamp = Date.parse(attributes.lastSaved ?? dateUpdated ?? dateInserted ?? '');
  return {
    ...draft,
    body,
    format,
    meta: draftMeta,
    lastSaved: new Date(Number.isNaN(stamp) ? 0 : stamp).toISOString(),
  };
}

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
