import { plainError } from '../../contract/apiError';
import { checkDraft } from './checkDraft';
import type { Autosave } from './createAutosave';
import type { DraftServer } from './createDraftServer';
import type { DraftHandle } from './draft';
import { isDirty, type DraftBook } from './draftBook';

interface Deps {
  book: DraftBook;
  server: DraftServer;
  autosave: Autosave;
  /** Sends what the server does not have yet. */
  flush(): Promise<unknown>;
  publish(): void;
  /** Views and other tabs hear of it. */
  tell(): void;
}

/** Gives a draft a date to go out at, and takes it back. */
export function createScheduling(deps: Deps): Pick<DraftHandle, 'schedule' | 'cancelSchedule'> {
  const { book, server, autosave, flush, publish, tell } = deps;
  function settle(...answer: Parameters<Autosave['settle']>): boolean {
    const done = autosave.settle(...answer);
    tell();
    return done;
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
      if (draftID !== null)
        return settle('Error scheduling draft', await server.schedule(book.record, date), lastSaved);
      const words = checkDraft(book.target.recordType, book.record) ?? 'There is no draft to schedule.';
      book.error = plainError('validation', 0, words);
      publish();
      return false;
    },
    async cancelSchedule() {
      const { draftID } = book.record;
      if (draftID === null) return false;
      const answer = await server.cancelSchedule(draftID);
      const done = settle('Error cancelling draft schedule', answer, book.record.onServer);
      if (done && isDirty(book)) autosave.later();
      return done;
    },
  };
}
