import { Editor, Range, Transforms } from 'slate';
import { insertAbove } from './insertAbove';
import { paragraph } from './paragraph';
import type { RichEditorInstance } from './richTypes';
import { splitLine } from './splitLine';
import { cellAt } from './insertTable';
import { blockAbove } from './toggleBlock';

/** Each line is a paragraph, or a line of the list, quote or code around it; they take the marks at the caret. */
export function insertPlain(editor: RichEditorInstance, text: string): void {
  const { selection } = editor;
  if (!selection) return;
  const [first, ...others] = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const last = others.pop();
  Editor.withoutNormalizing(editor, () => {
    if (Range.isExpanded(selection)) editor.deleteFragment();
    // A cell is one block.
    if (cellAt(editor))
      return editor.insertText([first, ...others, ...(last === undefined ? [] : [last])].join('\n'));
    editor.insertText(first!);
    if (last === undefined) return;
    const marks = Editor.marks(editor);
    splitLine(editor);
    // A heading is one line.
    const heading = blockAbove(editor, 'h2', 'h3');
    if (heading) Transforms.setNodes(editor, { type: 'p' }, { at: heading[1] });
    insertAbove(
      editor,
      others.map((line) => paragraph({ ...marks, text: line })),
    );
    editor.insertText(last);
  });
}
