import { createEditor, Editor, Node, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { createSafeHtml } from '../../../../src/safe/createSafeHtml';
import { pasteHtml } from '../../../../src/ui/editor/rich/pasteHtml';
import type { RichEditorInstance } from '../../../../src/ui/editor/rich/richTypes';
import { withForum } from '../../../../src/ui/editor/rich/withForum';

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
  await new Promise((resolve) => setTimeout(resolve, 200));
};

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
