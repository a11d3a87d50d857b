import type { ReactNode, Ref } from 'react';
import type { PostHandle } from './postHandle';
import type { PostValue } from './postValue';
import type { EditorServices } from './services';

export interface PostBodyProps {
  /**
   * What the text area begins with, or a rich2 or HTML document that is to be changed. `html`: the same as the server
   * shows it for those without script; until the editor is there it can be changed as that.
   */
  initial?: { body: string; format: string; html?: string };
  label: string;
  /** The text's error, below it. */
  error?: ReactNode;
  services: EditorServices;
  /** `byHand`: the reader did it; otherwise it is what `reset` has put there. */
  onChange(value: PostValue, byHand: boolean): void;
  /** Ctrl+Enter. */
  onSubmit(): void;
  takesFocus?: boolean;
  /** The text is shown, and changed elsewhere. */
  readOnly?: boolean;
  ref?: Ref<PostHandle>;
}
