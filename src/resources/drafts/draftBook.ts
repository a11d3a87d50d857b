import type { ApiError } from '../../contract/apiError';
import { isBlank } from './checkDraft';
import type { Kept } from './createDraftStore';
import { blankRow, type DraftRow, type DraftState, type DraftTarget, type ServerDraft } from './draft';
import { findVersions } from './findVersions';

/** The mutable state of one open draft, shared by `createDraft` and its parts. */
export interface DraftBook {
  /** What the view shows: this session's copy, or another one that it would go on from. */
  row: DraftRow;
  /** This session's copy as it is kept. */
  written: DraftRow | null;
  /** The copy that this one goes on from; it goes once this one is kept. */
  replaces: DraftRow | null;
  kept: Kept | 'none';
  /** The other copies, on this device and on the server, as they were last seen. */
  rows: DraftRow[];
  drafts: ServerDraft[];
  /** Views may show it. */
  isLoaded: boolean;
  /** Text was typed here, and not only shown. */
  isTyped: boolean;
  /** Another tab writes it. */
  isElsewhere: boolean;
  /** The server may know more than this page. */
  isDoubted: boolean;
  /** When the server last said what it has, milliseconds since 1970; 0 for never. */
  heardAt: number;
  error: ApiError | null;
  ended: DraftState['ended'];
  restored: number;
  /** Counts the ends: what began before one must not write afterwards. */
  generation: number;
  /** Begun while another user may have been signed in. */
  isBegunInDoubt: boolean;
  /** Another user reads now. */
  isLeft: boolean;
}

export const newBook = (owner: string, key: string, session: string, target: DraftTarget): DraftBook => ({
  row: blankRow(owner, key, session, target),
  ...{ written: null, replaces: null, kept: 'none', rows: [], drafts: [] },
  ...{ isLoaded: false, isTyped: false, isElsewhere: false, isDoubted: false, isBegunInDoubt: false },
  ...{ isLeft: false, heardAt: 0, error: null, ended: null, restored: 0, generation: 0 },
});

/** The server does not have the last text. */
export const isDirty = ({ lastSaved, onServer }: DraftRow): boolean =>
  lastSaved !== '' && lastSaved !== onServer;

/** Milliseconds after which another device may have written without this one having seen its user go. */
const longSilence = 60_000;

/** The server may have another state of the draft by now than this page knows. */
export const isUncertain = ({ isDoubted, heardAt, row: { sent, draftStatus } }: DraftBook): boolean =>
  isDoubted || sent !== undefined || draftStatus === 'scheduled' || Date.now() - heardAt > longSilence;

/** The next `lastSaved` of a copy: now, and in any case later than before. */
export const nextStamp = ({ lastSaved }: DraftRow): string =>
  new Date(Math.max(Date.now(), Date.parse(lastSaved) + 1 || 0)).toISOString();

/** What views see. */
export function stateOf(book: DraftBook): DraftState {
  const { row, rows, drafts, kept, error, restored, ended, isLoaded, isElsewhere } = book;
  const { body, format, meta, draftID, draftStatus, dateScheduled, lastSaved } = row;
  const isThere = lastSaved !== '' && !isBlank(row);
  return {
    ...{ body, format, meta, draftID, error, restored, ended, isElsewhere },
    status: !isLoaded ? 'loading' : isThere ? draftStatus : 'none',
    saved: isThere ? placeOf(kept, !isDirty(row)) : 'none',
    lastSaved: isThere ? lastSaved : null,
    // Of one that could not be published the date is over.
    dateScheduled: draftStatus === 'scheduled' ? dateScheduled : null,
    versions: isLoaded && !isElsewhere ? findVersions({ shown: row, rows, drafts }) : [],
  };
}

function placeOf(kept: DraftBook['kept'], onServer: boolean): DraftState['saved'] {
  if (kept === 'database' || kept === 'storage') return onServer ? 'both' : 'local';
  return onServer ? 'server' : kept;
}
