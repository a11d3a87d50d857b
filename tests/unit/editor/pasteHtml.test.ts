import { createEditor, Editor, Node, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { createSafeHtml } from '../../../src/safe/createSafeHtml';
import { pasteHtml } from '../../../src/editor/rich/pasteHtml';
import type { RichEditorInstance } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';

const safeHtml = createSafeHtml({
  window,
  urls: () => ({ origin: 'https://forum.test', page: 'https://forum.test/p', hosts: ['*'] }),
});

function start() {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = [{ type: 'p', children: [{ text: '' }] }];
  Transforms.select(editor, Editor.start(editor, []));
  const report = jest.fn();
  return { editor, report, paste: pasteHtml(editor, { safeHtml, report }) };
}
const linesOf = (editor: RichEditorInstance) => editor.children.map((block) => Node.string(block));
const settle = async () => {
  await safeHtml();
  await new Promise((resolve) => setTimeout(resolve));
};

const move = (editor: RichEditorInstance, distance: number) =>
  Transforms.move(editor, { distance, reverse: true });

/** The document with a bar where the caret is. */
const shown = (editor: RichEditorInstance) => {
  editor.insertText('|');
  return linesOf(editor);
};

test.each(['<p>pasted words</p>', '<p>pasted words<img src="cid:1"></p>', '<a href="/p/1">pasted words</a>'])(
  'the caret stays behind the words of %s when they take their form',
  async (html) => {
    const { editor, paste } = start();
    editor.insertText('See: ');
    paste(html, 'pasted words');
    await settle();
    expect(shown(editor)).toEqual(['See: pasted words|']);
  },
);

test.each<[string, string, string[], (editor: RichEditorInstance) => void]>([
  ['behind them', '<b>bold</b>', ['See: bold more|.'], (editor) => editor.insertText(' more')],
  ['in the line in front of them', '<b>bold</b>', ['See|: bold.'], (editor) => move(editor, 6)],
  ['right in front of them', '<b>bold</b>', ['See: |bold.'], (editor) => move(editor, 4)],
  ['right in front of lines', '<p>a</p><p>b</p>', ['See: |a', 'b.'], (editor) => move(editor, 3)],
  ['in the middle of them', '<b>bold</b>', ['See: bo|ld.'], (editor) => move(editor, 2)],
  [
    'in a line of what becomes a list',
    '<ul><li>one</li><li>two</li></ul>',
    ['See: ', 'o|netwo', '.'],
    (editor) => move(editor, 6),
  ],
])('a caret that goes %s before they take their form stays there', async (_name, html, expected, go) => {
  const { editor, paste } = start();
  editor.insertText('See: .');
  move(editor, 1);
  const text = html.replace(/<\/(?:li|p)>(?=<[lp])/g, '\n').replace(/<[^>]*>/g, '');
  paste(html, text);
  go(editor);
  await settle();
  expect(shown(editor)).toEqual(expected);
});

test('what is selected when they take their form stays selected', async () => {
  const { editor, paste } = start();
  editor.insertText('See: ');
  paste('<b>bold</b>', 'bold');
  Transforms.select(editor, []);
  await settle();
  expect(Editor.string(editor, editor.selection!)).toBe('See: bold');
});

const words = Array.from({ length: 60 }, (_, index) => `${index} ${'word '.repeat(1200)}end`);
const long = words.map((each) => `<p><b>${each}</b></p>`).join('');

test('of HTML that is too long to be read every word stands there, on the first paste and on later ones', async () => {
  const { editor, report, paste } = start();
  paste(long, words.join('\n'));
  await settle();
  expect(linesOf(editor)).toEqual(words);
  Transforms.select(editor, Editor.end(editor, []));
  editor.insertBreak();
  paste('<b>bold</b>', 'bold');
  expect(editor.children.at(-1)!).toEqual({ type: 'p', children: [{ text: 'bold', bold: true }] });
  editor.insertBreak();
  paste(long, words.join('\n'));
  expect(linesOf(editor)).toEqual([...words, 'bold', ...words]);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  '<img src="cid:1">',
  '<!--StartFragment--><!--EndFragment-->',
  '<p>&nbsp;</p><script>a</script>',
  '<pre></pre>',
])(
  'where HTML says no word (%s) those beside it stand there, on the first paste and on later ones',
  async (html) => {
    const { editor, paste } = start();
    editor.insertText('See: ');
    for (const text of ['first', ' second']) {
      paste(html, text);
      await settle();
    }
    expect(shown(editor)).toEqual(['See: first second|']);
  },
);

test('HTML whose length is its look is a document to its end', async () => {
  const { editor, paste } = start();
  const look = `style="color:#000;${'font-family:Arial,sans-serif;'.repeat(20)}white-space:pre-wrap"`;
  const html = Array.from({ length: 600 }, (_, index) => `<p ${look}><i ${look}>Line ${index}</i></p>`);
  expect(html.join('').length).toBeGreaterThan(600_000);
  paste(html.join(''), 'Line 0');
  await settle();
  expect(linesOf(editor)).toHaveLength(600);
  expect(editor.children[599]).toEqual({ type: 'p', children: [{ text: 'Line 599', italic: true }] });
});

test.each(
  'address article aside center fieldset footer form header main nav section figure details dl div'.split(
    ' ',
  ),
)('what is in <%s> is no part of the word in front of it', async (name) => {
  const { editor, paste } = start();
  paste(`one<${name} class="a">two</${name}>three<${name.toUpperCase()}>four</${name.toUpperCase()}>`, 'one');
  await settle();
  expect(linesOf(editor)).toEqual(['one', 'two', 'three', 'four']);
});

test('terms and what they mean are lines of their own, and the title of a page is a heading', async () => {
  const { editor, paste } = start();
  paste(
    '<h1>Title</h1>words<dl><dt>term</dt><dd>meaning</dd></dl><figure>a<figcaption>b</figcaption></figure>',
    'x',
  );
  await settle();
  expect(editor.children[0]).toEqual({ type: 'h2', children: [{ text: 'Title' }] });
  expect(linesOf(editor)).toEqual(['Title', 'words', 'term', 'meaning', 'a', 'b']);
});
