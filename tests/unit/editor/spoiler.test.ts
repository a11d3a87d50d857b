import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { htmlToRich, markSpaces } from '../../../src/editor/rich/htmlToRich';
import { readRich } from '../../../src/editor/rich/readRich';
import { toggleBlock } from '../../../src/editor/rich/toggleBlock';
import type { RichEditorInstance } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';
import { writeRich } from '../../../src/editor/rich/writeRich';

const line = (type: string, text: string) => ({ type, children: [{ text }] });
const spoiler = (...texts: string[]) => ({
  type: 'spoiler',
  children: texts.map((text) => line('spoiler-line', text)),
});

function fromHtml(html: string) {
  const template = document.createElement('template');
  template.innerHTML = markSpaces(html);
  return htmlToRich(template.content);
}

test('what is written after the button is pressed is hidden, until an empty line ends it', () => {
  const editor = withForum(withHistory(createEditor()) as RichEditorInstance);
  editor.children = [line('p', '')];
  Transforms.select(editor, Editor.start(editor, []));
  toggleBlock(editor, 'spoiler');
  editor.insertText('He');
  editor.insertBreak();
  editor.insertText('did it');
  editor.insertBreak();
  editor.insertBreak();
  editor.insertText('in clear');
  const written = JSON.parse(writeRich(editor.children)) as unknown;
  expect(written).toEqual([spoiler('He', 'did it'), line('p', 'in clear')]);
  expect(readRich(written, () => null)).toEqual(written);
});

test('a spoiler of a post in HTML comes into the editor as one, wherever it stands', () => {
  const html = '<details class="spoiler"><summary>The end</summary><p>a</p><ul><li>b</li></ul></details>';
  expect(fromHtml(html)).toEqual([line('p', 'The end'), spoiler('a', 'b')]);
  expect(fromHtml('<div class="spoiler js-spoiler">a</div>')).toEqual([spoiler('a')]);
  expect(fromHtml('<blockquote>x<details class="spoiler">a</details></blockquote>')).toEqual([
    { type: 'blockquote', children: [line('blockquote-line', 'x'), spoiler('a')] },
  ]);
  expect(fromHtml('<ul><li>x<details class="spoiler">a</details></li></ul>')).toEqual([
    { type: 'ul', children: [{ type: 'li', children: [line('lic', 'x'), spoiler('a')] }] },
  ]);
});

test('a spoiler inside a quote or a list is still one when it is read again', () => {
  const document = [
    { type: 'blockquote', children: [line('blockquote-line', 'x'), spoiler('a')] },
    { type: 'ul', children: [{ type: 'li', children: [line('lic', 'x'), spoiler('a')] }] },
  ];
  expect(readRich(document, () => null)).toEqual(document);
});
