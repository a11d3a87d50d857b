import { plainError } from '../../contract/apiError';
import type { Autosave } from './createAutosave';
import type { DraftServer } from './createDraftServer';
import type { DraftHandle } from './draft';
import type { DraftBook } from './draftBook';
import type { LocalDraft } from './localDraft';

export interface SchedulingDeps {
  book: DraftBook;
  /** What is wrong with its words; null when the server may have them. */
  problem(): string | null;
  /** The server does not have the last of them. */
  isUnsent(): boolean;
  server: DraftServer;
  autosave: Autosave;
  /** Sends what the server does not have yet. */
  flush(): Promise<unknown>;
  publish(): void;
  /** Views and other tabs hear of it. */
  tell(): void;
}

/** Gives a draft a date to go out at, and takes it back. */
export function createScheduling(deps: SchedulingDeps): Pick<DraftHandle, 'schedule' | 'cancelSchedule'> {
  const { book, server, autosave, problem, isUnsent, flush, publish, tell } = deps;
  async function settle(...answer: Parameters<Autosave['settle']>): Promise<boolean> {
    const done = await autosave.settle(...answer);
    tell();
    return done;
  }
  /** With its words, where the server does not have them yet. */
  function give(draft: LocalDraft, dateScheduled: string) {
    const { draftID, draftStatus, onServer, lastSaved, meta } = draft;
    if (draftStatus !== 'scheduled' || onServer !== lastSaved)
      return server.save({ ...draft, draftStatus: 'scheduled', dateScheduled });
    const { publishedSilently } = meta;
    return server.update(`drafts/schedule/${Number(draftID)}`, {
      dateScheduled,
      ...(typeof publishedSilently === 'boolean' && { publishedSilently }),
    });
  }
  return {
    async schedule(date) {
      await flush();
      // What was changed too late for the date that is there goes along with the next one.
      const isLate =
        book.record.draftStatus === 'scheduled' &&
        book.error?.fields.every(({ field }) => field === 'dateScheduled');
      if (book.error && !(isLate && book.error.fields.length > 0)) return false;
      const { draftID, lastSaved } = book.record;
      if (draftID !== null) return settle('Error scheduling draft', await give(book.record, date), lastSaved);
      const words = problem() ?? 'There is no draft to schedule.';
      book.error = plainError('validation', 0, words);
      publish();
      return false;
    },
    async cancelSchedule() {
      const { draftID } = book.record;
      if (draftID === null) return false;
      const answer = await server.update(`drafts/cancel-schedule/${Number(draftID)}`);
      const done = await settle('Error cancelling draft schedule', answer, book.record.onServer);
      if (done && isUnsent()) autosave.later();
      return done;
    },
  };
}
