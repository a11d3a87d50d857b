import { Editor, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { insertBlocks } from './insertBlocks';
import { insertPlain } from './insertPlain';
import { markdownToRich } from './markdownToRich';
import type { RichEditorInstance } from './richTypes';
import { cellAt } from './insertTable';
import { blockAbove } from './toggleBlock';

/** Pastes plain text; headings, lists and bold words in the marks that people type for them become such. Undo brings the marks back. */
export function pasteText(editor: RichEditorInstance, text: string): void {
  const { selection } = editor;
  if (!selection) return;
  // A cell is one block.
  if (cellAt(editor)) return editor.insertText(text.trim());
  const blocks = blockAbove(editor, 'code_block') ? null : markdownToRich(text);
  const start = Editor.pointRef(editor, Range.start(selection), { affinity: 'backward' });
  insertPlain(editor, text);
  const anchor = start.unref();
  if (!blocks || !anchor) return;
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.select(editor, { anchor, focus: editor.selection!.focus });
    insertBlocks(editor, blocks);
  });
}
