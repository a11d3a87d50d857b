import { createEditor, Editor, Transforms, type Descendant } from 'slate';
import { withHistory } from 'slate-history';
import { insertPlain } from '../../../src/editor/rich/insertPlain';
import type { RichEditorInstance, RichElement } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';

/** `p(one *bold*)`: types and words, with the caret as `|`. */
function outline(nodes: readonly Descendant[], editor: Editor, at: number[] = []): string {
  return nodes
    .map((node, index) => {
      const path = [...at, index];
      if ('children' in node) return `${node.type}(${outline(node.children, editor, path)})`;
      const { anchor } = editor.selection!;
      const text =
        anchor.path.join() === path.join()
          ? `${node.text.slice(0, anchor.offset)}|${node.text.slice(anchor.offset)}`
          : node.text;
      return node.bold ? `*${text}*` : text;
    })
    .join('');
}

/** What is pasted behind the first two letters of the document. */
function paste(document: RichElement[], text: string): { editor: RichEditorInstance; outlined(): string } {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = document;
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, Editor.start(editor, []));
  Transforms.move(editor, { distance: 2 });
  insertPlain(editor, text);
  return { editor, outlined: () => outline(editor.children, editor) };
}
const words = [{ text: 'abcd' }];

test.each<[string, RichElement, string]>([
  ['paragraphs', { type: 'p', children: words }, 'p(abone)p(two)p()p(three|cd)'],
  [
    'items',
    { type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: words }] }] },
    'ul(li(lic(abone))li(lic(two))li(lic())li(lic(three|cd)))p()',
  ],
  [
    'lines of a quote',
    { type: 'blockquote', children: [{ type: 'blockquote-line', children: words }] },
    'blockquote(blockquote-line(abone)blockquote-line(two)blockquote-line()blockquote-line(three|cd))p()',
  ],
  [
    'lines of code',
    { type: 'code_block', children: [{ type: 'code_line', children: words }] },
    'code_block(code_line(abone)code_line(two)code_line()code_line(three|cd))p()',
  ],
  ['one heading, and paragraphs', { type: 'h2', children: words }, 'h2(abone)p(two)p()p(three|cd)p()'],
  [
    'bold paragraphs',
    { type: 'p', children: [{ text: 'abcd', bold: true }] },
    'p(*abone*)p(*two*)p()p(*three|cd*)',
  ],
])('lines are %s', (_what, around, expected) => {
  expect(paste([around], 'one\r\ntwo\n\nthree\n').outlined().replace('p(**)', 'p()')).toBe(expected);
});

test('one line goes into the words, and one step takes many lines back', () => {
  const { editor, outlined } = paste([{ type: 'p', children: words }], 'one');
  expect(outlined()).toBe('p(abone|cd)');
  insertPlain(editor, Array.from({ length: 300 }, (_, index) => `Line ${index}`).join('\n'));
  expect(editor.children).toHaveLength(300);
  editor.undo();
  expect(editor.children).toHaveLength(1);
  expect(Editor.string(editor, [])).toMatch(/^ab(one)?cd$/);
});
