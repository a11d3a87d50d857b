import { Editor, Transforms } from 'slate';
import { createRichEditor } from '../../../../src/ui/editor/rich/createRichEditor';
import { testUi } from '../../../support/testUi';

const rich = (...lines: string[]) => ({
  format: 'rich2' as const,
  body: JSON.stringify(lines.map((text) => ({ type: 'p', children: [{ text }] }))),
});

/** An editor with lines in it, and the caret in one of them. */
function start(lines: string[], at: { path: number[]; offset: number }) {
  const made = createRichEditor({ ui: testUi().ui, start: rich(...lines), takeFiles: () => false });
  Transforms.select(made.editor, at);
  return made;
}

test('words that are put in front leave whoever writes where they are', () => {
  const { editor, reset } = start(['one two', 'three'], { path: [0, 0], offset: 3 });
  reset(rich('Stored', 'one two', 'three'));
  expect(editor.selection?.focus).toEqual({ path: [1, 0], offset: 3 });
});

test('with other words whoever writes is at their end', () => {
  const { editor, reset } = start(['one two'], { path: [0, 0], offset: 3 });
  reset(rich('From elsewhere'));
  expect(editor.selection?.focus).toEqual(Editor.end(editor, []));
});
