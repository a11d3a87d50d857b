import type { ApiError } from '../../contract/apiError';
import { isBlank } from './checkDraft';
import { emptyContent, type DraftState, type DraftTarget } from './draft';
import type { LocalDrafts } from './createLocalDrafts';
import type { LocalDraft } from './localDraft';

/** What is known about one open draft; `createDraft` and its parts write into it. */
export interface DraftBook {
  owner: string;
  key: string;
  target: DraftTarget;
  record: LocalDraft;
  /**
   * The record as it was before somebody wrote into it who had just come back: until it is known who that is, the words may
   * be the next reader's. Null where they are the owner's.
   */
  before: LocalDraft | null;
  /** What this machine had of it when it was last written or read here: what `record` was made from, and is told to other tabs. */
  base: LocalDraft;
  /**
   * `unread`: nothing may be written yet, or it would push out what is there. `aside`: there is something, and it is being asked
   * whether it is the reader's; what is typed is kept beside it. `read`: this machine has been looked through.
   */
  phase: 'unread' | 'aside' | 'read' | 'asked';
  /** Views may show the record. */
  loaded: boolean;
  /** It may have been dated, taken back or published elsewhere since the server was last heard of it. */
  isDoubted: boolean;
  /** When the server last said what it has, milliseconds since 1970; 0 for never. */
  heardAt: number;
  /** Where the record is on this machine. */
  kept: 'none' | 'writing' | 'local' | 'memory';
  error: ApiError | null;
  restored: number;
  /** Another page has written it, and may have sent it when it went, without an answer. */
  isStored: boolean;
  ended: DraftState['ended'];
  /** Counts the ends: what began before one must not write afterwards. */
  generation: number;
}

export const newBook = (owner: string, key: string, target: DraftTarget): DraftBook => ({
  owner,
  key,
  target,
  record: blankRecord(owner, key, target),
  before: null,
  base: blankRecord(owner, key, target),
  phase: 'unread',
  isDoubted: false,
  heardAt: 0,
  loaded: false,
  kept: 'none',
  error: null,
  restored: 0,
  isStored: false,
  ended: null,
  generation: 0,
});

/** The draft is over, and its views are told why. What is still on this machine goes, and may be written over. */
export function endBook(book: DraftBook, ended: DraftState['ended'], keeps: boolean): void {
  const { owner, key, target, restored, generation, base } = book;
  Object.assign(book, newBook(owner, key, target), {
    ...{ phase: 'asked', loaded: true, ended },
    restored: restored + Number(!keeps),
    generation: generation + 1,
  });
  book.base.lastSaved = base.lastSaved;
}

/** When words out of two drafts were saved together: the first moment, in ISO 8601, that is later than both. */
export const afterBoth = (one: LocalDraft, two: LocalDraft): string =>
  new Date(Date.parse(one.lastSaved > two.lastSaved ? one.lastSaved : two.lastSaved) + 1).toISOString();

/** A record that nobody has written into yet. */
export function blankRecord(owner: string, key: string, target: DraftTarget): LocalDraft {
  return {
    ...{ owner, key, target, ...emptyContent, lastSaved: '' },
    ...{ draftID: null, draftStatus: 'draft', dateScheduled: null, onServer: null, isEarly: false },
  };
}

export const isWritten = (book: DraftBook): boolean => Boolean(book.record.lastSaved);

/** Milliseconds after which somebody may have come from another device without this one having seen them go. */
const longSilence = 60_000;

/** What the server alone decides of it may be something else by now. */
export const isUncertain = ({ isDoubted, heardAt, record }: DraftBook): boolean =>
  isDoubted || record.draftStatus === 'scheduled' || Date.now() - heardAt > longSilence;

/** The server does not have the last words. */
export const isDirty = (book: DraftBook): boolean =>
  isWritten(book) && book.record.onServer !== book.record.lastSaved;

/** Has words that would go with this page, which is about to go. Those that are just being written are written at once. */
export const isAtRisk = (book: DraftBook, local: LocalDrafts): boolean =>
  isDirty(book) &&
  book.kept !== 'local' &&
  !isBlank(book.record) &&
  // Older words may still be unread, and must not be pushed out; nor may another's go to who was here before.
  (book.phase === 'unread' || book.before !== null || !local.writeNow(book.record));

/** The server has these very words to publish them: if it has no such draft any more, they are a post by now. */
export const isPending = ({ draftStatus, onServer, lastSaved }: LocalDraft): boolean =>
  draftStatus === 'scheduled' && onServer === lastSaved;

/** A form for another post: what has a date already is written on in a page of its own, and none of it. */
export const beginsPost = ({ recordType, recordID, draftID }: DraftTarget): boolean =>
  recordType === 'discussion' && recordID === undefined && draftID === undefined;

/** By this machine's clock, which may be wrong, it has been published. */
export const wasDue = (draft: LocalDraft): boolean =>
  isPending(draft) && Date.parse(draft.dateScheduled ?? '') <= Date.now();

/** What the server alone decides of a draft. */
export const dateOf = ({
  draftStatus,
  dateScheduled,
}: Pick<LocalDraft, 'draftStatus' | 'dateScheduled'>) => ({
  draftStatus,
  dateScheduled,
});

/** What views see. `before`: what they saw last; while a write is on its way the place stays what it was. */
export function stateOf(book: DraftBook, before: DraftState): DraftState {
  const { record, loaded, kept, error, restored, ended } = book;
  const there = isWritten(book) && !isBlank(record);
  const onServer = there && !isDirty(book);
  const place = kept === 'writing' ? before.saved : kept;
  const here = place === 'local' || place === 'both';
  const elsewhere = onServer ? 'server' : place === 'memory' ? 'memory' : 'none';
  return {
    body: record.body,
    format: record.format,
    meta: record.meta,
    status: !loaded ? 'loading' : there ? record.draftStatus : 'none',
    saved: !there ? 'none' : !here ? elsewhere : onServer ? 'both' : 'local',
    error,
    lastSaved: there ? record.lastSaved : null,
    draftID: record.draftID,
    // Of one that could not be published the date is over.
    dateScheduled: record.draftStatus === 'scheduled' ? record.dateScheduled : null,
    restored,
    ended,
  };
}
