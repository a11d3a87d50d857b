import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiscussionQuery } from '../../forum';
import { notFound } from '../../httpError';
import { createPager } from './createPager';
import type { PageData, Pages } from './createPages';
import { jumpTo } from './jumpTo';
import { readID, readText, withQuery } from './paths';
import { readPolled } from './readPoll';
import { sidebar } from './sidebar';
import { discussionSorts, readSort, sortLinks } from './sorts';

export const rowsPerPage = 30;
const expand = ['insertUser', 'lastUser', 'category', '-body'];

interface List {
  /** Address of the list, without sort and page. */
  href(values: { sort?: string; page?: number }): string;
  query: DiscussionQuery;
  page?: number;
  data: Omit<PageData, 'title'> & { title: string; heading: string };
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
  const [list, aside] = await Promise.all([
    app.forum.discussions.list(viewer, {
      ...query,
      sort,
      page,
      limit: rowsPerPage,
      pinOrder: 'first',
      expand,
    }),
    sidebar(app.forum, viewer),
  ]);
  const total = list.total ?? list.rows.length;
  const last = Math.max(Math.ceil(total / rowsPerPage), 1);
  const wanted = Math.min(page, last);
  const address = (to: number) => href({ sort: inQuery, page: to });
  // One page, one address: past the end and `from` of the jump form lead to where the reader meant to go.
  if (wanted !== page || asked.from !== undefined) return reply.redirect(address(wanted), 303);
  return pages.send(request, reply, '/discussions', {
    ...aside,
    polled: await readPolled(app, list.rows),
    rows: list.rows,
    pager: createPager({ page, limit: rowsPerPage, total }, address),
    sorts: sortLinks(discussionSorts, sort, (value) => href({ sort: value })),
    ...data,
  });
}

export function listRoutes(app: FastifyInstance, pages: Pages): void {
  const all = async (request: FastifyRequest, reply: FastifyReply, home: boolean) => {
    const { t } = pages.words(request);
    const tagID = readID(readText((request.query as Record<string, unknown>).tagID));
    const tag = tagID === undefined ? null : await app.forum.tags.get(request.viewer, tagID);
    const heading = tag ? t('Posts tagged {tag}', { tag: tag.name }) : t('Recent posts');
    return sendList(app, pages, request, reply, {
      href: (values) => withQuery(home ? '/' : '/discussions', { tagID: tag?.tagID, ...values }),
      query: { tagID: tag?.tagID },
      data: { title: tag ? heading : t(home ? 'Home' : 'Posts'), heading, section: 'posts' },
    });
  };
  app.get('/', (request, reply) => all(request, reply, true));
  app.get('/discussions', (request, reply) => all(request, reply, false));

  app.get('/discussions/bookmarked', async (request, reply) => {
    const { t } = pages.words(request);
    const { viewer } = request;
    if (!viewer.user)
      return reply.redirect(withQuery('/entry/signin', { target: '/discussions/bookmarked' }), 303);
    return sendList(app, pages, request, reply, {
      href: (values) => withQuery('/discussions/bookmarked', values),
      query: { bookmarkUserID: viewer.userID },
      data: { title: t('Bookmarks'), heading: t('Bookmarks'), emptyText: 'You have no bookmarks yet.' },
    });
  });

  app.get<{ Params: { page: string } }>('/discussions/:page', async (request, reply) => {
    const page = /^p(\d{1,6})$/.exec(request.params.page)?.[1];
    if (page === undefined) throw notFound('Page');
    const { sort } = request.query as Record<string, unknown>;
    return reply.redirect(withQuery('/discussions', { sort: readText(sort), page: Number(page) }), 301);
  });
}
