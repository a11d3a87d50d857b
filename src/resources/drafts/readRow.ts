import * as v from 'valibot';
import { isRecord } from '../../contract/foreign';
import type { DraftStore } from './createDraftStore';
import type { ServerDraft } from './draft';
import { isDirty } from './draftBook';

const draftStatus = v.picklist(['draft', 'scheduled', 'error']);
const id = v.optional(v.pipe(v.number(), v.safeInteger()));

/** What a draft is a draft of. The same target in two views or two tabs is the same draft. */
export type DraftTarget = v.InferOutput<typeof targetSchema>;
const targetSchema = v.object({
  recordType: v.picklist(['discussion', 'comment', 'article', 'event']),
  /** The post that is being edited; none for a new one. */
  recordID: id,
  /** Where a new post goes: `discussion` for comments, `category` for discussions. */
  parentRecordType: v.optional(v.string()),
  parentRecordID: id,
  /** The comment that a comment replies to. */
  commentParentID: id,
  /** A draft that the page was opened for. */
  draftID: id,
});

/** The copy of one editing session on this device; only that session writes it. */
export type DraftRow = v.InferOutput<typeof rowSchema>;
const rowSchema = v.object({
  body: v.string(),
  format: v.string(),
  meta: v.record(v.string(), v.unknown()),
  /** Site and user, `site|userID`. */
  owner: v.string(),
  key: v.string(),
  session: v.optional(v.string(), ''),
  target: targetSchema,
  draftID: v.nullable(v.number()),
  draftStatus,
  dateScheduled: v.nullable(v.string()),
  /** ISO 8601; empty before the first change. */
  lastSaved: v.string(),
  /** The `lastSaved` that the server is known to have of this draft; null for none. */
  onServer: v.nullable(v.string()),
  /** The `lastSaved` of the last attempt to save: its answer may have been lost. */
  sent: v.optional(v.string()),
  /** The copy that this one goes on from, which it replaces. */
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
