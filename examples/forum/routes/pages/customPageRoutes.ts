import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError';
import type { Pages } from './createPages';
import { redirectPath } from './paths';
import { elsewhere, sectionID } from './sectionPages';

/** Pages of the forum's own and its parts, each below the root; all other routes come before them. */
export function customPageRoutes(
  app: FastifyInstance,
  pages: Pages,
  first: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { customPages, layouts, drafts, subcommunities } = app.forum;

  app.get('/:urlcode', async (request: FastifyRequest<{ Params: { urlcode: string } }>, reply) => {
    const { viewer, params } = request;
    const page = await customPages.get(viewer, params.urlcode).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    });
    if (!page) {
      const inside = viewer.section ? null : subcommunities.enter(viewer, `/${params.urlcode}`);
      if (!inside) return reply.callNotFound();
      request.viewer = inside;
      const [, query] = request.url.split('?');
      // In a section addresses are those below its own.
      request.raw.url = query === undefined ? '/' : `/?${query}`;
      const there = await elsewhere(app, request);
      return there === null ? first(request, reply) : reply.redirect(there, 301);
    }
    const { customPageID, seoTitle, seoDescription: description, url: canonical, status } = page;
    const layout = await layouts.lookup(viewer, {
      ...{ layoutViewType: 'customPage', recordType: 'customPage', recordID: String(customPageID) },
      params: {
        ...{ customPageID: String(customPageID), siteSectionID: sectionID(viewer) },
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
