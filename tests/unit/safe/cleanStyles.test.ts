import { cleanStyles } from '../../../src/safe/cleanStyles';
import { gapStyleSheets } from '../../support/gapStyleSheets';

gapStyleSheets();

const urls = { origin: 'https://forum.test', hosts: ['cdn.test'] };
const clean = (css: string) =>
  (cleanStyles(css, 'https://cdn.test/theme/x.css', urls) as unknown as { text: string }).text;

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
  expect(
    clean(
      `@import url(https://evil.test/a);@IMPORT "b" screen;@font-face{src:url(dot.woff)}.a{color:red}` +
        `@media all{@font-face{src:url(x)}@supports (color:red){.b{${bad};color:blue}}}` +
        `@keyframes k{to{${bad};opacity:0}}@layer x{.c{${bad}}}`,
    ),
  ).toBe(
    '.a{color:red}@media all{@supports (color:red){.b{color:blue}}}@keyframes k{to{opacity:0}}@layer x{.c{}}',
  );
});

test('a shorthand that cannot be looked into stays only where the whole sheet fetches nothing', () => {
  const rule = (picture: string) => `.a{background: var(--x) ${picture}; background-size: cover}`;
  expect(clean(rule('url(https://evil.test/e)'))).toBe('.a{ background-size: cover}');
  expect(clean(rule('u\\72l(https://evil.test/e)'))).toBe('.a{ background-size: cover}');
  expect(clean(rule('url(#a), url("data:image/png;base64,AA")'))).toContain('var(--x)');
});

test('functions go, and registered properties that begin with an address', () => {
  const kept = '@property --b{syntax:"*";initial-value:red}';
  expect(
    clean(
      `@function --f(){result: url(https://evil.test/e)}@property --p{initial-value:url(https://evil.test/e)}${kept}`,
    ),
  ).toBe(kept);
});

test('five megabytes are no stylesheet', () => {
  expect(() => clean('i{}'.padEnd(5_000_000))).toThrow('5000000 characters');
});
