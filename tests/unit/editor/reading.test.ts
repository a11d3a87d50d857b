import { safeUrl } from '../../../src/safe/safeUrl';
import { checkFile } from '../../../src/editor/rich/checkFile';
import { htmlToRich, markSpaces } from '../../../src/editor/rich/htmlToRich';
import { matchedLength, matchesMention, typedMention } from '../../../src/editor/rich/matchesMention';
import { readRich } from '../../../src/editor/rich/readRich';
import { textToRich } from '../../../src/editor/rich/textToRich';
import { writeRich } from '../../../src/editor/rich/writeRich';

const link = (url: unknown) => safeUrl('user', url, { origin: 'https://forum.test' });
const line = (text: string) => ({ type: 'p', children: [{ text }] });

/** Sanitised already: this is about what becomes of allowed HTML. */
function fromHtml(html: string): unknown {
  const template = document.createElement('template');
  template.innerHTML = markSpaces(html);
  return htmlToRich(template.content);
}

test('plain text becomes paragraphs, and every place in it has a place in the document', () => {
  const { document, place } = textToRich('one\ntwo\n\nthree\n\n\nfour');
  expect(document).toEqual([line('one\ntwo'), line('three'), line('\nfour')]);
  expect(place(0)).toEqual({ path: [0, 0], offset: 0 });
  expect(place(7)).toEqual({ path: [0, 0], offset: 7 });
  expect(place(9)).toEqual({ path: [1, 0], offset: 0 });
  expect(place(999)).toEqual({ path: [2, 0], offset: 5 });
});

test('lines behind > are a quote', () => {
  const { document, place } = textToRich('> Ada wrote:\n> wise\n\nYes');
  expect(document[0]).toEqual({
    type: 'blockquote',
    children: [
      { type: 'blockquote-line', children: [{ text: 'Ada wrote:' }] },
      { type: 'blockquote-line', children: [{ text: 'wise' }] },
    ],
  });
  expect(place(19)).toEqual({ path: [0, 1, 0], offset: 4 });
  expect(place(24)).toEqual({ path: [1, 0], offset: 3 });
});

const card = (url: string, more = {}) => ({
  type: 'rich_embed_card',
  dataSourceType: 'url',
  url,
  embedData: { url, embedType: 'link', ...more },
  children: [{ text: '' }],
});

test('a picture of another site leaves what stands for it', () => {
  expect(fromHtml('<p>So <img src="https://example.org/a.png" alt="😀"><img src="b.png"> is it</p>')).toEqual(
    [{ type: 'p', children: [{ text: 'So ' }, { text: '😀' }, { text: ' is it' }] }],
  );
});

test('a document is read, and written as it came', () => {
  const document = [
    {
      type: 'p',
      children: [
        { text: 'a' },
        { type: 'a', url: 'https://example.org/', children: [{ text: 'b', bold: true }] },
        { text: '' },
      ],
    },
    {
      type: 'p',
      children: [
        { text: '' },
        { type: '@', userID: 3, name: 'Ada', children: [{ text: '' }] },
        { text: ' hi' },
      ],
    },
    { type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: [{ text: 'one' }] }] }] },
    {
      type: 'table',
      children: [{ type: 'tr', children: [{ type: 'td', children: [{ text: 'cell' }] }] }],
      width: 3,
    },
    card('https://example.org/a'),
    card('https://example.org/b', { title: 'Somebody else’s' }),
    line('end'),
  ];
  const read = readRich(document, link)!;
  expect(read.slice(3, 6).map(({ type }) => type)).toEqual(['opaque', 'rich_embed_card', 'opaque']);
  expect(JSON.parse(writeRich(read))).toEqual(document);
});

test.each([
  ['many lines', Array.from({ length: 3000 }, (_, index) => line(`line ${index}`))],
  [
    'one block of many lines, between others',
    [
      line('before'),
      {
        type: 'code_block',
        children: Array.from({ length: 6000 }, () => ({ ...line('x'), type: 'code_line' })),
      },
      line('after'),
    ],
  ],
])('a document of more than can be edited is written as it came: %s', (_name, document) => {
  const read = readRich(document, link)!;
  expect(read.at(-1)!.type).toBe('opaque');
  expect(JSON.parse(writeRich(read))).toEqual(document);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  'data:text/html,x',
])('a link to %s is text', (url) => {
  const [read] = readRich(
    [{ type: 'p', children: [{ type: 'a', url, children: [{ text: 'click' }] }] }],
    link,
  )!;
  expect(read).toEqual(line('click'));
});

test('hostile documents are read in a moment and leave only what is known', () => {
  let deep: object = line('deep');
  for (let level = 0; level < 3000; level++) deep = { type: 'blockquote', children: [deep] };
  expect(() => JSON.stringify(readRich([deep], link))).not.toThrow();
  expect(
    readRich(
      Array.from({ length: 20_000 }, () => line('x')),
      link,
    )!.length,
  ).toBeLessThan(5001);
  expect(readRich({ type: 'p' }, link)).toBeNull();
  // No user's number: it says nothing that could be shown, but it is not lost either.
  expect(readRich([null, 5, 'x', { type: '@', userID: '5' }], link)).toEqual([line('')]);
  const image = {
    type: 'rich_embed_card',
    dataSourceType: 'image',
    embedData: { url: 'javascript:alert(1)' },
  };
  for (const hostile of [image, card('javascript:alert(1)'), card('//evil.test'), card('mailto:a@b.test')])
    expect(readRich([hostile], link)![0]).toMatchObject({ type: 'opaque' });
});

test('HTML of word processors leaves text, marks, links, lists, quotes and code', () => {
  expect(fromHtml('<p>a <b>b</b><i>c</i> <code>d</code></p><div>e<br>f</div>')).toEqual([
    {
      type: 'p',
      children: [
        { text: 'a ' },
        { text: 'b', bold: true },
        { text: 'c', italic: true },
        { text: ' ' },
        { text: 'd', code: true },
      ],
    },
    line('e'),
    line('f'),
  ]);
  expect(fromHtml('<ul>\n<li>one<ul><li>two</li></ul></li>\n<li><p>three</p><p>four</p></li></ul>')).toEqual([
    {
      type: 'ul',
      children: [
        {
          type: 'li',
          children: [
            { type: 'lic', children: [{ text: 'one' }] },
            {
              type: 'ul',
              children: [{ type: 'li', children: [{ type: 'lic', children: [{ text: 'two' }] }] }],
            },
          ],
        },
        { type: 'li', children: [{ type: 'lic', children: [{ text: 'three' }] }] },
        { type: 'li', children: [{ type: 'lic', children: [{ text: 'four' }] }] },
      ],
    },
  ]);
  expect(
    fromHtml(
      '<blockquote><p>wise</p></blockquote><pre>a\n b\n</pre><h1>T</h1><table><tr><td>x</td></tr></table>',
    ),
  ).toEqual([
    { type: 'blockquote', children: [{ type: 'blockquote-line', children: [{ text: 'wise' }] }] },
    {
      type: 'code_block',
      children: [
        { type: 'code_line', children: [{ text: 'a' }] },
        { type: 'code_line', children: [{ text: ' b' }] },
      ],
    },
    { type: 'h2', children: [{ text: 'T' }] },
    line('x'),
  ]);
});

const item = (text: string, ...lists: unknown[]) => ({
  type: 'li',
  children: [{ type: 'lic', children: [{ text }] }, ...lists],
});

test('words and lists that stand right in a list are of the list', () => {
  expect(fromHtml('<ul>stray words\n<li>a</li>\nmore<li>b</li><p>c</p><pre>d</pre></ul>')).toEqual([
    {
      type: 'ul',
      children: [item('stray words'), item('a'), item('more'), item('b'), item('c'), item('d')],
    },
  ]);
  expect(
    fromHtml('<ul><li><p>one</p></li>\n<ul><li>two</li><ol><li>three</li></ol></ul>\n<li>four</li></ul>'),
  ).toEqual([
    {
      type: 'ul',
      children: [
        item('one', { type: 'ul', children: [item('two', { type: 'ol', children: [item('three')] })] }),
        item('four'),
      ],
    },
  ]);
  expect(fromHtml('<ul><ul><li>deep</li></ul></ul>')).toEqual([
    { type: 'ul', children: [item('', { type: 'ul', children: [item('deep')] })] },
  ]);
});

/** As Word writes an item: a paragraph whose style says of which list it is, with its bullet or number in the words. */
const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span\nstyle='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>\n\n`;

test('paragraphs of a word processor that are items are lists, one below the other as it shows them', () => {
  const html = [
    wordItem(1, '·', 'one'),
    wordItem(2, 'o', '<b>two</b>'),
    wordItem(3, '§', 'three'),
    wordItem(1, '·', 'four'),
    wordItem(1, '1.', 'five'),
    wordItem(2, 'a)', 'six'),
    '<p class=MsoNormal>words</p>\n',
    wordItem(2, '(iv)', 'seven'),
    wordItem(1, '12)', 'eight'),
    wordItem(1, 'Step 1:', 'nine'),
    "<p style='mso-list:l0 level1 lfo1'>no item</p>",
  ];
  const bold = { type: 'li', children: [{ type: 'lic', children: [{ text: 'two', bold: true }] }] };
  expect(fromHtml(html.join(''))).toEqual([
    {
      type: 'ul',
      children: [
        item('one', {
          type: 'ul',
          children: [{ ...bold, children: [...bold.children, { type: 'ul', children: [item('three')] }] }],
        }),
        item('four'),
      ],
    },
    { type: 'ol', children: [item('five', { type: 'ol', children: [item('six')] })] },
    line('words'),
    { type: 'ol', children: [item('seven'), item('eight')] },
    { type: 'p', children: [{ text: 'Step 1:\u00A0\u00A0 ' }, { text: 'nine' }] },
    line('no item'),
  ]);
});

const code = (...texts: string[]) => ({
  type: 'code_block',
  children: texts.map((text) => ({ type: 'code_line', children: [{ text }] })),
});
const vsCode = "color: #ccc;font-family: Consolas, 'Courier New', monospace;white-space: pre;";

test('lines of a code editor are a block of code with every space, whatever it makes its lines of', () => {
  const html = `<meta charset='utf-8'><div style="${vsCode}"><div><span>if</span><span> (a &lt; 1) {</span></div><div><span>    b();</span></div><br><div>\tc();</div><div>}</div></div>`;
  const wanted = code('if (a < 1) {', '    b();', '', '\tc();', '}');
  expect(fromHtml(html)).toEqual([wanted]);
  // Of a terminal, of another editor, and a part of a page's code.
  expect(fromHtml('<DIV STYLE="white-space:pre;font:10pt Menlo"><SPAN>$ ls</SPAN><BR>  a  b</DIV>')).toEqual([
    code('$ ls', '  a  b'),
  ]);
  expect(fromHtml('<pre style="font-family:Menlo">x<br>  y<br></pre>')).toEqual([code('x', '  y')]);
  expect(
    fromHtml(
      '<span style="font-family: &quot;Fira Code&quot;, monospace; white-space-collapse: preserve">a\r\n  b</span>',
    ),
  ).toEqual([code('a', '  b')]);
});

test.each([
  `<div style="${vsCode}">\r\n<div>a</div>\r\n<br>\r\n<div>  b</div>\r\n</div>`,
  `<div style="${vsCode}"><div>a\r\n</div><div>\r\n</div><div>  b\r\n</div></div>`,
  `<div style="${vsCode}"><div>a</div><div><br>\r\n</div><div>  b</div></div>`,
  `<div style="${vsCode}"><div><span style="font-style:italic">a&#13;</span>\n</div><div>&#13;<br></div><div>  b&#13;\n</div></div>`,
  `<pre>\r\n<div>a</div>\r\n<div></div>\r\n<div><br></div>\r\n<div>  b</div>\r\n</pre>`,
  `<pre>a<br>\r\n<br>\r\n  b<br>\r\n</pre>`,
])('a line of code that ends with its tag does not end with the source’s line once more: %j', (html) => {
  expect(fromHtml(html)).toEqual([code('a', '', '  b')]);
});

test('a word of code in a sentence is a word of it, and prose keeps the spaces that its source counts', () => {
  expect(fromHtml(`<div style="${vsCode}"><div><span>useWayOut</span></div></div>`)).toEqual([
    line('useWayOut'),
  ]);
  expect(
    fromHtml(`<p style="font-family:Arial"><span style="white-space:pre-wrap;">  a   b\n  c</span></p>`),
  ).toEqual([line('  a   b\n  c')]);
  expect(
    fromHtml(
      '<div style="white-space:pre-wrap">\n<p>a</p>\n<p style="white-space:normal">  b   c</p>\n</div>',
    ),
  ).toEqual([line('a'), line('b c')]);
  expect(fromHtml('<p style="white-space: pre-line">  a   b</p>')).toEqual([line('a b')]);
});

test('prose in letters of one width is prose, with its links, its bold and its lists', () => {
  const mail = 'font-family: monospace; white-space: pre-wrap';
  expect(
    fromHtml(
      `<div style="${mail}"><div>Dear <b>Ada</b>,</div><div>see <a href="https://example.org/">it</a></div><ul><li>one</li></ul></div>`,
    ),
  ).toEqual([
    { type: 'p', children: [{ text: 'Dear ' }, { text: 'Ada', bold: true }, { text: ',' }] },
    {
      type: 'p',
      children: [{ text: 'see ' }, { type: 'a', url: 'https://example.org/', children: [{ text: 'it' }] }],
    },
    { type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: [{ text: 'one' }] }] }] },
  ]);
  for (const mark of ['b', 'strong', 'i', 'em'])
    expect(fromHtml(`<p style="${mail}">one <${mark}>two</${mark}><br>three</p>`)).toMatchObject([
      { type: 'p', children: [{ text: 'one ' }, { text: 'two' }] },
      line('three'),
    ]);
  // The last of a page's letters, where it has none of the others.
  expect(
    fromHtml(
      `<p style="font-family: -apple-system, 'Segoe UI', monospace; white-space: pre-wrap">one<br>two</p>`,
    ),
  ).toEqual([line('one'), line('two')]);
  for (const family of ['Consolas', 'Monaco', "'Lucida Console'", "'Source Code Pro'", "'Courier New'"])
    expect(fromHtml(`<div style="font-family:${family}, Arial; white-space:pre">a<br>  b</div>`)).toEqual([
      code('a', '  b'),
    ]);
});

test('words are bold and slanted where their style says so, and not where it says that a tag is not', () => {
  const docs = 'font-family:Arial;white-space:pre-wrap;';
  const children = [
    { text: 'a ' },
    { text: 'b', bold: true },
    { text: 'c', italic: true },
    { text: 'd', bold: true, italic: true },
    { text: 'e' },
  ];
  const words = `<span style="${docs}font-weight:400;font-style:normal">a </span><span style="${docs}font-weight:700">b</span><span style="${docs}font-style:italic">c</span><strong style="font-weight: bolder; font-style: oblique 4deg">d</strong><em style="font-style:normal">e</em>`;
  expect(fromHtml(`<b style="font-weight:normal;" id="docs-internal-guid-1">${words}</b>`)).toEqual([
    { type: 'p', children },
  ]);
  expect(fromHtml(`<b style="font-weight:normal;"><p dir="ltr">${words}</p><br></b>`)).toEqual([
    { type: 'p', children },
  ]);
  expect(fromHtml('<b style="color:red">f</b><i style="font-size:9px">g</i>')).toEqual([
    {
      type: 'p',
      children: [
        { text: 'f', bold: true },
        { text: 'g', italic: true },
      ],
    },
  ]);
});

test('words are struck where their style or an old tag says so', () => {
  const struck = (text: string) => ({ text, strikethrough: true });
  for (const style of [
    'text-decoration:line-through;',
    'color:#000;text-decoration: underline line-through',
    'TEXT-DECORATION-LINE: line-through',
  ])
    expect(fromHtml(`<p>a<span style="font-weight:700;${style}">b</span>c</p>`)).toEqual([
      { type: 'p', children: [{ text: 'a' }, { ...struck('b'), bold: true }, { text: 'c' }] },
    ]);
  expect(fromHtml('<p><strike>a</strike><span style="text-decoration:none">b</span></p>')).toEqual([
    { type: 'p', children: [struck('a'), { text: 'b' }] },
  ]);
  expect(fromHtml('<p><s style="text-decoration:none">a</s></p>')).toEqual([line('a')]);
});

test('what a code editor says of the look of its letters is none of what is read', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `  const value${index} = 1;`);
  const spans = (text: string) => text.replace(/\S+/g, '<span style="color: #d4d4d4;">$&</span>');
  const html = `<div style="${vsCode}">${lines.map((text) => `<div>${spans(text)}</div>`).join('')}</div>`;
  expect(markSpaces(html).length).toBeLessThan(40_000);
  expect(fromHtml(html)).toEqual([code(...lines)]);
});

test('a document keeps the links, pictures’ names and words of HTML whose tags say much more', () => {
  expect(
    fromHtml(
      '<p id="a" data-x=\'href="b"\'><span><span style="white-space:pre-wrap">  a <span class="spaces-code">b </span> c</span>  d</span> <a title=" href=x" href="https://example.org/?a=1&amp;b" style=\'font:"A"\'>e</a><img class=c src="a.png" alt=f></p>',
    ),
  ).toEqual([
    {
      type: 'p',
      children: [
        { text: '  a b  c' },
        { text: ' d ' },
        { type: 'a', url: 'https://example.org/?a=1&b', children: [{ text: 'e' }] },
        { text: 'f' },
      ],
    },
  ]);
});

test('a mention matches a beginning, without case, accents and punctuation', () => {
  expect(matchesMention('zoe', 'Zoë O’Neil')).toBe(true);
  expect(matchesMention('zoe one', "Zoë O'Neil")).toBe(true);
  expect(matchesMention('ZOË', 'zoe')).toBe(true);
  expect(matchesMention('neil', "Zoë O'Neil")).toBe(false);
  expect('Zoë O’Neil'.slice(0, matchedLength('zoeon', 'Zoë O’Neil'))).toBe('Zoë O’N');
});

test('an @ begins a mention where a word begins', () => {
  expect(typedMention('hello @Ad')).toEqual({ text: 'Ad', start: 6 });
  expect(typedMention('(@Ada Lo')).toEqual({ text: 'Ada Lo', start: 1 });
  expect(typedMention('mail@example')).toBeNull();
  expect(typedMention('@Ada wrote many words')).toBeNull();
});

test.each([
  ['a.png', 10, null],
  ['a.PNG', 10, null],
  ['a.png.svg', 10, 'extension'],
  ['a.PHP.png', 10, null],
  ['x.jpg%00.php', 10, 'extension'],
  ['png', 10, 'extension'],
  ['..\\x', 10, 'extension'],
  ['a.png', 101, 'tooBig'],
])('%s of %i bytes', (name, size, kind) => {
  const problem = checkFile({ name, size }, { maxSize: 100, allowedExtensions: ['png', 'JPG'] });
  expect(problem?.kind ?? null).toBe(kind);
});
