import type { ApiError } from '../../contract/apiError';
import type { DraftRow, DraftTarget } from './readRow';

export type { DraftRow, DraftTarget };
export type DraftStatus = DraftRow['draftStatus'];

/** What the author has written. `body` is text; for `rich2` it is JSON. `meta` is `attributes.draftMeta` on the wire. */
export interface DraftContent {
  body: string;
  format: string;
  meta: Record<string, unknown>;
}

/** A draft as the server has it, checked. Dates are ISO 8601. */
export interface ServerDraft extends DraftContent {
  draftID: number;
  draftStatus: DraftStatus;
  dateScheduled: string | null;
  lastSaved: string;
}

/** Another copy of a draft, with text that the shown one does not have. */
export interface DraftVersion extends DraftContent {
  lastSaved: string;
  /** Its text, to be shown. */
  lines: string[];
  /** On this device. */
  rows: DraftRow[];
  server: ServerDraft | null;
}

/** Where the last text is: `memory` while every store fails. */
export type DraftPlace = 'none' | 'memory' | 'local' | 'server' | 'both';

export interface DraftState extends DraftContent {
  /** `loading` until stored text is known, `none` without any. */
  status: 'loading' | 'none' | DraftStatus;
  saved: DraftPlace;
  /** Why the last text is not on the server; or, with code `validation`, which fields it refused. */
  error: ApiError | null;
  /** ISO 8601; null without a draft. */
  lastSaved: string | null;
  draftID: number | null;
  dateScheduled: string | null;
  /** Counts up when text came from storage, the server or another tab, or went away: the editor then takes it over. */
  restored: number;
  /** Why there is no draft any more: another tab posted or discarded it, or the user signed out. */
  ended: 'posted' | 'discarded' | 'signedOut' | null;
  /** Newest first. */
  versions: DraftVersion[];
  /** It is being written in another tab, whose text this one shows. */
  isElsewhere: boolean;
}

export const emptyContent: DraftContent = { body: '', format: 'rich2', meta: {} };

export const emptyDraft: DraftState = {
  ...emptyContent,
  status: 'loading',
  saved: 'none',
  error: null,
  lastSaved: null,
  draftID: null,
  dateScheduled: null,
  restored: 0,
  ended: null,
  versions: [],
  isElsewhere: false,
};

/** One key per target: `comment/-/discussion/5/-`. A page that was opened for a draft by its ID has that as its key. */
export function draftKey(target: DraftTarget): string {
  const { recordType, recordID, parentRecordType, parentRecordID, commentParentID, draftID } = target;
  if (draftID !== undefined) return `draft/${draftID}`;
  // A post that exists is edited in one place, wherever it stands.
  const place = recordID === undefined ? [parentRecordType, parentRecordID, commentParentID] : [];
  return [recordType, recordID, ...place].map((part) => part ?? '-').join('/');
}

/** A form for another post: a draft that has a date already is edited on a page of its own. */
export const beginsPost = ({ recordType, recordID, draftID }: DraftTarget): boolean =>
  recordType === 'discussion' && recordID === undefined && draftID === undefined;

/** A copy without text. */
export const blankRow = (owner: string, key: string, session: string, target: DraftTarget): DraftRow => ({
  ...{ owner, key, session, target, ...emptyContent, lastSaved: '' },
  ...{ draftID: null, draftStatus: 'draft', dateScheduled: null, onServer: null },
});

interface EditingSession {
  id: string;
  /** Keys of drafts that the drafts' code writes by now. */
  taken: Set<string>;
  /** Who began those that stand in the server's own fields, `site|userID` by key. */
  own: Map<string, string>;
}

const name = Symbol.for('inlay.editingSession');

/** The editing session of this page load. The early script and the drafts' code share it through the window. */
export const editingSession = (window: Window & { [name]?: EditingSession }): EditingSession =>
  (window[name] ??= {
    id: `${window.performance.timeOrigin.toString(36)}.${Math.random().toString(36).slice(2)}`,
    taken: new Set(),
    own: new Map(),
  });
