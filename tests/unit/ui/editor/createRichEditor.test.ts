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

describe('undo', () => {
  /** Types words, each so many milliseconds after the one before. */
  async function type(editor: Editor, ...words: [number, string][]) {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    for (const [pause, word] of words) {
      now += pause;
      for (const letter of word) {
        editor.insertText(letter);
        await Promise.resolve();
      }
    }
  }
  afterEach(() => jest.restoreAllMocks());

  test('takes back what was typed since the last pause', async () => {
    const { editor } = start([''], { path: [0, 0], offset: 0 });
    await type(editor, [1000, 'one'], [100, ' two'], [1000, ' three']);
    for (const left of ['one two', '']) {
      editor.undo();
      expect(Editor.string(editor, [])).toBe(left);
    }
    editor.redo();
    expect(Editor.string(editor, [])).toBe('one two');
  });

  test('takes back what was done at once in one step, also after a pause', async () => {
    const { editor } = start(['one'], { path: [0, 0], offset: 3 });
    await type(editor, [1000, ' two'], [1000, '']);
    editor.insertBreak();
    editor.insertText('three');
    await Promise.resolve();
    editor.undo();
    expect(Editor.string(editor, [])).toBe('one two');
    expect(editor.children).toHaveLength(1);
  });
});
