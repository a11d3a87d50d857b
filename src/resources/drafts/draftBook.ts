import type { ApiError } from '../../contract/apiError';
import { isBlank, isSameText, linesOf } from './checkDraft';
import type { Kept } from './createDraftStore';
import { blankRow } from './draft';
import type { DraftRow, DraftState, DraftTarget, DraftVersion, ServerDraft } from './draft';

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

/** Milliseconds after which a copy is deleted: 30 days. */
const longest = 30 * 24 * 3_600_000;

interface Copies {
  /** What the view shows. */
  shown: DraftRow;
  rows: readonly DraftRow[];
  drafts: readonly ServerDraft[];
}

/** Whether the server's draft is what a copy was made from or saved as. */
export const isKnown = ({ lastSaved }: ServerDraft, { onServer, sent, from }: DraftRow): boolean =>
  lastSaved === onServer || lastSaved === sent || lastSaved === from?.lastSaved;

/** Whether another copy goes on from this one, as it is. */
export const isReplaced = ({ session, lastSaved }: DraftRow, rows: readonly DraftRow[]) =>
  rows.some(({ from }) => from?.session === session && from.lastSaved >= lastSaved);

/** The server has the text of this copy, or text that was made from it. */
const isHeld = (row: DraftRow, drafts: readonly ServerDraft[]) =>
  drafts.some(
    (draft) =>
      isSameText(draft, row) ||
      (draft.draftID === row.draftID && row.onServer === row.lastSaved && draft.lastSaved >= row.lastSaved),
  );

/** Copies that are nothing but an earlier state of another one, or too old. */
export const findOutdated = ({ rows, drafts, shown }: Copies): DraftRow[] =>
  rows.filter(
    (row) =>
      row.session !== shown.session &&
      (isReplaced(row, [...rows, shown]) ||
        isHeld(row, drafts) ||
        Date.now() - Date.parse(row.lastSaved) > longest),
  );

/** Copies with text that neither the shown one nor, among this device's, the server has; newest first, equal ones as one. */
export function findVersions({ shown, rows, drafts }: Copies): DraftVersion[] {
  const outdated = findOutdated({ shown, rows, drafts });
  const here = rows
    .filter((row) => row.session !== shown.session && !outdated.includes(row))
    .map((row): DraftVersion => ({ ...contentOf(row), rows: [row], server: null }));
  const there = drafts
    // The draft that the shown copy is saved as holds what it had before.
    .filter((draft) => draft.draftID !== shown.draftID && !isKnown(draft, shown))
    .map((server): DraftVersion => ({ ...contentOf(server), rows: [], server }));
  return [...here, ...there]
    .sort((one, two) => (one.lastSaved < two.lastSaved ? 1 : -1))
    .reduce<DraftVersion[]>((versions, next) => {
      if (isBlank(next) || isSameText(next, shown)) return versions;
      const same = versions.find((each) => isSameText(each, next));
      if (!same) return [...versions, next];
      same.rows.push(...next.rows);
      same.server ??= next.server;
      return versions;
    }, []);
}

const contentOf = ({ body, format, meta, lastSaved }: DraftRow | ServerDraft) => ({
  ...{ body, format, meta, lastSaved },
  lines: [...(typeof meta.name === 'string' ? [meta.name] : []), ...linesOf({ body, format })],
});
