import type { PostValue } from './postValue';
import type { RichHandle } from './rich/RichEditor';

/** What the forms around a post's text may ask of it. */
export interface PostHandle {
  focus(): void;
  /** Focuses the text. */
  isFocused(): boolean;
  insertQuote: RichHandle['insertQuote'];
  /** Pictures are on their way that are not in the text yet. */
  isUploading(): boolean;
  /** Drops uploads that are not in the text yet: their user has left. */
  forget(): void;
  /** Begins anew with an empty document, or with words from elsewhere. Not told to `onChange` as the reader's own. */
  reset(words?: { body: string; format: string }): void;
  /**
   * Takes out what has been sent, where it still stands in front of what was typed since; once nothing is being composed
   * any more. Told to `onChange` as the reader's own.
   */
  takeOut(sent: Pick<PostValue, 'body' | 'format'>): void;
}
