import { frameUrl, pathBelow } from '../../../src/embed/host/frameUrl';

const home = new URL('https://forum.example/community/');

test.each([
  ['/discussions', 'https://forum.example/community/discussions'],
  ['/é/日本?x=1#y', 'https://forum.example/community/%C3%A9/%E6%97%A5%E6%9C%AC?x=1#y'],
  ['//evil.test', 'https://forum.example/community//evil.test'],
  ['/../../admin', null],
  ['/%2e%2e/admin', null],
  ['@evil.test/', null],
  ['', null],
  [`/${'x'.repeat(3000)}`, null],
])('%s below a folder', (path, expected) => {
  expect(frameUrl(home, path)?.href ?? null).toBe(expected);
});

test.each(['//evil.test', '/\\evil.test', '/\t/evil.test', '//a@evil.test/'])(
  '%j at the root is no page of the forum',
  (path) => {
    expect(frameUrl(new URL('https://forum.example/'), path)).toBeNull();
  },
);

test('a path is told without the folder, or not at all', () => {
  expect(pathBelow(home, '/community/x?y')).toBe('/x?y');
  expect(pathBelow(home, '/communityx')).toBeNull();
  expect(pathBelow(new URL('https://forum.example'), '/x')).toBe('/x');
});
