import type { PageQuery } from './forum';
import type { Viewer } from './viewer';
import type { Crumb, Paged } from './wire';

export type DraftRecordType = 'discussion' | 'comment' | 'article' | 'event';
export type DraftStatus = 'draft' | 'scheduled' | 'error';

/** `body` is text: JSON for `rich2`. */
export interface DraftAttributes extends Record<string, unknown> {
  body?: string;
  format: string;
  draftType?: string;
  /** ISO 8601, by the author's own clock. */
  lastSaved?: string;
  draftMeta?: Record<string, unknown>;
}

/** A draft on the wire. `draftStatus` and `dateScheduled` only where scheduling is on. */
export interface Draft {
  draftID: number;
  recordType: DraftRecordType;
  recordID: number | null;
  parentRecordType: string | null;
  parentRecordID: number | null;
  attributes: DraftAttributes;
  insertUserID: number;
  dateInserted: string;
  updateUserID: number | null;
  dateUpdated: string | null;
  draftStatus?: DraftStatus;
  dateScheduled?: string | null;
}

/** A draft in a list; `breadCrumbs` is spelled as deployed forums spell it. */
export interface DraftRow extends Draft {
  name?: string;
  excerpt?: string;
  editUrl: string | null;
  breadCrumbs: Crumb[] | null;
  permaLink: string | null;
  failedReason: string | null;
}

export interface DraftQuery extends PageQuery {
  recordType?: DraftRecordType;
  parentRecordType?: string;
  parentRecordID?: number;
  draftStatus?: DraftStatus;
  /** Ranges, as `readRange` takes them. */
  dateUpdated?: string;
  dateScheduled?: string;
  sort?: string;
  expand?: boolean;
}

export interface DraftInput {
  recordType: DraftRecordType;
  recordID?: number;
  parentRecordType?: string;
  parentRecordID?: number;
  attributes: Record<string, unknown>;
  draftStatus?: DraftStatus;
  /** RFC 3339. */
  dateScheduled?: string | null;
}

/** What a draft of a comment is a draft of: a new one in a discussion, an answer to another, or a change (`recordID`). */
export interface DraftTarget {
  recordType: 'comment';
  draftID: number;
  recordID?: number;
  parentRecordType?: 'discussion';
  parentRecordID?: number;
  commentParentID?: number;
  /** The comment that it was to change has been deleted: only the draft has these words. */
  isGone?: boolean;
}

/**
 * What members have begun to write. Each call checks that the draft is the viewer's own. Moderators see and delete those
 * of others, and change none: a scheduled one is published in its author's name.
 */
export interface Drafts {
  list(viewer: Viewer, query?: DraftQuery): Promise<Paged<DraftRow>>;
  /** What a page tells the viewer of: comments begun in a discussion, or the newest of any. Nothing for guests. */
  waiting(viewer: Viewer, discussionID?: number): Promise<DraftTarget[]>;
  /** The newest of the viewer's drafts that answer or change a comment; null without any. */
  ofComment(viewer: Viewer, commentID: number): Promise<number | null>;
  get(viewer: Viewer, draftID: number): Promise<Draft>;
  /** The same as lists have it. */
  row(viewer: Viewer, draftID: number): Promise<DraftRow>;
  /** Throws for drafts that the viewer has not written. */
  demandOwn(viewer: Viewer, draftID: number): Promise<void>;
  create(viewer: Viewer, input: DraftInput): Promise<Draft>;
  /** Without `draftStatus: 'scheduled'` a scheduled draft becomes a plain one again. */
  update(viewer: Viewer, draftID: number, patch: Partial<DraftInput>): Promise<Draft>;
  remove(viewer: Viewer, draftID: number): Promise<void>;
  /** Another date for a draft that is scheduled already. */
  schedule(viewer: Viewer, draftID: number, dateScheduled: string): Promise<Draft>;
  cancelSchedule(viewer: Viewer, draftID: number): Promise<Draft>;
  /** A post was made of it: it goes, if it is the viewer's. */
  posted(viewer: Viewer, draftID: number | undefined): Promise<void>;
  /** Publishes due drafts. Returns their number. */
  publishDue(): Promise<number>;
}
