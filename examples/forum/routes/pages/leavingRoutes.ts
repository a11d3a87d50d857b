import type { FastifyInstance } from 'fastify';
import { webUrl } from '../../../../src/safe/webUrl';
import type { Pages } from './createPages';

/** The page between the forum and another site, for links that readers wrote: it says which site that is. */
export function leavingRoutes(app: FastifyInstance, pages: Pages): void {
  app.get<{ Querystring: Record<string, unknown> }>('/home/leaving', (request, reply) => {
    const { t } = pages.words(request);
    const target = webUrl(request.query.target);
    reply.header('x-robots-tag', 'noindex');
    return pages.send(request, reply, '/leaving', {
      title: t('You are leaving {site}', { site: app.settings.siteName }),
      status: target ? 200 : 400,
      target,
      // As the URL has it: letters that look like others stand there as `xn--…`.
      host: target && new URL(target).host,
    });
  });
}
