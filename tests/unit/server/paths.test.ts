import fc from 'fast-check';
import { apiBase } from '../../../src/server/apiBase';
import { isSafePath } from '../../../src/server/isSafePath';
import { path } from '../../../src/server/path';

const base = 'https://forum.test/community/api/v2/';

describe('path', () => {
  it.each([
    ['1/../../admin', 'users/1%2F..%2F..%2Fadmin/'],
    ['//evil', 'users/%2F%2Fevil/'],
    ['a?b#c', 'users/a%3Fb%23c/'],
    [5, 'users/5/'],
    ['$me', 'users/%24me/'],
  ])('keeps %p one segment', (id, expected) => {
    expect(path`users/${id}/`).toBe(expected);
  });

  it.each(['', '.', '..'])('refuses the part %p, which parsers take away', (part) => {
    expect(() => path`users/${part}`).toThrow(RangeError);
  });

  it('never leaves its folder, whatever the part', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (part) => {
        fc.pre(part !== '.' && part !== '..' && !/\p{Surrogate}/u.test(part));
        const made = path`users/${part}/photo`;
        const url = new URL(made, base);
        expect(isSafePath(made, base) || made.length > 2000).toBe(true);
        expect(url.pathname.split('/').slice(0, 5)).toEqual(['', 'community', 'api', 'v2', 'users']);
        expect(decodeURIComponent(url.pathname.split('/')[5]!)).toBe(part);
      }),
    );
  });
});

describe('isSafePath', () => {
  it.each(['users/me', 'users/$me/permissions', 'users/5/', 'calls/run', 'a/b:c', 'users/$name:x'])(
    'takes %p',
    (good) => {
      expect(isSafePath(good, base)).toBe(true);
    },
  );

  it.each([
    '',
    '/users/me',
    'https://evil/x',
    'HTTPS:evil',
    'javascript:alert(1)',
    '//evil/x',
    '/\\evil',
    '\\evil',
    '/\t/evil',
    'users/\n5',
    '..//evil',
    '../admin',
    'users/../../admin',
    'users/%2e%2E/x',
    'users/.%2e/x',
    'users/./x',
    'users//5',
    'users?x=1',
    'users#x',
    'users/é',
    ' users',
    'a'.repeat(2001),
  ])('refuses %p', (bad) => {
    expect(isSafePath(bad, base)).toBe(false);
  });

  it('only takes what a URL parser keeps below the base', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z./\\%2eE:\t ?#@]{0,24}$/), (candidate) => {
        if (!isSafePath(candidate, base)) return;
        expect(new URL(base + candidate).href).toBe(base + candidate);
        expect(new URL(candidate, base).href).toBe(base + candidate);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('apiBase', () => {
  it.each([
    ['', 'https://forum.test/api/v2/'],
    ['/forum', 'https://forum.test/forum/api/v2/'],
    ['/forum/', 'https://forum.test/forum/api/v2/'],
  ])('joins the prefix %p', (prefix, expected) => {
    expect(apiBase('https://forum.test', prefix)).toBe(expected);
  });

  it.each(['@evil.test', '.evil.test', ':8443'])('refuses the prefix %p, which leads elsewhere', (prefix) => {
    expect(() => apiBase('https://forum.test', prefix)).toThrow();
  });
});
