import ts from 'typescript';
import { attributes } from '../../src/contract/attributes';
import { filesBelow, nodes, parse, readSource } from './sources';

const schema = 'src/contract/attributes.ts';
const names = new Set<string>(Object.values(attributes));

/** String literals, templates and JSX names that spell one of our attributes. */
function spelled(path: string, text?: string): string[] {
  return [...nodes(parse(path, text))].flatMap((node) => {
    // JSX can only say the name itself; it is checked against the schema below.
    if (ts.isJsxAttribute(node)) return [];
    const isText =
      ts.isStringLiteralLike(node) ||
      node.kind === ts.SyntaxKind.TemplateHead ||
      ts.isTemplateMiddleOrTemplateTail(node);
    const written = isText ? (node as ts.LiteralLikeNode).text : '';
    return /data-(inlay|react|unhide|props|no-mount)/.test(written) ? [`${path}: ${written}`] : [];
  });
}

const sources = ['src', 'widgets']
  .flatMap((folder) => filesBelow(folder, '.ts', '.tsx'))
  .filter((path) => path !== schema);

test('attribute names are spelled in the schema only', () => {
  expect(sources.flatMap((path) => spelled(path))).toEqual([]);
});

test.each([
  'const a = "data-inlay-part"',
  'const a = `[data-react]`',
  'const a = `x${b}[data-inlay-state=${c}]`',
])('a planted %s is found', (text) => {
  expect(spelled('src/page/planted.ts', text)).toHaveLength(1);
});

test('JSX spells only names of the schema', () => {
  const unknown = sources
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      [...nodes(parse(path))]
        .filter(ts.isJsxAttribute)
        .map((attribute) => attribute.name.getText())
        .filter((name) => /^data-(inlay|react)/.test(name) && !names.has(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(unknown).toEqual([]);
});

test('facts of widgets spell only names of the schema', () => {
  const spelt = filesBelow('widgets', 'widget.json').flatMap(
    (path) => readSource(path).match(/data-(inlay|react)[\w-]*/g) ?? [],
  );
  expect(spelt.length).toBeGreaterThan(0);
  expect(spelt.filter((name) => !names.has(name))).toEqual([]);
});
