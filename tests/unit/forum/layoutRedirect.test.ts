import { leadsOn } from '../../../examples/forum/data/layoutRedirect';
import { localPath, redirectPath } from '../../../examples/forum/routes/pages/paths';

const origin = 'https://forum.example';

test.each([
  ['https://forum.example//evil.example/x', '/evil.example/x'],
  ['//evil.example', '/'],
  ['/\\\\evil.example//b', '/b'],
  ['javascript:alert(1)', '/'],
  ['foo:/\\evil.example', '/'],
  ['/discussions?sort=-score#x', '/discussions?sort=-score#x'],
])('the path of %s stays on the forum', (url, path) => expect(localPath(url)).toBe(path));

test.each([
  ['https://elsewhere.example/a?b#c', 'https://elsewhere.example/a?b#c'],
  ['https://forum.example/a?b', '/a?b'],
  ['/a', '/a'],
])('a layout leads to %s', (url, path) => expect(redirectPath(url, origin)).toBe(path));

const chain = (ways: Record<string, string>) => (path: string) =>
  Promise.resolve(path in ways ? { layoutID: path.length, redirectTo: ways[path]! } : null);

test.each([
  ['itself', { '/': '/' }, false],
  ['a page that leads back', { '/': '/ab', '/ab': '/' }, false],
  ['a page that leads on to a page', { '/': '/ab', '/ab': '/abc' }, true],
  [
    'ten pages, and no end yet',
    Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => ['/' + 'x'.repeat(at), '/' + 'x'.repeat(at + 1)]),
    ),
    false,
  ],
])('whether a layout leads on: %s', async (_, ways: Record<string, string>, isOn) => {
  expect(await leadsOn({ layoutID: 1, redirectTo: ways['/']! }, chain(ways))).toBe(isOn);
});
