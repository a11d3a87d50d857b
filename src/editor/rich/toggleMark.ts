import { Editor } from 'slate';
import type { Mark, RichEditorInstance } from './richTypes';

export const isMarkActive = (editor: RichEditorInstance, mark: Mark): boolean =>
  editor.selection !== null && Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: RichEditorInstance, mark: Mark): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}
