import { Editor, Element, Path, Range, Transforms } from 'slate';
import { cellAt, removeTable } from './insertTable';
import type { RichEditorInstance } from './richTypes';
import { blockAbove, isLine } from './toggleBlock';

/** What is typed and deleted in a table stays in its cell: Slate by itself would run cells together. */
export function withTables(editor: RichEditorInstance): RichEditorInstance {
  const { deleteBackward, deleteForward, deleteFragment, insertBreak, insertText } = editor;

  editor.deleteFragment = (options) => {
    const { selection } = editor;
    if (!selection || !crosses(editor, selection)) return deleteFragment(options);
    const [start] = Range.edges(selection);
    Editor.withoutNormalizing(editor, () => {
      for (const [, path] of [...Editor.nodes(editor, { match: isLine, mode: 'lowest' })]) {
        const part = Range.intersection(selection, Editor.range(editor, path));
        if (part && Range.isExpanded(part)) Transforms.delete(editor, { at: part });
      }
      Transforms.select(editor, start);
    });
  };
  const clear = () => {
    if (editor.selection && Range.isExpanded(editor.selection) && crosses(editor, editor.selection))
      editor.deleteFragment();
  };
  editor.insertText = (text, options) => {
    clear();
    insertText(text, options);
  };
  editor.insertBreak = () => {
    clear();
    // A cell is one block.
    if (cellAt(editor)) editor.insertSoftBreak();
    else insertBreak();
  };
  editor.deleteBackward = (unit) => {
    if (!stopAtCell(editor, true)) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!stopAtCell(editor, false)) deleteForward(unit);
  };
  return editor;
}

/** Whether a selection begins or ends in a cell that it leaves. */
function crosses(editor: Editor, { anchor, focus }: Range): boolean {
  const [from, to] = [cellAt(editor, anchor.path), cellAt(editor, focus.path)];
  return Boolean(from ?? to) && !(from && to && Path.equals(from[1], to[1]));
}

/** At the edge of a cell nothing is deleted; an empty line beside a table goes, and so does a table without a word. */
function stopAtCell(editor: RichEditorInstance, backwards: boolean): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const at = selection.anchor;
  const beside = backwards ? Editor.before(editor, at) : Editor.after(editor, at);
  const isAtEdge = !beside || crosses(editor, { anchor: at, focus: beside });
  if (!isAtEdge) return false;
  if (!cellAt(editor)) {
    const line = blockAbove(editor, 'p');
    if (!beside || !line) return false;
    if (Editor.isEmpty(editor, line[0]) && editor.children.length > line[1][0]! + 1)
      Transforms.removeNodes(editor, { at: line[1] });
    else Transforms.select(editor, beside);
    return true;
  }
  const table = Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === 'table' });
  const isFirst = !beside || !cellAt(editor, beside.path) || !Path.isCommon(table![1], beside.path);
  if (backwards && isFirst && Editor.string(editor, table![1]) === '') removeTable(editor);
  return true;
}
