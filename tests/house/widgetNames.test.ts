import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { filesBelow, nodes, parse, readSource } from './sources';

/** Files of `widgets/` are the widgets' own; these are everybody's. */
const shared = [
  ...filesBelow('src', '.ts', '.tsx'),
  ...filesBelow('scripts', '.mjs').filter((path) => !path.startsWith('scripts/bench')),
  'rollup.config.mjs',
];

const factFiles = filesBelow('widgets', '/widget.json');
const names = factFiles.flatMap((path) => (JSON.parse(readSource(path)) as { names: string[] }).names);
/** As pages may write them: case does not count, but `layout` is a word of the language as well. */
const spellings = new Set([
  ...names,
  ...names.filter((name) => /[a-z][A-Z]|-/.test(name)).map((name) => name.toLowerCase()),
]);
const folders = new Set(
  [...factFiles, ...filesBelow('widgets/addons', '/addon.json')].map((path) => basename(dirname(path))),
);

/** Texts that are a widget's name, or say where one stands. */
function namedIn(path: string, text?: string): string[] {
  return [...nodes(parse(path, text))].flatMap((node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (!isText) return [];
    const [, folder] = /widgets\/(?:addons\/)?([\w-]+)/.exec(node.text) ?? [];
    return spellings.has(node.text) || (folder && folders.has(folder)) ? [`${path}: ${node.text}`] : [];
  });
}

test('no widget is named outside its folder: deleting one is deleting that', () => {
  expect(names.length).toBeGreaterThan(15);
  expect(shared.flatMap((path) => namedIn(path))).toEqual([]);
});

test.each([
  `if (name === 'ReactionBar') wake();`,
  `const late = ['reactionbar'];`,
  `import { unread } from '../../widgets/title-bar/unread';`,
  'const file = `widgets/title-bar/${name}`;',
])('a planted %s is found', (text) => {
  expect(namedIn('src/mount/planted.ts', text)).toHaveLength(1);
});
