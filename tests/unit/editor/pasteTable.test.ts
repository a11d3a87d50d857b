import { createEditor, Editor, Node, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { createSafeHtml } from '../../../src/safe/createSafeHtml';
import type { RichEditorInstance, RichElement } from '../../../src/editor/rich/richTypes';
import { withForum } from '../../../src/editor/rich/withForum';
import { withPaste } from '../../../src/editor/rich/withPaste';

const safeHtml = createSafeHtml({
  window,
  urls: () => ({ origin: 'https://forum.test', page: 'https://forum.test/p', hosts: ['*'] }),
});

function start(loads: typeof safeHtml = safeHtml) {
  const editor = withPaste(withForum(withHistory(createEditor()) as RichEditorInstance), {
    safeHtml: loads,
    link: () => null,
    embeds: () => false,
    takeFiles: () => false,
    lookUp: () => Promise.resolve({ users: [] }),
    report: () => undefined,
  });
  editor.children = [{ type: 'p', children: [{ text: '' }] }];
  Transforms.select(editor, Editor.start(editor, []));
  const paste = (html: string, text: string) => {
    const data = { 'text/html': html, 'text/plain': text } as Record<string, string>;
    editor.insertData({ files: [], getData: (type: string) => data[type] ?? '' } as unknown as DataTransfer);
  };
  return { editor, paste };
}
/** Each block, and each row of a table with bars between its cells. */
const linesOf = (editor: RichEditorInstance) =>
  editor.children.flatMap((block) => {
    const { type, children } = block as RichElement;
    if (type !== 'table') return Node.string(block);
    return children.map((row) => (row as RichElement).children.map((cell) => Node.string(cell)).join(' | '));
  });
const settle = async () => {
  await safeHtml();
  await new Promise((resolve) => setTimeout(resolve));
};

const rows = 'Tool\tPrice\nSaw\t\nFile\t3,50\n';
test.each([
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-x:y}</style></head><body>
<table border=0><!--StartFragment--><col width=64><tr height=20><td>Tool</td><td class=xl65>Price</td></tr>
<tr><td>Saw</td><td></td></tr>
<tr><td>File</td><td align=right>3,50</td></tr><!--EndFragment--></table></body></html>`,
  ],
  [
    'Google Sheets',
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"></style><table xmlns="http://www.w3.org/1999/xhtml"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden" data-sheets-value="{}">Tool</td><td>Price</td></tr><tr><td>Saw</td><td></td></tr><tr><td>File</td><td style="text-align:right">3,50</td></tr></tbody></table>`,
  ],
  [
    'LibreOffice',
    `<!DOCTYPE html><html><body><table cellspacing="0"><colgroup span="2"></colgroup><thead>
<tr><th height="17" align="left"><font face="Sans">Tool</font></th><th>Price</th></tr></thead>
<tr><td>Saw</td><td><br></td></tr><tr><td>File</td><td sdval="3.5"><p>3,50</p></td></tr></table></body></html>`,
  ],
])('what %s copies keeps its rows and cells', async (_, html) => {
  const { editor, paste } = start();
  paste(html, rows);
  await settle();
  expect(linesOf(editor)).toEqual(['Tool | Price', 'Saw | ', 'File | 3,50', '']);
});

test('rows keep their cells also while what reads HTML is not there', () => {
  const { editor, paste } = start(() => new Promise(() => undefined));
  paste('<table><tr><td>Saw</td><td>7</td></tr></table>', 'Saw\t7');
  expect(linesOf(editor)).toEqual(['Saw | 7']);
});

test('a cell keeps its links and marks, and its lines', async () => {
  const { editor, paste } = start();
  paste(
    '<table><tr><td><b>Saw</b><br>small</td><td><a href="https://forum.test/s">here</a></td></tr></table>',
    'Saw small\there',
  );
  await settle();
  expect(linesOf(editor)).toEqual(['Saw\nsmall | here', '']);
  expect(JSON.stringify(editor.children)).toContain('{"bold":true,"text":"Saw"}');
  expect(JSON.stringify(editor.children)).toContain('"url":"https://forum.test/s"');
});

test.each([
  ['lists', '<ul><li>oak</li><li>ash<ol><li>old</li></ol></li></ul>', 'oak\nash\nold'],
  ['paragraphs', '<p>oak</p><p>ash</p>', 'oak\nash'],
  ['a paragraph and a list', '<p>woods:</p><ul><li>oak</li></ul>', 'woods:\noak'],
  ['a heading', '<h3>oak</h3><div>ash</div>', 'oak\nash'],
  ['a quote', '<blockquote><p>oak</p>ash</blockquote>', 'oak\nash'],
])('a cell that holds %s stays one cell, with a line for each block', async (_, cell, line) => {
  const { editor, paste } = start();
  paste(
    `<table><tr><th>Tool</th><th>For</th><th>Price</th></tr><tr><td>Saw</td><td>${cell}</td><td>7</td></tr></table>`,
    'Tool\tFor\tPrice\nSaw\t…\t7',
  );
  await settle();
  expect(linesOf(editor)).toEqual(['Tool | For | Price', `Saw | ${line} | 7`, '']);
});

test.each([
  [
    'that places others',
    '<table><tr><td>Menu</td><td><table><tr><td>one</td></tr></table></td></tr></table>',
    ['Menu', 'one'],
  ],
  [
    'with code beside its line numbers',
    '<table><tr><td><pre>1\n2</pre></td><td><pre>a\nb</pre></td></tr></table>',
    ['12', 'ab', ''],
  ],
  ['with one cell in a row', '<table><tr><td><ul><li>one</li></ul></td></tr></table>', ['one', '']],
])('a table %s is its blocks', async (_, html, lines) => {
  const { editor, paste } = start();
  paste(html, 'one');
  await settle();
  expect(linesOf(editor)).toEqual(lines);
});
