import type { ApiError } from '../../contract/apiError';

export type DraftRecordType = 'discussion' | 'comment' | 'article' | 'event';
export type DraftStatus = 'draft' | 'scheduled' | 'error';

/** What a draft is a draft of. The same target in two views or two tabs is the same draft. */
export interface DraftTarget {
  recordType: DraftRecordType;
  /** The post that is being edited; none for a new one. */
  recordID?: number;
  /** Where a new post goes: `discussion` for comments, `category` for discussions. */
  parentRecordType?: string;
  parentRecordID?: number;
  /** The comment that a comment replies to. */
  commentParentID?: number;
  /** A draft that the page was opened for. */
  draftID?: number;
}

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

/** The copy of one editing session on this device; only that session writes it. */
export interface DraftRow extends DraftContent {
  /** Site and user, `site|userID`. */
  owner: string;
  key: string;
  session: string;
  target: DraftTarget;
  draftID: number | null;
  draftStatus: DraftStatus;
  dateScheduled: string | null;
  /** ISO 8601; empty before the first change. */
  lastSaved: string;
  /** The `lastSaved` that the server is known to have of this draft; null for none. */
  onServer: string | null;
  /** The `lastSaved` of the last attempt to save: its answer may have been lost. */
  sent?: string | undefined;
  /** The copy that this one goes on from, which it replaces. */
  from?: { session: string; lastSaved: string } | undefined;
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

/** A draft whose stored text is known. `refusal`: why it must not be sent; another user may be signed in by now. */
export type ReadyDraft = DraftState & { refusal: ApiError | null };

/** One draft, open in a view. */
export interface DraftHandle {
  /** Published at most once a second while the user types: the view's own text may be ahead of it. */
  state(): DraftState;
  /** The same, up to the last change: what a view takes over when `restored` has counted up. */
  latest(): DraftState;
  subscribe(listener: () => void): () => void;
  /**
   * Keeps text: on this device within 100 ms, on the server 5 s after the last change. `seen`: the `restored` that the view
   * has shown; text that came after that is not what was changed, and stays a version. `isOwn`: the owner began it.
   */
  change(content: Partial<DraftContent>, seen?: number, isOwn?: boolean): void;
  /** Resolves once stored text is known, here and on the server, or after five seconds. */
  ready(): Promise<ReadyDraft>;
  /** Sends what the server does not have yet. Resolves with the state after that. */
  flush(): Promise<DraftState>;
  /** Deletes every copy, here and on the server. False when the server could not be told; then it stays. */
  discard(): Promise<boolean>;
  /**
   * The text was posted, and goes. `draftID`: the draft that the server has deleted itself while posting. `keeps`: the view
   * empties itself. `sent`: the posted content; text typed since begins the next draft.
   */
  posted(draftID?: number | null, keeps?: boolean, sent?: DraftContent): Promise<void>;
  /** ISO 8601. False when the server refused: `state().error` says why. */
  schedule(date: string): Promise<boolean>;
  cancelSchedule(): Promise<boolean>;
  /** Shows a version in place of the text, which becomes the other version. */
  pickVersion(version: DraftVersion): void;
  /** Deletes a version, here and on the server. False when the server could not be told. */
  deleteVersion(version: DraftVersion): Promise<boolean>;
  /** Writes on in this tab instead of the other one. */
  writeHere(): Promise<void>;
  /**
   * The view is gone; the text stays. Resolves with the text that another user, who had signed in unnoticed, began here;
   * null without any.
   */
  close(): DraftContent | null;
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
