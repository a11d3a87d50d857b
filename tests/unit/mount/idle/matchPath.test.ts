import { matchPath } from '../../../../src/mount/idle/matchPath';

test.each([
  ['/badges', '/badges', {}],
  ['/badges', '/badges/', {}],
  ['/badges/:userID', '/badges/7', { userID: '7' }],
  ['/wiki/:page/edit', '/wiki/%D8%B9%20a%2Fb/edit', { page: 'ع a/b' }],
  ['/', '/', {}],
])('%s finds in %s what it says', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/badges', '/badge'],
  ['/badges', '/badges/7'],
  ['/badges/:userID', '/badges'],
  ['/badges/:userID', '/badges/'],
  ['/badges/:userID', '/badges/%E0%A4%A'],
])('%s is not %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});
