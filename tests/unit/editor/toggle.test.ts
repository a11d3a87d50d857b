import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { readRich } from '../../../src/editor/rich/readRich';
import { isBlockActive, toggleBlock } from '../../../src/editor/rich/toggleBlock';
import type { RichEditorInstance, RichElement } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';
import { writeRich } from '../../../src/editor/rich/writeRich';

const line = (type: string, text: string) => ({ type, children: [{ text }] });
const toggle = (title: string, ...texts: string[]) => ({
  type: 'toggle',
  children: [line('toggle-title', title), ...texts.map((text) => line('p', text))],
});

function open(...children: RichElement[]) {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = children;
  Transforms.select(editor, Editor.start(editor, []));
  return { editor, written: () => JSON.parse(writeRich(editor.children)) as unknown };
}

test('the first line is on the button, the next ones open with it, and an empty one ends it', () => {
  const { editor, written } = open(line('p', ''));
  toggleBlock(editor, 'toggle');
  editor.insertText('Why?');
  Transforms.select(editor, Editor.end(editor, [0, 1]));
  editor.insertText('Because.');
  editor.insertBreak();
  editor.insertText('And so on.');
  editor.insertBreak();
  editor.insertBreak();
  editor.insertText('In clear');
  expect(written()).toEqual([toggle('Why?', 'Because.', 'And so on.'), line('p', 'In clear')]);
  expect(readRich(written(), () => null)).toEqual(written());
});

test('selected lines become one toggle, which the same button takes away again with all that is in it', () => {
  const { editor, written } = open(line('p', 'a'), line('p', 'b'), line('p', 'c'));
  Transforms.select(editor, Editor.range(editor, []));
  toggleBlock(editor, 'toggle');
  expect(written()).toEqual([toggle('a', 'b', 'c')]);
  expect(isBlockActive(editor, 'toggle')).toBe(true);
  Transforms.select(editor, Editor.start(editor, [0, 1]));
  toggleBlock(editor, 'toggle');
  expect(written()).toEqual([line('p', 'a'), line('p', 'b'), line('p', 'c')]);
});

test('Enter in the title goes on below it, and Backspace before its first letter takes the toggle away', () => {
  const { editor, written } = open(toggle('Why?', 'Because.'));
  Transforms.select(editor, Editor.end(editor, [0, 0]));
  editor.insertBreak();
  editor.insertText('First,');
  expect(written()).toEqual([toggle('Why?', 'First,', 'Because.')]);
  Transforms.select(editor, Editor.start(editor, [0, 0]));
  editor.deleteBackward('character');
  expect(written()).toEqual([line('p', 'Why?'), line('p', 'First,'), line('p', 'Because.')]);
});

test('one keeps its name, and a list inside it stays one', () => {
  const list = { type: 'ul', children: [{ type: 'li', children: [line('lic', 'a')] }] };
  const named = { type: 'toggle', id: 'faq', children: [line('toggle-title', 'Why?'), list] };
  expect(readRich([named], () => null)).toEqual([named]);
  const { editor, written } = open(named);
  Editor.normalize(editor, { force: true });
  expect(written()).toEqual([named]);
});
