import { plainError } from '../../contract/apiError';
import { checkDraft } from './checkDraft';
import type { Autosave } from './createAutosave';
import type { DraftHandle, DraftRow } from './draft';
import { isDirty, type DraftBook } from './draftBook';
import type { DraftServer } from './draftServer';

interface Deps {
  book: DraftBook;
  server: DraftServer;
  autosave: Autosave;
  /** Sends what the server does not have yet. */
  flush(): Promise<unknown>;
  publish(): void;
}

/** Gives a draft a date to be published at, and takes it back. */
export function createScheduling(deps: Deps): Pick<DraftHandle, 'schedule' | 'cancelSchedule'> {
  const { book, server, autosave, flush, publish } = deps;
  async function settle(...answer: Parameters<Autosave['settle']>): Promise<boolean> {
    const done = await autosave.settle(...answer);
    publish();
    return done;
  }
  /** With its text, where the server does not have it yet. */
  function give(draft: DraftRow, dateScheduled: string) {
    const { draftID, draftStatus, meta } = draft;
    if (draftStatus !== 'scheduled' || isDirty(draft))
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
      const { row, error } = book;
      // A change that is too late for the saved date is sent with the next one.
      const isLate =
        row.draftStatus === 'scheduled' && error?.fields.every(({ field }) => field === 'dateScheduled');
      if (error && !(isLate && error.fields.length > 0)) return false;
      const { draftID, lastSaved, target } = row;
      if (draftID !== null) return settle('Error scheduling draft', await give(row, date), lastSaved);
      const message = checkDraft(target.recordType, row) ?? 'There is no draft to schedule.';
      book.error = plainError('validation', 0, message);
      publish();
      return false;
    },
    async cancelSchedule() {
      const { draftID, onServer } = book.row;
      if (draftID === null) return false;
      const answer = await server.update(`drafts/cancel-schedule/${draftID}`);
      const done = await settle('Error cancelling draft schedule', answer, onServer);
      if (done && isDirty(book.row)) autosave.later();
      return done;
    },
  };
}
