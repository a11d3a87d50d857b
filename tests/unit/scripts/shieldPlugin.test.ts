import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tested = pathToFileURL(resolve(__dirname, '../../../scripts/build/shieldPlugin.mjs')).href;

/** The build's scripts are modules that jest cannot take in. */
const script = `
  import postcss from 'postcss';
  const { shieldPlugin } = await import('${tested}');
  const shielded = (css) => {
    try {
      return postcss([shieldPlugin()]).process(css, { from: undefined }).css.replace(/\\s+/g, ' ').trim();
    } catch (error) {
      return error.message;
    }
  };
  console.log(JSON.stringify(JSON.parse(process.argv[1]).map(shielded)));
`;
const sources = {
  ours: ':root{--inl-a:1}.inl-a{--inl-b:2;color:red}@media print{.inl-a{color:black}}@keyframes inl-k{to{color:red}}',
  moving: '@supports (color:red){.inl-a{color:red}@keyframes inl-k{to{color:red}}}',
  layered: '@layer inlay.reset{.inl-root *{all:revert}}',
  foreign: 'body{color:red}',
  important: '.inl-a{color:red !important}',
};
let shielded: Record<keyof typeof sources, string>;

beforeAll(() => {
  const args = ['--input-type=module', '-e', script, JSON.stringify(Object.values(sources))];
  const answers = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
  shielded = Object.fromEntries(Object.keys(sources).map((name, index) => [name, answers[index]])) as never;
});

test('what is ours goes into a layer, important; tokens, and what is about pages, stay what they are', () => {
  expect(shielded.ours).toBe(
    '@layer inlay.own, inlay.kind, inlay.reset;:root{--inl-a:1}@keyframes inl-k{to{color:red}}' +
      '@layer inlay.own{.inl-a{--inl-b:2;color:red !important}@media print{.inl-a{color:black !important}}}',
  );
  expect(shielded.foreign).toBe('body{color:red}');
});

test('what moves inside a condition is not important, or it would not move', () => {
  expect(shielded.moving).toMatch(/\.inl-a{color:red !important}@keyframes inl-k{to{color:red}}/);
});

test('layers that are written out are important too', () => {
  expect(shielded.layered).toContain('all:revert !important');
});

test('who calls a rule important is told that all of them are', () => {
  expect(shielded.important).toContain('a selector has to decide');
});
