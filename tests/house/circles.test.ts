import { posix } from 'node:path';
import ts from 'typescript';
import { filesBelow, parse, readSource } from './sources';

/** What a file needs before it can run: its imports and re-exports of values, by their paths. */
function needs(path: string, text: string, has: (path: string) => boolean): string[] {
  return parse(path, text).statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || isTypeOnly(statement)) return [];
    const target = posix.join(posix.dirname(path), from.text);
    return [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter(has).slice(0, 1);
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { isTypeOnly: whole = false, name, namedBindings } = statement.importClause ?? {};
  if (whole || name || !namedBindings || !ts.isNamedImports(namedBindings)) return whole;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

/** The ways from a file back to itself, one for each file that closes a circle. */
function circles(files: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (way.includes(path) || done.has(path)) return;
    for (const next of needs(path, files.get(path)!, (each) => files.has(each))) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of files.keys()) walk(path, []);
  return found;
}

test('no file needs itself to be there first', () => {
  const paths = ['src', 'widgets', 'examples/forum'].flatMap((folder) => filesBelow(folder, '.ts', '.tsx'));
  expect(paths.length).toBeGreaterThan(500);
  expect(circles(new Map(paths.map((path) => [path, readSource(path)])))).toEqual([]);
});

test.each([
  ['of two', `import { b } from './b';`, `import { a } from './a';`, 1],
  ['passed on', `export { b } from './b';`, `export * from './a';`, 1],
  ['by side effect', `import './b';`, `import { type A, a } from './a';`, 1],
  ['of types alone', `import { b } from './b';`, `import { type A } from './a';`, 0],
  ['of code that comes later', `import { b } from './b';`, `const a = () => import('./a');`, 0],
])('a planted circle %s', (_what, a, b, count) => {
  expect(
    circles(
      new Map([
        ['src/a.ts', a],
        ['src/b.ts', b],
      ]),
    ),
  ).toHaveLength(count);
});
