import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../viewer';
import type { UserFragment } from '../../wire';
import { createPager } from './createPager';
import type { Pages } from './createPages';
import { readID, readPage, readText, withQuery } from './paths';
import { resultKinds } from './profileRoutes';
import { searchDomains } from './searchDomains';
import { sidebar } from './sidebar';
import { readSort, searchSorts, sortLinks } from './sorts';
import { cutText } from '../../../../src/safe/cutText';

const limit = 20;
export function searchRoutes(app: FastifyInstance, pages: Pages): void {
  const { addons } = app.settings;
  const domains = searchDomains(addons);
  app.get('/search', async (request, reply) => {
    const { viewer } = request;
    const asked = request.query as Record<string, unknown>;
    const query = cutText((readText(asked.query) ?? readText(asked.search) ?? '').trim(), 200);
    const domain = domains.find(({ value }) => value === readText(asked.domain))?.value ?? 'all_content';
    const { sort, inQuery } = readSort(searchSorts, readText(asked.sort));
    const page = readPage(readText(asked.page), readPage(readText(asked.from)));
    const author = await readAuthor(app, viewer, readID(readText(asked.author)));
    const inDomain = domain === 'all_content' ? undefined : domain;
    const href = (values: { sort?: string; page?: number; domain?: string; author?: number }) =>
      withQuery('/search', { query: query || undefined, author: author?.userID, ...values });
    const [found, aside] = await Promise.all([
      query || author
        ? app.forum.search.find(viewer, {
            query,
            domain,
            insertUserIDs: author && [author.userID],
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
      author,
      domain: inDomain,
      everybody: href({ domain: inDomain, sort: inQuery, author: undefined }),
      searched: query,
      total,
      results: found?.rows ?? [],
      kinds: resultKinds,
      domains: domains.map(({ value, label }) => ({
        label,
        href: href({
          domain: value === 'all_content' ? undefined : value,
          sort: inQuery,
          // Members and categories have no author.
          ...(['members', 'places'].includes(value) && { author: undefined }),
        }),
        current: value === domain,
      })),
      sorts: sortLinks(searchSorts, sort, (value) => href({ domain: inDomain, sort: value })),
      pager: createPager({ page, limit, total }, (to) => href({ domain: inDomain, sort: inQuery, page: to })),
    });
  });
}

/** The author filter; unknown names are ignored. */
async function readAuthor(
  { forum }: FastifyInstance,
  viewer: Viewer,
  userID: number | undefined,
): Promise<UserFragment | undefined> {
  if (userID === undefined) return undefined;
  return (await forum.users.fragments(viewer, [userID])).get(userID);
}
