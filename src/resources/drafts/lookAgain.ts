import type { ApiError } from '../../contract/apiError';
import type { DraftServer } from './createDraftServer';
import type { Keeper } from './createKeeper';
import { dateOf, isDirty, isPending, type DraftBook } from './draftBook';
import { goOnAsNew } from './goOnAsNew';

interface Deps {
  book: DraftBook;
  keeper: Keeper;
  server: DraftServer;
  /** For guests, who have no drafts on the server. */
  localOnly: boolean;
  refusal(): Promise<ApiError | null>;
  /** Its words stand in a post by now. */
  onPublished(): Promise<void>;
  publish(): void;
}

/**
 * Asks what has become of a draft while nobody looked: another page may have dated it or taken the date back, and a save
 * says both anew; or it may have been published. Resolves with why it could not be asked. Few are away for long while they
 * write, so that this is code of its own; without the network nothing can be asked, either.
 */
export async function lookAgain(deps: Deps): Promise<ApiError | null> {
  const { book, keeper, server, localOnly, refusal, onPublished } = deps;
  const { generation } = book;
  const { draftID } = book.record;
  if (draftID === null || localOnly) {
    book.isDoubted = false;
    return null;
  }
  const refused = await refusal();
  if (refused) return refused;
  const { data, error } = await server.get(draftID);
  if (generation !== book.generation || book.record.draftID !== draftID) return null;
  if (error && error.status !== 404) return error;
  book.isDoubted = false;
  book.heardAt = Date.now();
  // What another device has written since is none that these words have met.
  if (data) keeper.put({ ...dateOf(data), ...(data.lastSaved > book.record.lastSaved && { isEarly: true }) });
  else if (isPending(book.record)) await onPublished();
  // It is nowhere but here.
  else if (isDirty(book)) {
    goOnAsNew(book, keeper);
    deps.publish();
  }
  return null;
}
