import { createEditor, Editor, Node, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { htmlToRich, markSpaces } from '../../../src/editor/rich/htmlToRich';
import { readRich } from '../../../src/editor/rich/readRich';
import {
  addColumn,
  addRow,
  insertTable,
  moveCell,
  removeColumn,
  removeRow,
} from '../../../src/editor/rich/insertTable';
import { toggleBlock } from '../../../src/editor/rich/toggleBlock';
import { insertBlocks } from '../../../src/editor/rich/insertBlocks';
import { insertPlain } from '../../../src/editor/rich/insertPlain';
import type { RichEditorInstance, RichElement } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';

const line = (text: string, type = 'p'): RichElement => ({ type, children: [{ text }] });
const row = (...cells: string[]): RichElement => ({
  type: 'tr',
  children: cells.map((cell) => line(cell.replace(/^#/, ''), cell.startsWith('#') ? 'th' : 'td')),
});
const table = (...rows: string[][]): RichElement => ({
  type: 'table',
  children: rows.map((cells) => row(...cells)),
});

function open(document: RichElement[] = [line('')]) {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = structuredClone(document);
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, Editor.start(editor, []));
  return editor;
}

/** `#a|b/c|d`: rows and cells of a table, other blocks as their words. */
const shown = (editor: Pick<Editor, 'children'>) =>
  editor.children
    .map((block) => {
      const { type, children } = block as RichElement;
      if (type !== 'table') return Node.string(block);
      const cell = (node: unknown) => {
        const { type: kind, children: texts } = node as RichElement;
        return (kind === 'th' ? '#' : '') + texts.map((text) => ('text' in text ? text.text : '@')).join('');
      };
      return children.map((each) => (each as RichElement).children.map(cell).join('|')).join('/');
    })
    .join(' ~ ');

const two = [line('before'), table(['#a', '#b'], ['c', 'd']), line('after')];
const at = (editor: Editor, ...path: number[]) => Transforms.select(editor, Editor.end(editor, path));

test('a table is begun with a row of headers, and Tab goes from cell to cell until it leaves', () => {
  const editor = open();
  insertTable(editor);
  expect(shown(editor)).toBe('#|#|#/||/|| ~ ');
  editor.insertText('x');
  expect(moveCell(editor, 1)).toBe(true);
  editor.insertText('y');
  expect(moveCell(editor, -1)).toBe(true);
  expect(moveCell(editor, -1)).toBe(false);
  editor.insertText('!');
  expect(shown(editor)).toBe('#x!|#y|#/||/|| ~ ');
  at(editor, 0, 2, 2);
  expect(moveCell(editor, 1)).toBe(false);
});

test('rows and columns are added beside the caret, and removed', () => {
  const editor = open(two);
  at(editor, 1, 0, 0);
  addColumn(editor);
  editor.insertText('x');
  expect(shown(editor)).toBe('before ~ #a|#x|#b/c||d ~ after');
  addRow(editor);
  editor.insertText('y');
  expect(shown(editor)).toBe('before ~ #a|#x|#b/y||/c||d ~ after');
  removeRow(editor);
  at(editor, 1, 0, 1);
  removeColumn(editor);
  expect(shown(editor)).toBe('before ~ #a|#b/c|d ~ after');
  at(editor, 1, 0, 0);
  removeRow(editor);
  at(editor, 1, 0, 0);
  removeRow(editor);
  expect(shown(editor)).toBe('before ~  ~ after');
});

test('Enter is a line of its cell, and nothing deletes a cell', () => {
  const editor = open(two);
  at(editor, 1, 1, 0);
  editor.insertBreak();
  editor.insertText('- x');
  expect(shown(editor)).toBe('before ~ #a|#b/c\n- x|d ~ after');
  toggleBlock(editor, 'ul');
  Transforms.select(editor, Editor.start(editor, [1, 1, 1]));
  editor.deleteBackward('character');
  at(editor, 1, 1, 1);
  editor.deleteForward('character');
  Transforms.select(editor, Editor.start(editor, [2]));
  editor.deleteBackward('character');
  at(editor, 0);
  editor.deleteForward('character');
  expect(shown(editor)).toBe('before ~ #a|#b/c\n- x|d ~ after');
});

test.each([
  ['two cells', [1, 0, 0], [1, 1, 0], 'before ~ #!|#/|d ~ after'],
  ['words and cells', [0], [1, 0, 0], '! ~ #|#b/c|d ~ after'],
  ['words around it', [0], [2], '!'],
])('typing over %s leaves the rest', (_, from, to, expected) => {
  const editor = open(two);
  Transforms.select(editor, { anchor: Editor.start(editor, from), focus: Editor.end(editor, to) });
  editor.insertText('!');
  expect(shown(editor)).toBe(expected);
});

test('a table without a word goes with Backspace', () => {
  const editor = open([table(['', '']), line('after')]);
  editor.deleteBackward('character');
  expect(shown(editor)).toBe(' ~ after');
});

test('what is pasted into a cell stays in it', () => {
  const editor = open(two);
  at(editor, 1, 1, 0);
  insertPlain(editor, '1\n2');
  expect(shown(editor)).toBe('before ~ #a|#b/c1\n2|d ~ after');
  at(editor, 1, 1, 1);
  insertBlocks(editor, [line('x'), { type: 'ul', children: [{ type: 'li', children: [line('y', 'lic')] }] }]);
  expect(shown(editor)).toBe('before ~ #a|#b/c1\n2|dx\ny ~ after');
});

test('a table is read as it is written; parts of it and short rows are put right', () => {
  const read = (document: unknown[]) => readRich(document, () => null);
  expect(read(two)).toEqual(two);
  const parted = {
    type: 'table',
    children: [
      { type: 'thead', children: [row('#a', '#b')] },
      {
        type: 'tbody',
        children: [{ type: 'tr', children: [{ type: 'td', children: [line('c'), line('d')] }] }],
      },
    ],
  };
  expect(shown(open(read([parted])!))).toBe('#a|#b/c\nd| ~ ');
});

test.each([
  ['a list in a cell', { type: 'td', children: [{ type: 'ul', children: [] }] }],
  ['a cell over two columns', { type: 'td', colSpan: 2, children: [line('c')] }],
])('a table with %s is kept whole, not edited', (_, cell) => {
  const foreign = { type: 'table', children: [{ type: 'tr', children: [cell] }] };
  expect(readRich([foreign], () => null)).toEqual([
    { type: 'opaque', original: foreign, children: [{ text: '' }] },
  ]);
});

test('a table in HTML is one in the editor, with its headers and captions', () => {
  const template = document.createElement('template');
  template.innerHTML = markSpaces(
    '<table><caption>Tools</caption><thead><tr><td>Tool</td><td>Price</td></tr></thead><tbody><tr><th>Saw</th><td>7<br>8</td></tr><tr><td colspan="2">None</td></tr></tbody></table>',
  );
  expect(shown({ children: htmlToRich(template.content) })).toBe('Tools ~ #Tool|#Price/#Saw|7\n8/None|');
});
