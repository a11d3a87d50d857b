import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiscussionQuery, Forum } from '../../forum';
import { notFound } from '../../httpError';
import type { Viewer } from '../../viewer';
import { homeBanner } from './banners';
import { createPager } from './createPager';
import { isNamed, type PageData, type Pages } from './createPages';
import { findCategory } from './findCategory';
import { heldCategories } from './heldCategories';
import { jumpTo } from './jumpTo';
import { readID, readText, redirectPath, withQuery } from './paths';
import { sendComposed } from './pageLayout';
import { readPolled } from './readPoll';
import { sectionID } from './sectionPages';
import { sidebar } from './sidebar';
import { discussionSorts, readSort, sortLinks } from './sorts';

export const rowsPerPage = 30;
/** What a row shows; who moderates sees reports too. */
export const rowExpand = ['insertUser', 'lastUser', 'category', 'reactions', 'reportMeta', '-body'];

interface List {
  /** Address of the list, without sort and page. */
  href(values: { sort?: string; page?: number }): string;
  query: DiscussionQuery;
  page?: number;
  data: PageData & { heading: string };
}

/** Sends a list of discussions: home, `/discussions`, a tag, a category, the viewer's bookmarks. */
export async function sendList(
  app: FastifyInstance,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  { href, query, page: pathPage, data }: List,
): Promise<FastifyReply> {
  const asked = request.query as Record<string, unknown>;
  const { sort, inQuery } = readSort(discussionSorts, readText(asked.sort));
  const page = pathPage ?? jumpTo(asked, Number.MAX_SAFE_INTEGER);
  const { viewer } = request;
  const [list, aside, drafts] = await Promise.all([
    app.forum.discussions.list(viewer, {
      ...query,
      sort,
      page,
      limit: rowsPerPage,
      pinOrder: 'first',
      expand: rowExpand,
    }),
    sidebar(app.forum, viewer),
    app.forum.drafts.waiting(viewer),
  ]);
  const total = list.total ?? list.rows.length;
  const last = Math.max(Math.ceil(total / rowsPerPage), 1);
  const wanted = Math.min(page, last);
  const address = (to: number) => href({ sort: inQuery, page: to });
  // One page, one address: past the end and `from` of the jump form lead to where the reader meant to go.
  if (wanted !== page || asked.from !== undefined) return reply.redirect(address(wanted), 303);
  const assets = { DiscussionsWidget: '/list', CategoriesWidget: '/subcategories' };
  const content = {
    ...aside,
    drafts,
    polled: await readPolled(app, list.rows),
    rows: list.rows,
    pager: createPager({ page, limit: rowsPerPage, total }, address),
    sorts: sortLinks(discussionSorts, sort, (value) => href({ sort: value })),
    ...data,
    widgets: [
      ...['usercard', 'vote', 'bookmarktoggle'],
      ...(request.viewer.user ? ['postmenu'] : []),
      ...(data.widgets ?? []),
    ],
  };
  return sendComposed(app, pages, request, reply, { template: '/discussions', assets, data: content });
}

/** What narrows `/discussions`, by its query. A category that is not there, or not for the viewer, is 404. */
async function narrowed({ forum }: FastifyInstance, { viewer, query }: FastifyRequest) {
  const asked = query as Record<string, unknown>;
  const tagID = readID(readText(asked.tagID));
  const categoryID = readText(asked.categoryID);
  const [tag, category] = await Promise.all([
    tagID === undefined ? null : forum.tags.get(viewer, tagID),
    categoryID ? visibleCategory(forum, viewer, readID(categoryID)) : null,
  ]);
  return { tag, category };
}

async function visibleCategory(forum: Forum, viewer: Viewer, categoryID: number | undefined) {
  const category = findCategory(await forum.categories.tree(viewer), categoryID);
  if (!category) throw notFound('Category');
  return category;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The lists of all posts. Resolves with the first page of the forum, and of each section. */
export function listRoutes(app: FastifyInstance, pages: Pages): Send {
  const all = async (request: FastifyRequest, reply: FastifyReply, home: boolean) => {
    const words = pages.words(request);
    const { t } = words;
    const { tag, category } = await narrowed(app, request);
    const names = { tag: tag?.name ?? '', category: category?.name ?? '' };
    const isWhole = !tag && !category;
    const inCategory = tag ? 'Posts in {category} tagged {tag}' : 'Posts in {category}';
    const heading = isWhole ? t('Recent posts') : t(category ? inCategory : 'Posts tagged {tag}', names);
    const kept = { categoryID: category?.categoryID, tagID: tag?.tagID };
    return sendList(app, pages, request, reply, {
      href: (values) => withQuery(home ? '/' : '/discussions', { ...kept, ...values }),
      // As on the category's own page.
      query: { ...kept, includeChildCategories: true },
      data: {
        title: isWhole ? t(home ? 'Home' : 'Posts') : heading,
        heading,
        section: 'posts',
        held: category && heldCategories(category),
      },
    });
  };
  const first: Send = async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    // What narrows, sorts or turns pages is about the list.
    const isLayout = app.settings.customLayouts.includes('home');
    if (
      !isLayout ||
      ['categoryID', 'tagID', 'sort', 'page', 'from'].some((name) => query[name] !== undefined)
    )
      return all(request, reply, true);
    const words = pages.words(request);
    const { t, localeKey } = words;
    const siteSectionID = sectionID(request.viewer);
    const layout = await app.forum.layouts.lookup(request.viewer, {
      ...{ layoutViewType: siteSectionID === '0' ? 'home' : 'subcommunityHome', recordType: 'siteSection' },
      ...{ recordID: siteSectionID, params: { locale: localeKey, siteSectionID } },
    });
    if ('redirectTo' in layout)
      return reply.redirect(redirectPath(layout.redirectTo, request.viewer.origin), layout.status);
    const drafts = await app.forum.drafts.waiting(request.viewer);
    const isHeaded = ['Banner', 'BannerWidget'].some((name) => isNamed(layout, name));
    return pages.send(request, reply, '/home', {
      title: layout.seo.title || t('Home'),
      section: 'posts',
      ...{ layout, drafts },
      ...(!isHeaded && { banner: homeBanner(words, app.settings.siteName, request.viewer.origin) }),
      widgets: [...(isHeaded ? [] : ['community-banner']), 'layout', 'usercard'],
    });
  };
  app.get('/', first);
  app.get('/discussions', (request, reply) => all(request, reply, false));

  app.get('/discussions/bookmarked', async (request, reply) => {
    const { t } = pages.words(request);
    const { viewer } = request;
    if (!viewer.user)
      return reply.redirect(withQuery('/entry/signin', { target: '/discussions/bookmarked' }), 303);
    return sendList(app, pages, request, reply, {
      href: (values) => withQuery('/discussions/bookmarked', values),
      query: { bookmarkUserID: viewer.userID },
      data: {
        title: t('Bookmarks'),
        heading: t('Bookmarks'),
        keeps: 'bookmarked',
        emptyText: 'You have no bookmarks yet.',
        emptyNext: { href: '/discussions', name: 'Find something worth keeping' },
      },
    });
  });

  app.get<{ Params: { page: string } }>('/discussions/:page', async (request, reply) => {
    const page = /^p(\d{1,6})$/.exec(request.params.page)?.[1];
    if (page === undefined) throw notFound('Page');
    const query = request.query as Record<string, unknown>;
    const [categoryID, tagID, sort] = ['categoryID', 'tagID', 'sort'].map((name) => readText(query[name]));
    return reply.redirect(withQuery('/discussions', { categoryID, tagID, sort, page: Number(page) }), 301);
  });
  return first;
}
