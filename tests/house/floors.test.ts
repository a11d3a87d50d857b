import { findBadImports } from './findBadImports';
import { rooms, roomOf } from './floors';
import { filesBelow, readSource } from './sources';

const sources = ['src', 'widgets'].flatMap((folder) => filesBelow(folder, '.ts', '.tsx'));

test('there is something to look at, and each file has a room', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((path) => roomOf(path) === null)).toEqual([]);
});

test('imports point down', () => {
  expect(sources.flatMap((path) => findBadImports(path, readSource(path)))).toEqual([]);
});

// The scanner itself: one planted import of each kind has to be found.
test.each([
  ['up', 'src/store/x.ts', `import { a } from '../mount/a';`],
  ['sideways', 'src/store/x.ts', `import { a } from '../server/a';`],
  ['for a type only', 'src/safe/x.ts', `import type { A } from '../locale/a';`],
  ['for one type among values', 'src/safe/x.ts', `import { type A } from '../locale/a';`],
  ['dynamic', 'src/report/x.ts', `const a = () => import('../safe/a');`],
  ['as a type query', 'src/report/x.ts', `let a: import('../safe/a').A;`],
  ['passed on', 'src/contract/x.ts', `export * from '../report/a';`],
  ['by side effect', 'src/contract/x.ts', `import '../report/a';`],
  ['of the front door from below', 'src/mount/x.ts', `import { defineWidget } from '../index';`],
  ['of the widgets from below the entries', 'src/runtime.ts', `import { forms } from 'virtual:early';`],
  ['of another widget', 'widgets/one/x.ts', `import { a } from '../two/a';`],
  ['past the front door', 'widgets/one/x.ts', `import { a } from '../../src/store/a';`],
  ['of what is outside', 'src/ui/x.ts', `import { a } from '../../examples/forum/a';`],
  ['of a stylesheet of others', 'widgets/one/x.ts', `import '../two/two.css';`],
  ['from no room', 'src/nowhere/x.ts', ``],
])('a planted import %s is found', (_, path, text) => {
  expect(findBadImports(path, text)).toHaveLength(1);
});

test('what the table allows passes', () => {
  expect(findBadImports('widgets/one/View.tsx', `import { defineWidget } from '../../src/index';`)).toEqual(
    [],
  );
  expect(findBadImports('widgets/one/parts/a.ts', `import { a } from '../state';`)).toEqual([]);
  expect(findBadImports('src/entries/page.ts', `export { forms } from 'virtual:early';`)).toEqual([]);
  expect(findBadImports('src/entries/page.ts', `import '../../styles/index.css';`)).toEqual([]);
  expect(findBadImports('widgets/one/View.tsx', `import './one.css';`)).toEqual([]);
  expect(findBadImports('src/store/a.ts', `import { b } from './b'; import 'react';`)).toEqual([]);
});

test('the table has every room once', () => {
  expect(new Set(rooms).size).toBe(rooms.length);
});
