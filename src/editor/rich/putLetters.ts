import { Editor, Transforms } from 'slate';
import { changedRegion } from './changedRegion';
import { insertPlain } from './insertPlain';
import { lettersOf, mention } from './lettersOf';
import { blockEnd } from './movePlace';
import type { RichEditorInstance } from './richTypes';

/**
 * Takes over into the document what has changed of its letters in the page. What would take away more than letters, or
 * bring a mention, is left out.
 * @param caret where the caret is in `now`; `kept`: where the document has it
 */
export function putLetters(editor: RichEditorInstance, now: string, caret: number | 'behind' | 'kept'): void {
  const { letters: known, pointAt } = lettersOf(editor);
  const { start, from, to } = changedRegion(known, now);
  const gone = known.slice(start, from);
  const put = now.slice(start, to);
  if (now === known || gone.includes(blockEnd) || `${gone}${put}`.includes(mention)) return;
  const kept = editor.selection && Editor.rangeRef(editor, editor.selection);
  Transforms.select(editor, { anchor: pointAt(start), focus: pointAt(from) });
  insertPlain(editor, put.replaceAll(blockEnd, '\n'));
  const before = kept?.unref();
  if (typeof caret === 'number') Transforms.select(editor, lettersOf(editor).pointAt(caret));
  else if (caret === 'kept' && before) Transforms.select(editor, before);
}
