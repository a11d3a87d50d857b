import { readFileSync } from 'node:fs';

const css = readFileSync('examples/forum/public/fonts.css', 'utf8');

const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => ({
  file: /url\('([^']+)'\)/.exec(face)![1]!,
  ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const,
  ),
}));

const fontsOf = (letter: string) => {
  const code = letter.codePointAt(0)!;
  return faces
    .filter(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))
    .map(({ file }) => file);
};

const preloaded = ['open-sans-latin-400-normal.woff2', 'open-sans-latin-600-normal.woff2'];

test.each([
  ['a letter', 'a'],
  ['a joiner, as in emoji,', '\u200d'],
  ['a mark of direction', '\u200f'],
  ['a hyphen', '\u2010'],
])('%s needs no font but those that are preloaded', (_what, letter) => {
  expect(fontsOf(letter)).toEqual(preloaded);
});

test.each([
  ['Hebrew', 'ע'],
  ['Cyrillic', 'ж'],
  ['Greek', 'ω'],
  ['Arabic', 'ع'],
])('a name in %s fetches no font, for which the page would be laid out again', (_script, letter) => {
  expect(fontsOf(letter)).toEqual([]);
});
