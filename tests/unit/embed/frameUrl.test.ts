import fc from 'fast-check';
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

test.each(['https://forum.example/community', 'https://forum.example/community//'])(
  'a folder is one with any number of slashes at its end: %s',
  (address) => {
    const forum = new URL(address);
    expect(frameUrl(forum, '/discussions')?.href).toBe('https://forum.example/community/discussions');
    expect(frameUrl(forum, '/../admin')).toBeNull();
    expect(pathBelow(forum, '/community/x')).toBe('/x');
    expect(pathBelow(forum, '/communityx')).toBeNull();
  },
);

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

test.each(['https://forum.example/', 'https://forum.example/community/', 'http://127.0.0.1:8080/a/b/'])(
  'whatever path comes for %s, the frame is a page of that forum or there is none',
  (address) => {
    const forum = new URL(address);
    const folder = forum.pathname;
    const piece = fc.constantFrom(
      '/',
      '\\',
      '@',
      ':',
      '.',
      '..',
      '#',
      '?',
      '%',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '&',
      'evil.test',
      '日',
      'https:',
      ' ',
    );
    const path = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(path, (given) => {
        for (const each of [given, `/${given}`]) {
          const url = frameUrl(forum, each);
          if (url === null) continue;
          expect([url.origin, url.username, url.password]).toEqual([forum.origin, '', '']);
          expect(url.pathname.startsWith(folder)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  },
);
