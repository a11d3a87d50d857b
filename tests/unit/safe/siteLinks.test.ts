import { entryLink, entryTarget } from '../../../src/safe/entryLink';
import { openSearch } from '../../../src/safe/openSearch';
import { siteLink } from '../../../src/safe/siteLink';
import { urlAttacks } from '../../support/urlAttacks';

const origin = 'https://forum.test';
const urls = { origin, page: `${origin}/discussions` };
const site = { home: origin, basePath: '', slugs: [] as string[] };

describe('configured links', () => {
  const section = { home: `${origin}/forum`, basePath: '/es', slugs: ['/es', '/fr'] };
  test.each([
    ['/discussions', '/forum/es/discussions'],
    ['discussions', '/forum/es/discussions'],
    ['/kb/articles/1', '/forum/kb/articles/1'],
    ['/fr/discussions', '/forum/fr/discussions'],
    ['/french', '/forum/es/french'],
    ['~/entry/signin', '/forum/entry/signin'],
    ['/forum/es/discussions', '/forum/es/discussions'],
    ['/forums', '/forum/es/forums'],
    [`${origin}/forum/discussions?a=b#c`, '/forum/es/discussions?a=b#c'],
    [`${origin}/forum`, '/forum/es/'],
    [`${origin}/forum/fr/discussions`, '/forum/fr/discussions'],
    [`${origin}/forum/kb/a`, '/forum/kb/a'],
    [`${origin}/forum/forum/a`, '/forum/es/forum/a'],
    [`${origin}/forums/a`, '/forums/a'],
    [`${origin}/elsewhere`, '/elsewhere'],
  ])('%s leads to %s', (given, path) => {
    expect(siteLink(given, section, urls)).toBe(`${origin}${path}`);
  });
  test.each(['https://elsewhere.test/a?b=c', 'mailto:a@elsewhere.test', `${origin}/whole`])(
    '%s stays',
    (url) => {
      expect(siteLink(url, site, urls)).toBe(url);
    },
  );
  test.each(urlAttacks('evil.test'))('%j never leaves the forum by a trick', (attack) => {
    const link = siteLink(attack, site, urls);
    // A whole address may lead elsewhere: an administrator wrote it. What looks like ours must be ours.
    if (link !== null && !/^\s*https?:\/\//i.test(attack))
      expect(link).toMatch(/^(https:\/\/forum\.test\/|mailto:|tel:)/);
  });
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '\\\\evil.test',
    '/\\evil.test',
  ])('%j is no link', (attack) => expect(siteLink(attack, site, urls)).toBeNull());
});

describe('coming back from signing in', () => {
  test.each([
    [`${origin}/discussion/5/x?page=2#Comment_7`, '/discussion/5/x?page=2'],
    [`${origin}/?target=//evil.test`, '/?target=%2F%2Fevil.test'],
    [`${origin}/a?sso=abc&token=def&page=2&Code=x`, '/a?page=2'],
    [`${origin}/a?sso=abc`, '/a'],
    [`${origin}/a?ticket=a&otp=b&refresh_token=c&client_secret=d&page=2`, '/a?page=2'],
    [`${origin}/entry/signin?target=%2Fa`, null],
    [`${origin}/entry`, null],
    [`${origin}/entryway`, '/entryway'],
  ])('from %s to %s', (page, target) => {
    const read = entryTarget(page, origin);
    expect(read === null ? null : decodeURIComponent(read)).toBe(
      target === null ? null : decodeURIComponent(target),
    );
  });
  test('a forum in a folder has its entry pages there', () => {
    expect(entryTarget(`${origin}/forum/entry/signin`, `${origin}/forum`)).toBeNull();
    expect(entryTarget(`${origin}/forum/a`, `${origin}/forum`)).toBe('/forum/a');
  });

  test.each([
    ['/forum/es/entry/signin', null],
    ['/forum/fr/help/entry', null],
    ['/forum/entry/signin', null],
    ['/forum/es/a', '/forum/es/a'],
    ['/forum/it/entry/signin', '/forum/it/entry/signin'],
  ])('site sections have entry pages of their own: from %s to %s', (path, target) => {
    expect(entryTarget(`${origin}${path}`, `${origin}/forum`, ['/es', '/fr', '/fr/help'])).toBe(target);
  });

  test('the link carries the target and what the page adds; nobody else chooses the target', () => {
    const link = entryLink(`${origin}/entry/signin?method=x`, '/a?b=c', {
      campaign: 'spring',
      n: 3,
      odd: {},
      target: '//evil',
    });
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      method: 'x',
      campaign: 'spring',
      n: '3',
      target: '/a?b=c',
    });
    expect(entryLink(`${origin}/entry/signin?target=//evil`, null, {})).toBe(`${origin}/entry/signin`);
  });
});

describe('searching elsewhere', () => {
  const open = jest.fn();
  const page = { open } as unknown as Window;
  beforeEach(() => open.mockClear());

  test('the words are encoded into the template', () => {
    const query = 'https://search.test/?q=%s';
    expect(openSearch(page, { query, resultsInNewTab: true }, 'a&b #c')).toBe(true);
    expect(open).toHaveBeenCalledWith('https://search.test/?q=a%26b%20%23c', '_blank', 'noopener,noreferrer');
    openSearch(page, { query, resultsInNewTab: false }, 'x');
    expect(open).toHaveBeenLastCalledWith('https://search.test/?q=x', '_self', 'noopener,noreferrer');
  });
  test.each(['javascript:%s', 'https://search.test/', 'https://%s.test/', ''])(
    '%j is no template',
    (query) => {
      expect(openSearch(page, { query, resultsInNewTab: true }, 'x')).toBe(false);
      expect(open).not.toHaveBeenCalled();
    },
  );
});
