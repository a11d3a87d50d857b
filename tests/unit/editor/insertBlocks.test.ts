import { createEditor, Editor, Transforms, type Location, type Point } from 'slate';
import { withHistory } from 'slate-history';
import { insertBlocks } from '../../../src/editor/rich/insertBlocks';
import type { RichEditorInstance, RichElement } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';
import { writeRich } from '../../../src/editor/rich/writeRich';
import { growth, linear } from '../../support/growth';

const p = (text: string): RichElement => ({ type: 'p', children: [{ text }] });
const h2 = (text: string): RichElement => ({ type: 'h2', children: [{ text }] });
const ul = (...texts: string[]): RichElement => ({
  type: 'ul',
  children: texts.map((text) => ({
    type: 'li',
    children: [{ type: 'lic', children: [{ text }] }],
  })),
});
const quote = (...texts: string[]): RichElement => ({
  type: 'blockquote',
  children: texts.map((text) => ({ type: 'blockquote-line', children: [{ text }] })),
});
const code = (text: string): RichElement => ({
  type: 'code_block',
  children: [{ type: 'code_line', children: [{ text }] }],
});

/** `p(one)ul(li(lic(two)))`: types and words of a document, one line. */
const outline = (nodes: readonly unknown[]): string =>
  nodes
    .map((node) => {
      const { text, type, children } = node as RichElement & { text?: string };
      return text ?? `${type}(${outline(children)})`;
    })
    .join('');

function start(document: RichElement[], at: Location): RichEditorInstance {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = structuredClone(document);
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, at);
  return editor;
}

/** What a document is when blocks come at a place of it, and a bar is typed after that. */
function paste(document: RichElement[], at: Location, blocks: RichElement[]): string {
  const editor = start(document, at);
  insertBlocks(editor, structuredClone(blocks));
  editor.insertText('|');
  return outline(JSON.parse(writeRich(editor.children)) as RichElement[]);
}

const places = {
  'an empty line': [[p('')], { path: [0, 0], offset: 0 }],
  'the middle of words': [[p('A B')], { path: [0, 0], offset: 2 }],
  'the end of words': [[p('A ')], { path: [0, 0], offset: 2 }],
  'an item of a list': [[ul('A B', 'C')], { path: [0, 0, 0, 0], offset: 2 }],
  'a quote': [[quote('A B', 'C')], { path: [0, 0, 0], offset: 2 }],
  'a heading': [[h2('A B')], { path: [0, 0], offset: 2 }],
} as const satisfies Record<string, [RichElement[], Point]>;

describe.each<[keyof typeof places, [RichElement[], string][]]>([
  [
    'an empty line',
    [
      [[p('one'), ul('two', 'three')], 'p(one)ul(li(lic(two))li(lic(three|)))'],
      [[ul('one', 'two')], 'ul(li(lic(one))li(lic(two|)))'],
      [[quote('one')], 'blockquote(blockquote-line(one|))'],
      [[h2('one'), p('two')], 'h2(one)p(two|)'],
    ],
  ],
  [
    'the middle of words',
    [
      [[p('one')], 'p(A one|B)'],
      [[p('one'), p('two')], 'p(A one)p(two|B)'],
      [[p('one'), p('two'), p('three'), p('four')], 'p(A one)p(two)p(three)p(four|B)'],
      [[p('one'), ul('two', 'three')], 'p(A one)ul(li(lic(two))li(lic(three|)))p(B)'],
      [
        [
          p('one'),
          p('two'),
          p('three'),
          h2('four'),
          p('five'),
          quote('six'),
          p('seven'),
          p('eight'),
          p('nine'),
        ],
        'p(A one)p(two)p(three)h2(four)p(five)blockquote(blockquote-line(six))p(seven)p(eight)p(nine|B)',
      ],
      [[ul('one', 'two'), p('three')], 'p(A )ul(li(lic(one))li(lic(two)))p(three|B)'],
      [[quote('one')], 'p(A )blockquote(blockquote-line(one|))p(B)'],
      // Words of a heading alone are words of this line.
      [[h2('one')], 'p(A one|B)'],
      [[p('one'), quote('two')], 'p(A one)blockquote(blockquote-line(two|))p(B)'],
      [[p('one'), code('two')], 'p(A one)code_block(code_line(two|))p(B)'],
    ],
  ],
  [
    'the end of words',
    [
      [[ul('one', 'two')], 'p(A )ul(li(lic(one))li(lic(two|)))'],
      [[p('one'), code('two')], 'p(A one)code_block(code_line(two|))'],
    ],
  ],
  [
    'an item of a list',
    [
      [[p('one'), p('two')], 'ul(li(lic(A one))li(lic(two|B))li(lic(C)))'],
      [
        [p('one'), p('two'), p('three'), p('four')],
        'ul(li(lic(A one))li(lic(two))li(lic(three))li(lic(four|B))li(lic(C)))',
      ],
      [
        [quote('one'), p('two'), p('three'), quote('four'), p('five')],
        'ul(li(lic(A )))blockquote(blockquote-line(one))ul(li(lic(two))li(lic(three)))blockquote(blockquote-line(four))ul(li(lic(five|B))li(lic(C)))',
      ],
      [[ul('one', 'two')], 'ul(li(lic(A ))li(lic(one))li(lic(two|))li(lic(B))li(lic(C)))'],
      [
        [p('one'), quote('two')],
        'ul(li(lic(A one)))blockquote(blockquote-line(two|))ul(li(lic(B))li(lic(C)))',
      ],
    ],
  ],
  [
    'a quote',
    [
      [[p('one'), p('two')], 'blockquote(blockquote-line(A one)blockquote-line(two|B)blockquote-line(C))'],
      [
        [p('one'), p('two'), p('three'), p('four')],
        'blockquote(blockquote-line(A one)blockquote-line(two)blockquote-line(three)blockquote-line(four|B)blockquote-line(C))',
      ],
      [
        [h2('one'), p('two'), p('three'), h2('four'), p('five')],
        'blockquote(blockquote-line(A ))h2(one)blockquote(blockquote-line(two)blockquote-line(three))h2(four)blockquote(blockquote-line(five|B)blockquote-line(C))',
      ],
      [
        [ul('one'), p('two')],
        'blockquote(blockquote-line(A ))ul(li(lic(one)))blockquote(blockquote-line(two|B)blockquote-line(C))',
      ],
    ],
  ],
  [
    'a heading',
    [
      [[p('one'), ul('two')], 'h2(A one)ul(li(lic(two|)))h2(B)'],
      [[p('one'), p('two'), p('three')], 'h2(A one)p(two)p(three|B)'],
    ],
  ],
])('blocks that come into %s', (place, rows) => {
  for (const [blocks, expected] of rows)
    test(outline(blocks), () => {
      const [document, at] = places[place];
      expect(paste(document, at, blocks)).toBe(expected);
    });
});

test('a card that comes into words stands between them, and one writes on behind it', () => {
  const card = { type: 'rich_embed_card', url: 'https://example.com/', children: [{ text: '' }] };
  expect(paste([p('A B')], { path: [0, 0], offset: 2 }, [p('one'), card])).toBe(
    'p(A one)rich_embed_card()p(|B)',
  );
});

test('a mention beside them stays', () => {
  const mention = { type: '@', userID: 2, name: 'member', children: [{ text: '' }] };
  const line = { type: 'p', children: [{ text: '' }, mention, { text: '' }] };
  const written = paste([line], { path: [0, 2], offset: 0 }, [ul('one')]);
  expect(written).toMatch(/^p\(.*@.*\)ul\(li\(lic\(one\|\)\)\)$/);
});

test('what is selected makes room for them', () => {
  const range = { anchor: { path: [0, 0], offset: 2 }, focus: { path: [1, 0], offset: 1 } };
  expect(paste([p('A xx'), p('xB')], range, [p('one'), ul('two')])).toBe('p(A one)ul(li(lic(two|)))p(B)');
});

const many = (length: number, of: (index: number) => RichElement) =>
  Array.from({ length }, (_, index) => of(index));

test('what has come at once is taken back at once', () => {
  const editor = start([p('A B')], { path: [0, 0], offset: 2 });
  insertBlocks(
    editor,
    many(30, (index) => (index % 5 ? p(`${index}`) : ul(`${index}`))),
  );
  expect(editor.history.undos).toHaveLength(1);
  editor.undo();
  expect(outline(editor.children)).toBe('p(A B)');
});

test.each<[string, (index: number) => RichElement]>([
  ['paragraphs', (index) => p(`Line ${index}`)],
  [
    'paragraphs with marks and links',
    () => ({
      type: 'p',
      children: [
        { text: 'a ' },
        { type: 'a', url: '/', children: [{ text: 'b' }] },
        { text: ' and ', bold: true },
      ],
    }),
  ],
  ['blocks of many kinds', (index) => (index % 3 ? p(`Line ${index}`) : h2(`Heading ${index}`))],
])('many %s cost what each of them costs', async (_name, of) => {
  const run = (size: number) => {
    const editor = start([p('A B')], { path: [0, 0], offset: 2 });
    insertBlocks(editor, many(size, of));
  };
  expect(await growth(run, 100)).toBeLessThan(linear);
});
