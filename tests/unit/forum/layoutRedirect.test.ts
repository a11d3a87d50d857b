import { leadsOn, redirectQuery } from '../../../examples/forum/data/layoutRedirect';
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

const [ar, en] = [
  { path: '/ar', siteSectionID: '2' },
  { path: '/en', siteSectionID: '1' },
];
test.each<[string, string, typeof ar | undefined, object | null]>([
  ['a page of the whole forum', '/discussions', undefined, { recordID: '0', params: { siteSectionID: '0' } }],
  ['the same from a section', '/discussions', ar, { recordID: '2', params: { siteSectionID: '2' } }],
  ['the section’s own home', '/', ar, { layoutViewType: 'subcommunityHome', recordID: '2' }],
  ['that home by its address', `${origin}/ar`, ar, { layoutViewType: 'subcommunityHome', recordID: '2' }],
  ['another section', '/en/discussions', ar, { recordID: '1', params: { siteSectionID: '1' } }],
  ['a section of the forum', '/ar/discussions', undefined, { recordID: '2' }],
  ['another site', 'https://elsewhere.example/', ar, null],
  ['a page that is no layout', '/messages', ar, null],
])('where a layout leads, for whoever looks whether it goes round: %s', (_, to, here, query) => {
  const found = redirectQuery(to, origin, [], { here, sections: [ar, en] });
  if (query === null) expect(found).toBeNull();
  else expect(found).toMatchObject(query);
});
