import { Editor, Element, Node, Path, Transforms, type NodeEntry } from 'slate';
import { paragraph } from './paragraph';
import type { RichEditorInstance, RichElement } from './richTypes';

/** Of a new table: a row of headers, and rows below it. */
const size = { columns: 3, rows: 2 };

const isA = (type: RegExp) => (node: unknown) => Element.isElement(node) && type.test(node.type);
export const isCell = isA(/^t[dh]$/);
const isRow = isA(/^tr$/);
const isTable = isA(/^table$/);

export const cellOf = (type: string): RichElement => ({ type, children: [{ text: '' }] });
const rowOf = (types: readonly string[]): RichElement => ({ type: 'tr', children: types.map(cellOf) });

/** The cell that the caret or a path is in. */
export const cellAt = (editor: Editor, at: Path | undefined = editor.selection?.anchor.path) =>
  at && Editor.above<RichElement>(editor, { at, match: isCell });

/** Whether any of what is selected is part of a table. */
export function isInTable(editor: Editor): boolean {
  return editor.selection !== null && ![...Editor.nodes(editor, { match: isTable })].every(() => false);
}

/** Puts an empty table below the block that is being written in, with the caret in its first cell. */
export function insertTable(editor: RichEditorInstance): void {
  const [index] = (editor.selection?.focus ?? Editor.end(editor, [])).path as [number];
  const block = editor.children[index] as RichElement;
  const isBlank = block.type === 'p' && Editor.isEmpty(editor, block);
  const at = [isBlank ? index : index + 1];
  const columns = Array.from({ length: size.columns });
  const rows = [
    rowOf(columns.map(() => 'th')),
    ...Array.from({ length: size.rows }, () => rowOf(columns.map(() => 'td'))),
  ];
  Editor.withoutNormalizing(editor, () => {
    if (isBlank) Transforms.removeNodes(editor, { at });
    Transforms.insertNodes(editor, [{ type: 'table', children: rows }, ...(isBlank ? [paragraph()] : [])], {
      at,
    });
    Transforms.select(editor, Editor.start(editor, at));
  });
}

export function addRow(editor: RichEditorInstance): void {
  const row = cellAt(editor) && Editor.above<RichElement>(editor, { match: isRow });
  if (!row) return;
  const at = Path.next(row[1]);
  Transforms.insertNodes(editor, rowOf(row[0].children.map(() => 'td')), { at });
  Transforms.select(editor, Editor.start(editor, at));
}

export function addColumn(editor: RichEditorInstance): void {
  eachRow(editor, (row, path, column) => {
    const { type } = row.children[Math.min(column, row.children.length - 1)] as RichElement;
    Transforms.insertNodes(editor, cellOf(type), { at: [...path, column + 1] });
  });
  moveCell(editor, 1);
}

export function removeRow(editor: RichEditorInstance): void {
  const row = cellAt(editor) && Editor.above<RichElement>(editor, { match: isRow });
  if (!row) return;
  if (Node.parent(editor, row[1]).children.length === 1) return removeTable(editor);
  Transforms.removeNodes(editor, { at: row[1] });
}

export function removeColumn(editor: RichEditorInstance): void {
  const row = Editor.above<RichElement>(editor, { match: isRow });
  if (row?.[0].children.length === 1) return removeTable(editor);
  eachRow(editor, (_, path, column) => Transforms.removeNodes(editor, { at: [...path, column] }));
}

export function removeTable(editor: RichEditorInstance): void {
  const table = Editor.above(editor, { match: isTable });
  if (!table) return;
  const at = table[1];
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at });
    Transforms.insertNodes(editor, paragraph(), { at, select: true });
  });
}

/** To the next cell, or back; answers whether there is one: beyond the last, Tab is the page's. */
export function moveCell(editor: RichEditorInstance, step: 1 | -1): boolean {
  const cell = cellAt(editor);
  const table = cell && Editor.above(editor, { match: isTable });
  if (!table) return false;
  const cells = [...Editor.nodes(editor, { at: table[1], match: isCell })];
  const next = cells[cells.findIndex(([, path]) => Path.equals(path, cell[1])) + step];
  if (!next) return false;
  Transforms.select(editor, Editor.end(editor, next[1]));
  return true;
}

function eachRow(
  editor: RichEditorInstance,
  change: (row: RichElement, path: Path, column: number) => void,
): void {
  const cell = cellAt(editor);
  const table = cell && Editor.above<RichElement>(editor, { match: isTable });
  if (!table) return;
  const column = cell[1].at(-1)!;
  Editor.withoutNormalizing(editor, () => {
    table[0].children.forEach((row, index) => change(row as RichElement, [...table[1], index], column));
  });
}

/** Mends one thing that no table has; answers whether there was one. */
export function repairTable(editor: Editor, [node, path]: NodeEntry): boolean {
  if (!isTable(node)) return false;
  const rows = (node as RichElement).children;
  const widest = Math.max(...rows.map((row) => (isRow(row) ? (row as RichElement).children.length : 0)));
  if (widest === 0) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  for (const [index, row] of rows.entries()) {
    const at = [...path, index];
    if (!isRow(row)) {
      Transforms.removeNodes(editor, { at });
      return true;
    }
    const { children } = row as RichElement;
    if (children.length < widest) {
      Transforms.insertNodes(editor, cellOf('td'), { at: [...at, children.length] });
      return true;
    }
  }
  return false;
}
