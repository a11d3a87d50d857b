import { matchPath } from '../../../src/addons/matchPath';

test.each([
  ['/badges', '/badges', {}],
  ['/badges', '/badges/', {}],
  ['/badges/:userID', '/badges/7', { userID: '7' }],
  ['/wiki/:page/edit', '/wiki/%D8%B9%20a%2Fb/edit', { page: 'ع a/b' }],
  ['/', '/', {}],
  // As its author writes it, and as the browser does.
  ['/ويكي/:page', '/%D9%88%D9%8A%D9%83%D9%8A/a', { page: 'a' }],
  ['/a%20b', '/a%20b', {}],
])('%s finds in %s what it says', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/badges', '/badge'],
  ['/badges', '/badges/7'],
  ['/badges/:userID', '/badges'],
  ['/badges/:userID', '/badges/'],
  ['/badges/:userID', '/badges/%E0%A4%A'],
  ['/badges/all', '/badges/%E0%A4%A'],
  ['/a/b', '/a%2Fb'],
])('%s is not %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});
