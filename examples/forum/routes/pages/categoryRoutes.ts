import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../httpError';
import { categoryBanner } from './banners';
import type { Pages } from './createPages';
import { findCategory } from './findCategory';
import { followButton } from './followButton';
import { heldCategories } from './heldCategories';
import { rowsPerPage, sendList } from './listRoutes';
import { sendComposed } from './pageLayout';
import { localPath, readID, withQuery } from './paths';
import { jumpTo } from './jumpTo';
import { sidebar } from './sidebar';

export function categoryRoutes(app: FastifyInstance, pages: Pages): void {
  const all = async (request: FastifyRequest, reply: FastifyReply) => {
    const { t } = pages.words(request);
    const { viewer } = request;
    const { categories, drafts } = app.forum;
    const [all, aside, waiting] = await Promise.all([
      categories.tree(viewer),
      sidebar(app.forum, viewer),
      drafts.waiting(viewer),
    ]);
    const data = {
      ...aside,
      drafts: waiting,
      categories: [],
      widgets: ['categoryfollowdropdown'],
      title: t('Categories'),
      heading: t('Categories'),
      section: 'categories' as const,
      leaves: all.filter((category) => !category.children?.length),
      groups: all.filter((category) => category.children?.length),
    };
    const assets = { CategoriesWidget: '/category-groups' };
    return sendComposed(app, pages, request, reply, { template: '/categories', assets, data });
  };

  type Request = FastifyRequest<{ Params: { urlcode: string; page?: string } }>;
  const one = async (request: Request, reply: FastifyReply, key = `$urlcode:${request.params.urlcode}`) => {
    const { viewer } = request;
    const { page: part } = request.params;
    const category = await app.forum.categories.get(viewer, key, { expand: ['breadcrumbs'] });
    const tree = findCategory(await app.forum.categories.tree(viewer), category.categoryID);
    const page = part === undefined ? 1 : Number(/^p(\d{1,6})$/.exec(part)?.[1] ?? 0);
    if (page < 1) throw notFound('Page');
    const path = localPath(category.url);
    const query = request.query as Record<string, unknown>;
    const href = ({ sort, page: to = 1 }: { sort?: string; page?: number }) =>
      withQuery(to > 1 ? `${path}/p${to}` : path, { sort });
    if (query.page !== undefined) {
      const sort = typeof query.sort === 'string' ? query.sort : undefined;
      const pageCount = Math.ceil(category.countAllDiscussions / rowsPerPage);
      return reply.redirect(href({ sort, page: jumpTo(query, pageCount) }), 303);
    }
    return sendList(app, pages, request, reply, {
      href,
      page,
      query: { categoryID: category.categoryID, includeChildCategories: true },
      data: {
        title: category.name,
        canonical: viewer.url(href({ page })),
        heading: category.name,
        banner: categoryBanner(pages.words(request), category, viewer.origin),
        section: 'categories',
        meta: { category: { categoryID: category.categoryID } },
        widgets: ['community-banner', 'categoryfollowdropdown'],
        follow: followButton(viewer, category),
        crumbs: (category.breadcrumbs ?? []).slice(0, -1),
        category: tree?.children?.length ? undefined : category,
        children: tree?.children ?? [],
        held: heldCategories(tree ?? category),
      },
    });
  };
  for (const path of ['/category/:urlcode', '/category/:urlcode/:page'])
    app.get(path, (request: Request, reply) => one(request, reply));

  app.get('/categories', all);
  /** The same pages by a category's number too; page numbers of the whole list stand where a category does. */
  for (const path of ['/categories/:urlcode', '/categories/:urlcode/:page'])
    app.get(path, (request: Request, reply) => {
      const { urlcode, page } = request.params;
      if (page === undefined && /^p[1-9]\d{0,5}$/.test(urlcode)) return all(request, reply);
      return one(request, reply, readID(urlcode) === undefined ? undefined : urlcode);
    });
}
