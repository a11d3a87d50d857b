import { cleanStyleText } from '../../../src/safe/cleanStyleText';

const urls = { origin: 'https://forum.test', hosts: ['cdn.test'] };
const clean = (css: string) => cleanStyleText(css, 'https://cdn.test/theme/x.css', urls);

test.each([
  ['color: red', true],
  ['background: url(#gradient)', true],
  ['background: url(dot.png)', true],
  ['background: url("../dot.png")', true],
  ['background: url("https://forum.test/dot.png")', true],
  ['background: url(data:image/png;base64,AA)', true],
  ['background: url(https://evil.test/e)', false],
  ['background: url("//evil.test/e")', false],
  ["background: url('\\\\/\\\\/evil.test/e')", false],
  ['background: url(data:text/html,x)', false],
  ['background: url(javascript:alert)', false],
  ['background: image-set("https://evil.test/m" 1x)', false],
  ['background: image-set("dot.png" 1x, "https://evil.test/m" 2x)', false],
  ['cursor: url(dot.png), url(https://evil.test/h), auto', false],
  ['--x: url(https://evil.test/e)', false],
  ['--x: u\\72l(https://evil.test/e)', false],
  ['--x: anything else', true],
  ['background: var(--x) url(dot.png)', true],
  ['background: var(--x); background-size: cover', true],
  ['border: var(--x) solid', true],
  ['background: var(--x) url(https://evil.test/e)', false],
  ['background: var(--x) u\\72l(https://evil.test/e)', false],
  ['background: if(else: url(https://evil.test/e))', false],
  ['background: image-set(var(--x) 1x)', false],
  ['background-image: image-set(var(--x) 1x)', false],
])('%s: kept is %s', (declaration, kept) => {
  expect(clean(`.a{${declaration}}`)).toBe(kept ? `.a{${declaration}}` : '.a{}');
});

test('imports and fonts go wherever they stand, and what stands in groups is looked at too', () => {
  const bad = 'background:url(https://evil.test/e)';
  const kept = clean(
    `@import url(https://evil.test/a);@IMPORT "b" screen;@\\69mport "c";@font-face{src:url(dot.woff)}.a{color:red}` +
      `@media all{@font-face{src:url(x)}@supports (color:red){.b{${bad};color:blue}}}` +
      `@keyframes k{to{${bad};opacity:0}}@layer x{.c{${bad}}}`,
  );
  const never = '@media not all{';
  expect(kept).toBe(
    `${never}src:url(dot.woff)}.a{color:red}@media all{${never}src:url(x)}@supports (color:red){.b{color:blue}}}` +
      '@keyframes k{to{opacity:0}}@layer x{.c{}}',
  );
});

test('functions go, and registered properties that begin with an address', () => {
  expect(clean('@function --f(){result: url(https://evil.test/e)}')).toBe('@media not all{}');
  expect(clean('@property --p{initial-value:url(https://evil.test/e)}')).toBe('@property --p{}');
  const kept = '@property --b{syntax:"*";initial-value:red}';
  expect(clean(kept)).toBe(kept);
});

test.each([
  '.a{content:"\\201c;{}";color:red}',
  '.sm\\:wide:hover{color:red}',
  '.bg-\\[url\\(x\\)\\]{color:red}',
  '.a{background:url("a;b)c.png");color:red}',
  '.a{background:url( a;b}c.png );color:red}',
  '.a{background:if(media(print): none; else: url(dot.png));color:red}',
])('what is harmless stays as it is: %s', (css) => {
  expect(clean(css)).toBe(css);
});

test('comments take nothing with them', () => {
  expect(clean('/* url(https://evil.test) " */.a{/* ; */color:red/**/}/* open')).toBe(' .a{ color:red } ');
});

// In each a browser fetches from there: the text is written so that what it says may be read in two ways.
const evil = 'background:url(https://evil.test/e)';
test.each([
  ['a quote in a comment', `.a{x:1/* " */;${evil};/* " */y:2}`],
  ['an escaped quote', `.a{p:\\";q:";r:";${evil};s:"";}`],
  ['an escaped quote in front of a comment', `.a{p:\\"/*";q:"*/;${evil};z:"}"`],
  ['a text that ends with its line', `.a{content:"\n;${evil};content:"}`],
  ['one that ends with another kind of line', `.a{content:"\f;${evil};content:"}`],
  ['a text that goes on in the next line', `.a{content:"\\\r\n";${evil};content:"}`],
  ['a bracket in a text', `.a{background:url("a)b;c");${evil};content:"x"}`],
  ['a quote in an address', `.a{background:url(a"b);${evil};content:"x"}`],
  ['a quote in what is no address', `.a{--x:curl(a"b)c";${evil};d:"x)"}`],
  ['a quote in what is no address by an escape', `.a{--x:\\78 url(a"b)c";${evil};d:"x)"}`],
  ['an address by an escape', `.a{background:u\\72l(https://evil.test/e)}`],
  ['an address by an escape in front of a quote', `.a{--x:u\\72l(a"b);${evil};content:"x"}`],
  ['an address that is not closed', '.a{background:url(https://evil.test/e'],
  ['a text that is not closed', '.a{background:url("https://evil.test/e'],
  ['an address in a block of its own', `.a{--x:{${evil}}}`],
])('%s hides no address', (_what, css) => {
  expect(clean(css)).not.toContain('https://evil.test/e)');
  expect(clean(css)).not.toMatch(/url\(\s*["']?https:\/\/evil/);
});

test('five megabytes are no stylesheet', () => {
  expect(() => clean('i{}'.padEnd(5_000_000))).toThrow('5000000 characters');
});
