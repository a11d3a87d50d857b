import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cutText } from '../../../../src/safe/cutText';
import { splitMatches } from '../../../../src/safe/splitMatches';
import type { Viewer } from '../../viewer';
import type { UserFragment } from '../../wire';
import { notFound } from '../../httpError';
import { createPager } from './createPager';
import type { Pages } from './createPages';
import { readID, readText, withQuery } from './paths';
import { resultKinds } from './profileRoutes';
import { searchDomains } from './searchDomains';
import {
  daysOf,
  hasFilters,
  isPosts,
  postTypes,
  readSearchOptions,
  readSearchPage,
  searchHref,
  type SearchOptions,
} from './searchOptions';
import { sidebar } from './sidebar';
import { readSort, searchSorts, sortLinks } from './sorts';

const limit = 20;

const typeNames = { discussion: 'Discussion', question: 'Question', poll: 'Poll', comment: 'Comment' };

export function searchRoutes(app: FastifyInstance, pages: Pages): void {
  const { addons } = app.settings;
  const allDomains = searchDomains(addons);
  const addonOf: Partial<Record<string, string>> = { question: 'qna', poll: 'polls' };
  const types = postTypes.filter((type) => addons.includes(addonOf[type] ?? type) || !addonOf[type]);
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { viewer } = request;
    const address = request.url.startsWith('/kb/') ? '/kb/search' : '/search';
    const domains = allDomains.filter(({ value }) => value !== 'members' || viewer.can('profiles.view'));
    const asked = request.query as Record<string, unknown>;
    // What the title bar's form says without script.
    const here = /^category-(\d+)$/.exec(readText(asked.domain) ?? '')?.[1];
    if (here) {
      const within = { query: readText(asked.query), categoryID: here, includeChildCategories: '1' };
      return reply.redirect(withQuery(address, within), 303);
    }
    const categories = await app.forum.categories.list(viewer, {});
    const options = readSearchOptions(asked, {
      domains: domains.map(({ value }) => value),
      categoryIDs: categories.map(({ categoryID }) => categoryID),
      readQuery: (text) => cutText(text, 200),
    });
    const author = await readAuthor(app, viewer, options.author);
    if (!author) delete options.author;
    const { query, domain } = options;
    const page = readSearchPage(asked);
    const { sort } = readSort(searchSorts, options.sort);
    const isFiltered = hasFilters(options) || options.queryOperator !== undefined;
    const isAsked = query !== '' || hasFilters(options);
    const hasPlaces = query !== '' && domain === undefined && page === 1 && !isFiltered;
    const [found, places, aside] = await Promise.all([
      isAsked ? app.forum.search.find(viewer, { ...asQuery(options, author), sort, page, limit }) : null,
      hasPlaces ? app.forum.search.find(viewer, { domain: 'places', query, limit: 3 }) : null,
      sidebar(app.forum, viewer),
    ]);
    const { t } = pages.words(request);
    const total = found?.total ?? 0;
    const href = (changes: Partial<SearchOptions> & { page?: number }, from = options) =>
      searchHref(from, changes).replace(/^\/search/, address);
    const last = Math.max(Math.ceil(total / limit), 1);
    // Past the end stands the last page.
    if (found && page > last) return reply.redirect(href({ page: last }), 303);
    return pages.send(request, reply, '/search', {
      ...aside,
      title: query ? t('Search: {query}', { query }) : t('Search'),
      isAsked,
      options,
      query,
      author,
      domain,
      everybody: href({ author: undefined }),
      total,
      results: found?.rows ?? [],
      kinds: resultKinds,
      marked: (text: string) => splitMatches(text, query),
      isOfPosts: isPosts(domain),
      isFiltered,
      places: places?.rows ?? [],
      address,
      withoutFilters: href({}, { query, domain, scope: options.scope }),
      categories,
      days: daysOf(options.dateInserted),
      widget: {
        domains,
        categories: categories.map(({ categoryID, name, depth }) => ({ categoryID, name, depth })),
        types: types.map((value) => ({ value, label: typeNames[value] })),
        ...(author && { author: author.name }),
        ...(found && { total }),
      },
      widgets: ['searchpage'],
      domains: domains.map(({ value, label }) => ({
        ...{ value, label },
        href: href({ domain: value === 'all_content' ? undefined : value }),
        current: value === (domain ?? 'all_content'),
      })),
      sorts: isPosts(domain) ? sortLinks(searchSorts, sort, (value) => href({ sort: value })) : [],
      pager: createPager({ page, limit, total }, (to) => href({ page: to })),
    });
  };
  app.get('/search', show);
  // Where the knowledge base has its own address for the same search.
  app.get('/kb/search', (request, reply) => {
    if (!app.settings.kbSearch) throw notFound('Page');
    return show(request, reply);
  });
}

const asQuery = (options: SearchOptions, author: UserFragment | undefined) => ({
  query: options.query,
  domain: options.domain ?? 'all_content',
  queryOperator: options.queryOperator,
  categoryID: options.categoryID,
  includeChildCategories: options.includeChildCategories === '1',
  tags: options.tags
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .slice(0, 20),
  tagOperator: options.tagOperator,
  insertUserIDs: author && [author.userID],
  types: options.type === undefined ? undefined : [options.type],
  dateInserted: options.dateInserted,
  expand: ['insertUser', 'breadcrumbs', 'excerpt', 'image', '-body'],
});

/** The author filter, by ID or name; unknown ones are ignored. */
async function readAuthor(
  { forum }: FastifyInstance,
  viewer: Viewer,
  asked: string | undefined,
): Promise<UserFragment | undefined> {
  if (asked === undefined) return undefined;
  const userID = readID(asked);
  if (userID !== undefined) return (await forum.users.fragments(viewer, [userID])).get(userID);
  if (!viewer.can('profiles.view')) return undefined;
  const { rows } = await forum.users.byNames(viewer, { name: asked, limit: 1 });
  return rows[0];
}
