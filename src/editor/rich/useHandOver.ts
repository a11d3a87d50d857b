import { useLayoutEffect } from 'react';
import { ReactEditor } from 'slate-react';
import { editables } from '../editables';
import { readEditable } from './readEditable';
import type { RichEditorInstance } from './richTypes';

/** Lets the runtime read what is written, for the field that takes the editor's place when its view fails. `turn`: its element is another. */
export function useHandOver(editor: RichEditorInstance, turn: unknown): void {
  useLayoutEffect(() => {
    const element = ReactEditor.toDOMNode(editor, editor);
    editables.set(element, (as) => readEditable(element, as));
  }, [editor, turn]);
}
