import * as v from 'valibot';
import { isRecord } from '../../contract/foreign';
import type { ServerDraft } from './draft';

export const draftStatus = v.picklist(['draft', 'scheduled', 'error']);
const text = v.fallback(v.string(), '');
const schema = v.object({
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

/** A foreign draft, clean; null when it is none. One that was saved by other means counts as saved when it was updated. */
export function readServerDraft(foreign: unknown): ServerDraft | null {
  const result = v.safeParse(schema, isRecord(foreign) ? { attributes: {}, ...foreign } : foreign);
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
