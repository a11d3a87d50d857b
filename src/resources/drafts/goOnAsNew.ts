import type { Keeper } from './createKeeper';
import type { DraftBook } from './draftBook';

/** What is being written is no draft of the server's any more: whoever had given it a date is told that it is out. */
export function goOnAsNew(book: DraftBook, keeper: Keeper): void {
  if (book.record.draftStatus === 'scheduled') book.ended = 'posted';
  keeper.put({ draftID: null, onServer: null, draftStatus: 'draft', dateScheduled: null });
}
