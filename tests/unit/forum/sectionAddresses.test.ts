import { pathIn } from '../../../examples/forum/data/pathIn';
import { customPageRoutes } from '../../../examples/forum/routes/pages/customPageRoutes';
import { HttpError } from '../../../examples/forum/httpError';
import { sectionAddresses } from '../../../examples/forum/server/sections';

type Route = (route: { url: string }) => void;

/** The addresses of a forum with sections, and with routes of its own. */
function addresses(paths: string[], routes: string[]) {
  const sections = sectionAddresses();
  const hooks: Route[] = [];
  const app = { forum: { subcommunities: { paths } }, addHook: (_: string, hook: Route) => hooks.push(hook) };
  sections.watch(app as never);
  for (const url of routes) for (const hook of hooks) hook({ url });
  return (url: string) => sections.pathOf({ url });
}

test.each([
  ['a page', '/ar/discussions?page=2', '/discussions?page=2'],
  ['a page with signs of any language', '/ar/tags/%D8%A7', '/tags/%D8%A7'],
  ['escapes that cannot be read', '/ar/discussion/%E0%A4%A', '/discussion/%25E0%25A4%25A'],
  ['a section in a section', '/ar/en/discussions', '/en/discussions'],
  ['its home, which is a page of its own', '/ar', '/ar'],
  ['its home with a slash', '/ar/?x=1', '/ar/?x=1'],
  ['what begins like it', '/arts/discussions', '/arts/discussions'],
  ['an unknown one', '/fr/discussions', '/fr/discussions'],
  ['the API, which is there once', '/ar/api/v2/discussions', '/ar/api/v2/discussions'],
  ['a file', '/ar/inlay/loader.js', '/ar/inlay/loader.js'],
  ['what would be read as a host', '/ar//evil.example', '/ar//evil.example'],
  ['one that has the name of the forum’s own address', '/search/x', '/search/x'],
])('the router sees of %s', (_, url, seen) => {
  const see = addresses(['/ar', '/en', '/search'], ['/', '/search', '/discussions', '/:urlcode']);
  expect(see(url)).toBe(seen);
});

test.each([
  ['/discussions?page=2#x', '/ar/discussions?page=2#x'],
  ['/', '/ar'],
  ['/?sort=new', '/ar?sort=new'],
  ['/#content', '/ar#content'],
  ['/arts', '/ar/arts'],
  ['/ar', '/ar'],
  ['/ar?x', '/ar?x'],
  ['/en/discussion/5', '/en/discussion/5'],
  ['/static/logo.svg', '/static/logo.svg'],
  ['/avatars/1/A.svg', '/avatars/1/A.svg'],
  ['/kb/search', '/kb/search'],
  ['#content', '#content'],
  ['?page=2', '?page=2'],
  ['//elsewhere.example/x', '//elsewhere.example/x'],
  ['/\\elsewhere.example', '/\\elsewhere.example'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('in a section %s leads to %s', (path, there) => {
  expect(pathIn('/ar', path, ['/ar', '/en'])).toBe(there);
  expect(pathIn('', path, ['/ar', '/en'])).toBe(path);
});

test('a page of the forum’s own goes before a section of the same name', async () => {
  const pages = { send: async () => 'the page', words: () => ({ localeKey: 'en' }) };
  const known = { customPageID: 3, urlcode: 'ar', seoTitle: 'Ours', url: '', status: 'published' };
  let show!: (request: object, reply: object) => Promise<unknown>;
  const app = {
    forum: {
      customPages: {
        get: async (_: unknown, urlcode: string) => {
          if (urlcode === known.urlcode) return known;
          throw new HttpError(404, 'Page not found.');
        },
      },
      drafts: { waiting: async () => [] },
      layouts: { lookup: async () => ({ layout: [] }) },
      subcommunities: {
        enter: (viewer: object, path: string) => (path === '/xx' ? null : { ...viewer, path }),
      },
    },
    get: (_: string, handler: typeof show) => (show = handler),
  };
  customPageRoutes(app as never, pages as never, async () => 'the section' as never);
  const open = (urlcode: string) => {
    const raw = { url: `/${urlcode}?x=1` };
    const request = { viewer: {}, params: { urlcode }, raw, url: raw.url };
    return show(request, { callNotFound: () => 'nothing' }).then((shown) => [shown, raw.url]);
  };
  expect(await open('ar')).toEqual(['the page', '/ar?x=1']);
  expect(await open('en')).toEqual(['the section', '/?x=1']);
  expect((await open('xx'))[0]).toBe('nothing');
});
