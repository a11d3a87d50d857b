import { encodeName } from '../../../src/safe/encodeName';
import { externalSearchUrl } from '../../../src/safe/externalSearchUrl';
import { navigate } from '../../../src/safe/navigate';
import { profileUrl } from '../../../src/safe/profileUrl';

test.each([
  ['Ada', '/profile/5/Ada'],
  ['he&llo/user', '/profile/5/he%2526llo%252fuser'],
  ['a/b/c&d&e', '/profile/5/a%252fb%252fc%2526d%2526e'],
  ['a b?c#d%', '/profile/5/a%20b%3Fc%23d%25'],
  ['日本', '/profile/5/%E6%97%A5%E6%9C%AC'],
  ['..', '/profile/5'],
  ['.', '/profile/5'],
  ['', '/profile/5'],
  ['\ud800', '/profile/5/%EF%BF%BD'],
])('profile of %j', (name, path) => {
  expect(profileUrl({ userID: 5, name })).toBe(path);
  expect(new URL(profileUrl({ userID: 5, name }, 'https://forum.test/hub')).pathname).toBe(`/hub${path}`);
});

test('a name is one path part, whatever it holds', () => {
  for (const name of ['//evil.test', '\\evil', '?x', '#x', '../..', '%2e%2e'])
    expect(new URL(`/a/${encodeName(name)}/b`, 'https://forum.test').pathname).toMatch(/^\/a\/[^/]+\/b$/);
});

test.each([
  ['https://search.test/?q=%s', 'a&b#c%d e', 'https://search.test/?q=a%26b%23c%25d%20e'],
  ['https://search.test/%s/x?again=%s', 'é', 'https://search.test/%C3%A9/x?again=%C3%A9'],
  ['https://search.test/?q=%s', '\ud800', 'https://search.test/?q=%EF%BF%BD'],
  ['https://search.test/?q=', 'a', null],
  ['javascript:%s', 'alert(1)', null],
  ['https://%s', 'evil.test', null],
  ['https://a@%s/', 'evil.test', null],
  ['https://x.test\\%s', 'a', null],
  ['//search.test/?q=%s', 'a', null],
  [undefined, 'a', null],
])('external search: %j with %j', (template, query, url) => {
  expect(externalSearchUrl(template, query)).toBe(url);
});

test('leaves only for what the kind allows', () => {
  const assign = jest.fn();
  const replace = jest.fn();
  const window = { location: { assign, replace } } as unknown as Window;
  const options = { origin: 'https://forum.test' };
  expect(navigate(window, 'internal', '//evil.test', options)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(navigate(window, 'internal', '/x', options)).toBe(true);
  expect(assign).toHaveBeenCalledWith('https://forum.test/x');
  expect(navigate(window, 'redirect', '/y', options, 'replace')).toBe(true);
  expect(replace).toHaveBeenCalledWith('https://forum.test/y');
});
