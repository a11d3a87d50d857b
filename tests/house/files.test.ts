import { basename } from 'node:path';
import ts from 'typescript';
import { exportedNames, filesBelow, nodes, parse, readSource } from './sources';

const sources = ['src', 'widgets'].flatMap((folder) => filesBelow(folder, '.ts', '.tsx'));
const everything = [
  ...sources,
  ...filesBelow('examples/forum', '.ts'),
  ...filesBelow('tests', '.ts', '.tsx'),
];

/** Rooms whose files are named after a subject (one resource, one contract, one output), not after one export. */
const bySubject =
  /^src\/(contract|entries|resources)\/|^src\/ui\/.*Props\.ts$|^src\/(index|runtime)\.ts$|^widgets\/.*\/(widget|props|state)\.ts$|\.d\.ts$/;

test('a file is named after its one main export', () => {
  const misnamed = sources.filter((path) => {
    const file = parse(path);
    // A file of types alone is named after what they are about.
    const hasCode = [...nodes(file)].some(
      (node) => ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node),
    );
    if (bySubject.test(path) || !hasCode) return false;
    const name = basename(path).replace(/\.tsx?$/, '');
    return !exportedNames(file).some((exported) => exported.toLowerCase() === name.toLowerCase());
  });
  expect(misnamed).toEqual([]);
});

test('folders are in kebab-case', () => {
  const folders = new Set(everything.flatMap((path) => path.split('/').slice(0, -1)));
  expect([...folders].filter((folder) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder))).toEqual([]);
});

test('no file of ours is longer than 250 lines', () => {
  const lines = (path: string) => readSource(path).trimEnd().split('\n').length;
  expect(sources.filter((path) => lines(path) > 250)).toEqual([]);
});

test('half of the source files have at most 70 lines', () => {
  const sizes = sources.map((path) => readSource(path).trimEnd().split('\n').length).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(70);
});

test('named exports only', () => {
  const withDefault = everything.filter((path) => exportedNames(parse(path)).includes('default'));
  // Playwright loads a reporter by its default export and nothing else.
  expect(withDefault.filter((path) => path !== 'tests/support/summaryReporter.ts')).toEqual([]);
});

test('no test is skipped, retried, left alone in focus or compared with a snapshot', () => {
  const tests = [...filesBelow('tests', '.test.ts', '.test.tsx'), ...filesBelow('tests', '.spec.ts')];
  const banned =
    /\b(test|it|describe)\.(skip|only|fixme|todo|fail)\b|\bx(it|test|describe)\(|toMatch(Inline)?Snapshot|toHaveScreenshot|retryTimes|retries:/;
  expect(
    tests.filter((path) => banned.test(readSource(path)) && !path.endsWith('house/files.test.ts')),
  ).toEqual([]);
});
