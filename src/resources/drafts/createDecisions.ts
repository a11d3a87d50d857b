import { plainError } from '../../contract/apiError';
import { checkDraft, isBlank, isSameText } from './checkDraft';
import type { Autosave } from './createAutosave';
import type { Copies } from './createCopies';
import type { DraftDeps } from './draftDeps';
import type { RowWriter } from './createDraftStore';
import { blankRow, type DraftContent, type DraftState, type DraftVersion } from './draft';
import { findVersions, isDirty, nextStamp, type DraftBook } from './draftBook';

/** `keeps`: the view clears itself. `sent`: the posted content. `isNews`: the view does not know the reason yet. */
interface Ending {
  keeps?: boolean;
  isNews?: boolean;
  sent?: DraftContent;
}

interface Parts {
  book: DraftBook;
  copies: Copies;
  autosave: Autosave;
  writer: RowWriter;
  /** Resolves when stored text is known, also what a failed call may have left on the server. */
  known(): Promise<void>;
  /** Sends what the server does not have yet. */
  flush(): Promise<DraftState>;
  publish(): void;
  /** Stops notifying about the draft and lets other tabs write. */
  letGo(isLast: boolean): void;
}

/** What is decided about a draft: it is posted, discarded or given a date, here or in another tab; and a version of it goes. */
export function createDecisions(deps: DraftDeps, parts: Parts) {
  const { owner, key, session, target, server, log, localOnly, refusal, onEnded } = deps;
  const { book, copies, autosave, writer, known, flush, publish, letGo } = parts;
  let begunByOther: DraftContent | null = null;

  /** The draft is over. Text that differs from what was `sent` is the beginning of the next one. */
  function end(reason: DraftState['ended'], { keeps = false, sent }: Ending = {}): void {
    const { row, written, isTyped, restored, generation, rows } = book;
    autosave.stop();
    writer.cancel();
    const goesOn = isTyped && sent && !isBlank(row) && !isSameText(sent, row);
    letGo(!goesOn);
    if (!goesOn && reason !== 'signedOut' && written) void copies.remove(written);
    Object.assign(book, {
      ...{ row: blankRow(owner, key, session, target), written: null, replaces: null, kept: 'none' },
      // What this session wrote before its code came is over, too.
      rows: rows.filter((each) => each.session !== session),
      ...{ isLoaded: true, isTyped: goesOn, error: null, ended: goesOn ? null : reason },
      ...{ generation: generation + 1, restored: restored + Number(!goesOn && !keeps) },
    });
    if (goesOn) {
      const { body, format, meta } = row;
      copies.put({ body, format, meta, lastSaved: nextStamp(row) });
      autosave.later();
    }
    publish();
  }

  async function drop(reason: 'posted' | 'discarded', { isNews, ...ending }: Ending = {}): Promise<void> {
    const { row, replaces } = book;
    await writer.settled();
    // The view that does it knows why.
    if (!book.isLeft) end(isNews ? reason : null, ending);
    if (row.lastSaved) await copies.remove(row);
    if (replaces) await copies.remove(replaces);
    // A notified page may navigate at once, and the next page must find no draft.
    await onEnded(reason, row.draftID, ending.sent);
  }

  /** Deletes drafts of the server. Resolves with whether that could be done. */
  async function removeThere(draftIDs: number[]): Promise<boolean> {
    if (localOnly || draftIDs.length === 0) return true;
    let failure = await refusal();
    for (const draftID of draftIDs) failure ??= await server.remove(draftID);
    if (!failure) return true;
    log('Error deleting draft', failure);
    book.error = failure;
    publish();
    return false;
  }

  return {
    ...{ end, drop },
    /** Here and on the server. False when the server could not be told; then it stays. */
    async deleteVersion(version: DraftVersion): Promise<boolean> {
      const { server: there } = version;
      if (!(await removeThere(there ? [there.draftID] : []))) return false;
      // With copies that were not told of while the server held the same text.
      const gone = book.rows.filter((row) => row.session !== session && isSameText(row, version));
      await Promise.all(gone.map(copies.remove));
      book.rows = book.rows.filter((row) => !gone.includes(row));
      book.drafts = book.drafts.filter((draft) => draft !== there);
      publish();
      return true;
    },
    /** Deletes every copy, here and on the server. False when the server could not be told; then it stays. */
    async discard(): Promise<boolean> {
      await known();
      autosave.stop();
      await copies.readRows();
      const { row: shown, rows, drafts } = book;
      const others = findVersions({ shown, rows, drafts }).flatMap((version) => version.server ?? []);
      const draftIDs = [shown, ...others].flatMap(({ draftID }) => draftID ?? []);
      if (!(await removeThere(draftIDs))) return false;
      Object.assign(book, { rows: [], drafts: [] });
      await Promise.all(rows.map(copies.remove));
      await drop('discarded');
      return true;
    },
    /**
     * The text was posted, and goes. `deleted`: the draft that the server has deleted itself while posting. `keeps`: the view
     * empties itself. `sent`: the posted content; text typed since begins the next draft.
     */
    async posted(deleted?: number | null, keeps?: boolean, sent?: DraftContent): Promise<void> {
      const { row } = book;
      // What a page before has sent as it was left has a number that this page does not know.
      if (row.from && row.draftID === null && !localOnly) await copies.look();
      const { draftID } = book.row;
      await drop('posted', { keeps, sent });
      book.drafts = book.drafts.filter((draft) => draft.draftID !== draftID);
      if (draftID === null || draftID === deleted || localOnly || book.isLeft) return;
      const failure = await server.remove(draftID);
      if (failure) log('Error deleting draft', failure);
    },
    /**
     * `date`: ISO 8601. The text goes along where the server lacks it; a change that came too late for its date goes with the
     * next one. False when the server refused: `state().error` says why.
     */
    async schedule(date: string): Promise<boolean> {
      await flush();
      const { row, error } = book;
      const { draftID, draftStatus, lastSaved, meta } = row;
      const isDated = draftStatus === 'scheduled';
      const isLate = isDated && error?.fields.every(({ field }) => field === 'dateScheduled');
      if (error && !(isLate && error.fields.length > 0)) return false;
      if (draftID === null) {
        const message = checkDraft(target.recordType, row) ?? 'There is no draft to schedule.';
        book.error = plainError('validation', 0, message);
        publish();
        return false;
      }
      const isSilent = typeof meta.publishedSilently === 'boolean';
      const change = { dateScheduled: date, ...(isSilent && { publishedSilently: meta.publishedSilently }) };
      const answer =
        isDated && !isDirty(row)
          ? await server.update(`drafts/schedule/${draftID}`, change)
          : await server.save({ ...row, draftStatus: 'scheduled', dateScheduled: date });
      const isDone = await autosave.settle('Error scheduling draft', answer, lastSaved);
      publish();
      return isDone;
    },
    async cancelSchedule(): Promise<boolean> {
      const { draftID, onServer } = book.row;
      if (draftID === null) return false;
      const answer = await server.update(`drafts/cancel-schedule/${draftID}`);
      const isDone = await autosave.settle('Error cancelling draft schedule', answer, onServer);
      publish();
      if (isDone && isDirty(book.row)) autosave.later();
      return isDone;
    },
    /** Another user reads now. The text stays its author's, whole; unless that user began all of it, unnoticed. */
    leave(): DraftContent | null {
      if (book.isLeft) return begunByOther;
      book.isLeft = true;
      autosave.stop();
      letGo(true);
      const { row, isTyped, isBegunInDoubt } = book;
      if (!isTyped || !isBegunInDoubt || isBlank(row)) return null;
      void writer.settled().then(() => copies.remove(row));
      const { body, format, meta } = row;
      return (begunByOther = { body, format, meta });
    },
  };
}
