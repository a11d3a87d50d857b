import fc from 'fast-check';
import { ownPath, readNamePart, readPage, withQuery } from '../../../examples/forum/routes/pages/paths';
import { profileUrl } from '../../../src/safe/profileUrl';

describe('ownPath', () => {
  it.each([
    ['/discussion/5/x?page=2#Comment_9', '/discussion/5/x?page=2#Comment_9'],
    ['/profile/5/%D9%85', '/profile/5/%D9%85'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['/\n/evil.test', '/'],
    ['/.//evil.test', '/'],
    ['https://evil.test/', '/'],
    ['javascript:alert(1)', '/'],
    ['discussions', '/'],
    ['', '/'],
    [['/a'], '/'],
    [`/${'a'.repeat(5000)}`, '/'],
  ])('%j becomes %j', (target, expected) => expect(ownPath(target)).toBe(expected));

  it('never leaves the forum, whatever is asked for', () => {
    const text = fc.string({
      unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', 'e', '%2f', '#', '?'),
    });
    fc.assert(
      fc.property(text, (tail) => {
        const url = new URL(ownPath(`/${tail}`), 'https://forum.test/a/b');
        return url.origin === 'https://forum.test';
      }),
    );
  });
});

it('undoes what a profile address does to a name', () => {
  const name = 'he&llo/user & Sons/Makers';
  const part = profileUrl({ userID: 5, name }).split('/')[3] as string;
  expect(part).toContain('%2526');
  expect(readNamePart(decodeURIComponent(part))).toBe(name);
});

it.each([
  ['3', 3],
  ['0', 1],
  ['-1', 7],
  ['1e9', 7],
  ['0x10', 7],
  ['١٢', 7],
  [undefined, 7],
])('reads page %j as %i', (value, expected) => expect(readPage(value, 7)).toBe(expected));

it('leaves out what is not set, and page 1', () => {
  expect(withQuery('/discussions', { sort: undefined, page: 1 })).toBe('/discussions');
  expect(withQuery('/discussions', { sort: '-score', page: 2 })).toBe('/discussions?sort=-score&page=2');
});
