import * as v from 'valibot';
import type { DraftContent, DraftStatus, DraftTarget, SentContent } from './draft';
import { draftStatus } from './readServerDraft';

/** A draft as this machine keeps it. */
export interface LocalDraft extends DraftContent {
  /** Site and user: nobody else's page asks for it. */
  owner: string;
  key: string;
  target: DraftTarget;
  draftID: number | null;
  draftStatus: DraftStatus;
  dateScheduled: string | null;
  /** ISO 8601. */
  lastSaved: string;
  /** The `lastSaved` that the server has; null when it has none. */
  onServer: string | null;
  /** Begun before the server had said whether it has words of this draft: those and these belong together. */
  isEarly: boolean;
  /** Of what a post has left: the `lastSaved` of the last words that whoever has posted knew; else empty. */
  after?: string | undefined;
}

const id = v.optional(v.pipe(v.number(), v.safeInteger()));
const content = { body: v.string(), format: v.string(), meta: v.record(v.string(), v.unknown()) };
const schema = v.object({
  ...content,
  owner: v.string(),
  key: v.string(),
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
  isEarly: v.optional(v.boolean(), false),
  after: v.optional(v.string()),
});

/** What another tab says that it has posted; undefined where it says nothing. */
export function readSent(foreign: unknown): SentContent | undefined {
  const result = v.safeParse(v.object({ ...content, lastSaved: v.string() }), foreign);
  return result.success ? result.output : undefined;
}

/** A record out of storage or from another tab, which may be of another version of this code; null when it is none. */
export function readLocalDraft(foreign: unknown): LocalDraft | null {
  const result = v.safeParse(schema, foreign);
  return result.success ? result.output : null;
}
