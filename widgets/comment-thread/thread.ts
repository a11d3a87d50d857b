import type { ThreadComment } from '../../src/resources/commentPages';
import type { CommentSort } from '../../src/ui/thread/threadAddress';

/** What all comments of a thread are drawn by. */
export interface Thread {
  discussionID: number;
  sort: CommentSort;
  /** Who began the discussion. */
  insertUserID: number | undefined;
  readerID: number;
  showsOP: boolean;
  /** The reader may answer. */
  writes: boolean;
  mayEdit(comment: ThreadComment): boolean;
  isNew(comment: ThreadComment): boolean;
  /** The author of a comment of the page; null where it is on another one. */
  nameOf(commentID: number | null): string | null;
  /** Direct replies that the page does not show. */
  missing(comment: ThreadComment): number;
  fragmentImpls: unknown;
}
