import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { toggleBlock } from '../../../src/editor/rich/toggleBlock';
import { setLink } from '../../../src/editor/rich/setLink';
import { toggleMark } from '../../../src/editor/rich/toggleMark';
import type { RichEditorInstance, RichElement } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';
import { isEmptyRich, writeRich } from '../../../src/editor/rich/writeRich';

/** An editor with the caret at the end of `document`; `keys` types, `\n` stands for Enter and `\b` for Backspace. */
function open(document: RichElement[] = [{ type: 'p', children: [{ text: '' }] }]) {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = document;
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, Editor.end(editor, []));
  const keys = (text: string) => {
    for (const key of text)
      if (key === '\n') editor.insertBreak();
      else if (key === '\b') editor.deleteBackward('character');
      else editor.insertText(key);
  };
  const written = () => outline(JSON.parse(writeRich(editor.children)) as RichElement[]);
  return { editor, keys, written };
}

/** `p(Hello *bold*)`: types and words of a document, one line. */
function outline(nodes: readonly unknown[]): string {
  return nodes
    .map((node) => {
      const { text, type, children, bold } = node as RichElement & { text?: string; bold?: boolean };
      return text === undefined ? `${type}(${outline(children)})` : bold ? `*${text}*` : text;
    })
    .join('');
}

test('a dash begins a list, Enter goes on, an empty item ends it', () => {
  const { keys, written } = open();
  keys('- one\ntwo\n\nafter');
  expect(written()).toBe('ul(li(lic(one))li(lic(two)))p(after)');
});

test('numbers, quotes and code begin by what people type', () => {
  const { keys, written } = open();
  keys('1. one\n\n> wise\n\n``` let a\nlet b');
  expect(written()).toBe(
    'ol(li(lic(one)))blockquote(blockquote-line(wise))code_block(code_line(let a)code_line(let b))',
  );
});

test('what is typed on a mention goes behind it; Enter there ends the line', () => {
  const mention: RichElement = { type: '@', userID: 2, name: 'Ann', children: [{ text: '' }] };
  const { editor, keys, written } = open([
    { type: 'p', children: [{ text: 'Hey ' }, mention, { text: ' there' }] },
  ]);
  Transforms.select(editor, [0, 1]);
  keys('!');
  expect(written()).toBe('p(Hey @()! there)');
  Transforms.select(editor, [0, 1]);
  keys('\n-');
  expect(written()).toBe('p(Hey @())p(-! there)');
});

test('what is typed on a picture goes into a line of its own below it', () => {
  const picture: RichElement = { type: 'rich_embed_card', children: [{ text: '' }] };
  const { editor, keys, written } = open([picture, { type: 'p', children: [{ text: 'Below' }] }]);
  Transforms.select(editor, [0]);
  keys('Under it');
  expect(written()).toBe('rich_embed_card()p(Under it)p(Below)');
});

test('a heading is one line', () => {
  const { keys, written } = open();
  keys('# Title\ntext');
  expect(written()).toBe('h2(Title)p(text)');
});

test('Backspace at the beginning of a list, quote or code takes it away', () => {
  const { keys, written } = open();
  keys('- \bx');
  expect(written()).toBe('p(x)');
});

test('several lines become one list and paragraphs again', () => {
  const { editor, keys, written } = open();
  keys('one\ntwo\nthree');
  Transforms.select(editor, { anchor: Editor.start(editor, [0]), focus: Editor.end(editor, [2]) });
  toggleBlock(editor, 'ul');
  expect(written()).toBe('ul(li(lic(one))li(lic(two))li(lic(three)))');
  toggleBlock(editor, 'ol');
  expect(written()).toBe('ol(li(lic(one))li(lic(two))li(lic(three)))');
  toggleBlock(editor, 'blockquote');
  expect(written()).toBe('blockquote(blockquote-line(one)blockquote-line(two)blockquote-line(three))');
  toggleBlock(editor, 'code_block');
  expect(written()).toBe('code_block(code_line(one)code_line(two)code_line(three))');
  toggleBlock(editor, 'code_block');
  expect(written()).toBe('p(one)p(two)p(three)');
});

test('an item in the middle of a list can leave it', () => {
  const { editor, keys, written } = open();
  keys('- one\ntwo\nthree');
  Transforms.select(editor, Editor.end(editor, [0, 1]));
  toggleBlock(editor, 'ul');
  expect(written()).toBe('ul(li(lic(one)))p(two)ul(li(lic(three)))');
  toggleBlock(editor, 'ul');
  expect(written()).toBe('ul(li(lic(one))li(lic(two))li(lic(three)))');
});

test('a mark is on for what is typed next', () => {
  const { editor, keys, written } = open();
  keys('plain ');
  toggleMark(editor, 'bold');
  keys('loud');
  toggleMark(editor, 'bold');
  keys(' plain');
  expect(written()).toBe('p(plain *loud* plain)');
});

test('words are linked, and what follows is not', () => {
  const { editor, keys, written } = open();
  keys('see here');
  Transforms.select(editor, { anchor: { path: [0, 0], offset: 4 }, focus: { path: [0, 0], offset: 8 } });
  setLink(editor, 'https://example.org/');
  keys('!');
  expect(written()).toBe('p(see a(here)!)');
});

test('below a picture there is always a line to go on', () => {
  const { editor, keys, written } = open();
  Transforms.insertNodes(editor, {
    type: 'rich_embed_card',
    url: 'https://f.test/a.png',
    children: [{ text: '' }],
  });
  keys('\nmore');
  expect(written()).toBe('p()rich_embed_card()p(more)');
});

test('what says nothing is empty, what shows something is not', () => {
  const text = (value: string): RichElement => ({ type: 'p', children: [{ text: value }] });
  expect(isEmptyRich([text(' '), { type: 'ul', children: [{ type: 'li', children: [text('')] }] }])).toBe(
    true,
  );
  expect(isEmptyRich([text('a')])).toBe(false);
  expect(isEmptyRich([{ type: 'p', children: [{ type: '@', userID: 3, children: [{ text: '' }] }] }])).toBe(
    false,
  );
});
