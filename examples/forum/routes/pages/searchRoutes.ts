import type { FastifyInstance } from 'fastify';
import { createPager } from './createPager';
import type { Pages } from './createPages';
import { readPage, readText, withQuery } from './paths';
import { resultKinds } from './profileRoutes';
import { sidebar } from './sidebar';
import { readSort, searchSorts, sortLinks } from './sorts';

const limit = 20;
const domains = [
  { value: 'all_content', label: 'Everything' },
  { value: 'discussions', label: 'Posts' },
  { value: 'members', label: 'Members' },
  { value: 'places', label: 'Categories' },
] as const;

export function searchRoutes(app: FastifyInstance, pages: Pages): void {
  app.get('/search', async (request, reply) => {
    const { viewer } = request;
    const asked = request.query as Record<string, unknown>;
    const query = (readText(asked.query) ?? readText(asked.search) ?? '').trim().slice(0, 200);
    const domain = domains.find(({ value }) => value === readText(asked.domain))?.value ?? 'all_content';
    const { sort, inQuery } = readSort(searchSorts, readText(asked.sort));
    const page = readPage(readText(asked.page), readPage(readText(asked.from)));
    const inDomain = domain === 'all_content' ? undefined : domain;
    const href = (values: { sort?: string; page?: number; domain?: string }) =>
      withQuery('/search', { query, ...values });
    const [found, aside] = await Promise.all([
      query
        ? app.forum.search.find(viewer, {
            query,
            domain,
            sort,
            page,
            limit,
            expand: ['insertUser', 'breadcrumbs', 'excerpt', '-body'],
          })
        : null,
      sidebar(app.forum, viewer),
    ]);
    const { t } = pages.words(request);
    const total = found?.total ?? 0;
    return pages.send(request, reply, '/search', {
      ...aside,
      title: query ? t('Search: {query}', { query }) : t('Search'),
      query,
      searched: query,
      total,
      results: found?.rows ?? [],
      kinds: resultKinds,
      domains: domains.map(({ value, label }) => ({
        label,
        href: href({ domain: value === 'all_content' ? undefined : value, sort: inQuery }),
        current: value === domain,
      })),
      sorts: sortLinks(searchSorts, sort, (value) => href({ domain: inDomain, sort: value })),
      pager: createPager({ page, limit, total }, (to) => href({ domain: inDomain, sort: inQuery, page: to })),
    });
  });
}
