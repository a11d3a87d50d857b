import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { mentionPasted } from '../../../src/editor/rich/mentionPasted';
import { pasteText } from '../../../src/editor/rich/pasteText';
import type { RichEditorInstance, RichElement } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';
import { writeRich } from '../../../src/editor/rich/writeRich';

function open() {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = [{ type: 'p', children: [{ text: '' }] }];
  Transforms.select(editor, Editor.start(editor, []));
  const keys = (text: string) => {
    for (const key of text) {
      if (key === '\n') editor.insertBreak();
      else editor.insertText(key);
      // In a browser each key is told of before the next.
      editor.operations = [];
    }
  };
  return { editor, keys, written: () => outline(JSON.parse(writeRich(editor.children)) as RichElement[]) };
}

/** `p(a <bold>b</> @Ann)` */
function outline(nodes: readonly unknown[]): string {
  return nodes
    .map((node) => {
      const { text, type, name, children, ...marks } = node as RichElement & { text?: string };
      if (text === undefined) return type === '@' ? `@(${name})` : `${type}(${outline(children)})`;
      const [mark] = Object.keys(marks);
      return mark && text ? `<${mark}>${text}</>` : text;
    })
    .join('');
}

test.each([
  ['a **very good** day', 'p(a <bold>very good</> day)'],
  ['an *odd* one', 'p(an <italic>odd</> one)'],
  ['say `let a = *b*` then', 'p(say <code>let a = *b*</> then)'],
  ['2 * 3 * 4 and snake_**case', 'p(2 * 3 * 4 and snake_**case)'],
  ['## Title\ntext', 'h2(Title)p(text)'],
  ['### Part\ntext', 'h3(Part)p(text)'],
  ['> wise', 'blockquote(blockquote-line(wise))'],
  ['- one\ntwo', 'ul(li(lic(one))li(lic(two)))'],
  ['1. one', 'ol(li(lic(one)))'],
  ['```js\nlet **a** = 1', 'code_block(code_line(let **a** = 1))'],
])('%j becomes what it stands for while it is typed', (typed, expected) => {
  const { keys, written } = open();
  keys(typed);
  expect(written()).toBe(expected);
});

test.each([
  ['**b**', 'p(<bold>b</>)', 'p(**b**)'],
  ['`b`', 'p(<code>b</>)', 'p(`b`)'],
  ['- ', 'ul(li(lic()))', 'p(- )'],
  ['## ', 'h2()', 'p(## )'],
  ['```\n', 'code_block(code_line())', 'p(```)'],
])('undo brings back what was typed of %j', (typed, before, after) => {
  const { editor, keys, written } = open();
  keys(typed);
  expect(written()).toBe(before);
  editor.undo();
  expect(written()).toBe(after);
});

test('plain text that is pasted keeps its headings, lists, code and marks, and undo its signs', () => {
  const { editor, written } = open();
  pasteText(
    editor,
    '# Title\n\nIt is **so** `x`.\n\n- one\n- two\n\n1. a\n2. b\n\n> wise\n\n```js\nlet *a*\n```\nend',
  );
  expect(written()).toBe(
    'h2(Title)p(It is <bold>so</> <code>x</>.)ul(li(lic(one))li(lic(two)))ol(li(lic(a))li(lic(b)))blockquote(blockquote-line(wise))code_block(code_line(let *a*))p(end)',
  );
  editor.undo();
  expect(Editor.string(editor, [2])).toBe('It is **so** `x`.');
});

test('plain text without such signs stays as it is, with its empty lines', () => {
  const { editor, written } = open();
  pasteText(editor, 'one\n\n2. two * three *');
  expect(written()).toBe('p(one)p()p(2. two * three *)');
});

test('a pasted name of a user becomes a mention, the longest that fits', async () => {
  const { editor, written } = open();
  const text = 'Ask @Ann Lee, @Bob and @nobody, not x@Bob or @Bobby. @Bob';
  pasteText(editor, text);
  const lookUp = (name: string) =>
    Promise.resolve({
      users: [
        { userID: 1, name: 'Ann', photoUrl: null },
        { userID: 2, name: 'Ann Lee', photoUrl: null },
        { userID: 3, name: 'Bob', photoUrl: null },
      ].filter((user) => user.name.toLowerCase().startsWith(name.toLowerCase())),
    });
  await mentionPasted(editor, text, lookUp);
  expect(written()).toBe('p(Ask @(Ann Lee), @(Bob) and @nobody, not x@Bob or @Bobby. @(Bob))');
});

test('names in code stay code', async () => {
  const { editor, written } = open();
  const text = '`@Bob`';
  pasteText(editor, text);
  await mentionPasted(editor, text, () =>
    Promise.resolve({ users: [{ userID: 3, name: 'Bob', photoUrl: null }] }),
  );
  expect(written()).toBe('p(<code>@Bob</>)');
});
