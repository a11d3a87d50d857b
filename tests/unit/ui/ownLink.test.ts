import { ownLink } from '../../../src/ui/ownLink';

const home = 'https://forum.example/f';
const site = { home, basePath: '/es', slugs: ['/es', '/fr'] };
const urls = { origin: 'https://forum.example', page: `${home}/es/discussions`, hosts: [] };

test.each([
  ['a page as the API names it', `${home}/discussion/5/x?a#b`, `${home}/es/discussion/5/x?a#b`],
  ['one that is in the section', `${home}/es/discussion/5`, `${home}/es/discussion/5`],
  ['one of another section', `${home}/fr/discussion/5`, `${home}/fr/discussion/5`],
  ['a path', '/f/categories', `${home}/es/categories`],
  ['a place of this page', '#content', `${home}/es/discussions#content`],
  ['what is beside the forum on its host', 'https://forum.example/shop', 'https://forum.example/shop'],
  ['another site', 'https://elsewhere.example/', null],
  ['mail', 'mailto:a@b.example', null],
  ['code', 'javascript:alert(1)', null],
  ['nothing', undefined, null],
])('a page in a section links %s', (_, url, there) => {
  expect(ownLink(url, { site, urls: () => urls })).toBe(there);
});
