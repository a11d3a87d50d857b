import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError';
import type { Pages } from './createPages';
import { localPath, redirectPath, withQuery } from './paths';

/** Pages of the forum's own and its parts, each below the root; all other routes come before them. */
export function customPageRoutes(app: FastifyInstance, pages: Pages): void {
  const { categories, customPages, layouts, drafts, subcommunities } = app.forum;

  app.get('/:urlcode', async (request: FastifyRequest<{ Params: { urlcode: string } }>, reply) => {
    const { viewer, params } = request;
    const page = await customPages.get(viewer, params.urlcode).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    });
    if (!page) {
      const part = subcommunities.list(viewer).find(({ folder }) => folder === params.urlcode);
      if (!part) return reply.callNotFound();
      // A part of the forum begins with its category, in its language.
      const { url } = await categories.get(viewer, part.categoryID);
      return reply.redirect(withQuery(localPath(url), { locale: part.locale }), 302);
    }
    const { customPageID, seoTitle, seoDescription: description, url: canonical, status } = page;
    const layout = await layouts.lookup(viewer, {
      ...{ layoutViewType: 'customPage', recordType: 'customPage', recordID: String(customPageID) },
      params: {
        ...{ customPageID: String(customPageID), siteSectionID: '0' },
        locale: pages.words(request).localeKey,
      },
    });
    if ('redirectTo' in layout)
      return reply.redirect(redirectPath(layout.redirectTo, viewer.origin), layout.status);
    return pages.send(request, reply, '/custom-page', {
      ...{ title: seoTitle, description, canonical, layout },
      isHidden: status === 'unpublished',
      drafts: await drafts.waiting(viewer),
      widgets: ['layout', 'usercard'],
    });
  });
}
