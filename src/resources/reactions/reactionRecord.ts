import type { ApiError } from '../../contract/apiError';
import type { ReactionSummary } from './reaction';
import { ownReactions, withOwnReaction } from './reactionSummary';

/**
 *   idle ──click──▶ sending ──the server holds what is wanted──▶ idle
 *    ▲                 │ failed, or only removed
 *    └───── read ── reading (a click meanwhile is kept, and sent after it)
 */
export type ReactionPhase = 'idle' | 'sending' | 'reading';

export interface ReactionRecord {
  /** What the reader sees: the server's word with the reader's wish applied. */
  shown: ReactionSummary;
  /** What the server last said. */
  confirmed: ReactionSummary;
  /** Urlcode that the user wants to hold, null for none; undefined when there is nothing to send. */
  wanted?: string | null;
  /** Urlcode that this sequence has taken back to make room for another: it comes back when that is refused. */
  taken?: string | undefined;
  /** Urlcode of the last click. */
  clicked?: string;
  phase: ReactionPhase;
  /** The server's counts are only guessed at: read them before the sequence ends. */
  unsure: boolean;
  /** Counts clicks and answers: a reading must not overwrite what came after it was asked for. */
  version: number;
  /** When the server was last asked, milliseconds since 1970; 0 for what came with the page. */
  readAt: number;
  /** Of the last sequence, gone with the next click; or of the first reading of an `unread` record. */
  error: ApiError | null;
  /** Neither the page nor the server has said anything yet. */
  unread: boolean;
}

export type ReactionStep = { kind: 'remove' | 'read' | 'settle' } | { kind: 'add'; urlcode: string };

export const newRecord = (summary: ReactionSummary): ReactionRecord => ({
  shown: summary,
  confirmed: summary,
  phase: 'idle',
  unsure: false,
  version: 0,
  readAt: 0,
  error: null,
  unread: false,
});

/** A click removes the user's own reaction, or makes another one the own. The last click wins. */
export function withClick(record: ReactionRecord, urlcode: string): ReactionRecord {
  const wanted = ownReactions(record.shown).includes(urlcode) ? null : urlcode;
  const shown = withOwnReaction(record.confirmed, wanted);
  return { ...record, wanted, clicked: urlcode, shown, error: null, version: record.version + 1 };
}

/** The next request on the way to the wanted state. */
export function nextStep({ confirmed, wanted, unsure }: ReactionRecord): ReactionStep {
  const own = ownReactions(confirmed);
  const reached = wanted === undefined || (wanted === null ? own.length === 0 : own.join() === wanted);
  if (reached) return { kind: unsure ? 'read' : 'settle' };
  return own.length > 0 || wanted === null ? { kind: 'remove' } : { kind: 'add', urlcode: wanted };
}

/** The server took a step; `unsure` when it did not say what the counts are now. */
export function withConfirmed(
  record: ReactionRecord,
  confirmed: ReactionSummary,
  unsure: boolean,
): ReactionRecord {
  const { wanted, version } = record;
  const shown = wanted === undefined ? confirmed : withOwnReaction(confirmed, wanted);
  return { ...record, confirmed, shown, unsure, version: version + 1 };
}

/**
 * What a fresh reading says. It decides: only a click that came while it was asked for goes on, or one that has left the
 * user with another reaction beside, of which the page had not known.
 */
export function withReading(
  record: ReactionRecord,
  confirmed: ReactionSummary,
  askedAt: number,
): ReactionRecord {
  const isDouble = record.error === null && ownReactions(confirmed).length > 1;
  const wanted = record.version === askedAt && !isDouble ? undefined : record.wanted;
  return withConfirmed({ ...record, wanted }, confirmed, false);
}

/**
 * A step failed. Whether the server took it is unknown, so the wish is dropped, for what had to make room for it, and the
 * record has to be read.
 */
export function withFailure(record: ReactionRecord, error: ApiError): ReactionRecord {
  const { confirmed, version, taken: wanted } = record;
  const shown = wanted === undefined ? confirmed : withOwnReaction(confirmed, wanted);
  return { ...record, wanted, taken: undefined, shown, unsure: true, error, version: version + 1 };
}

export const withSettled = (record: ReactionRecord): ReactionRecord => ({
  ...record,
  wanted: undefined,
  taken: undefined,
  shown: record.confirmed,
  phase: 'idle',
});
