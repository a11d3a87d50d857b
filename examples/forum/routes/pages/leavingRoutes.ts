import type { FastifyInstance } from 'fastify';
import type { Pages } from './createPages';

/**
 * Where a link leads, or null for what is no page of the web and for addresses that pretend to be another's
 * (`https://bank.example@evil.test`).
 */
function readTarget(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > 8192) return null;
  if (!/^https?:\/\/[^/\\]/i.test(value) || /\p{Cc}/u.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username || url.password ? null : url;
}

/** The page between the forum and another site, for links that readers wrote: it says which site that is. */
export function leavingRoutes(app: FastifyInstance, pages: Pages): void {
  app.get<{ Querystring: Record<string, unknown> }>('/home/leaving', (request, reply) => {
    const { t } = pages.words(request);
    const target = readTarget(request.query.target);
    reply.header('x-robots-tag', 'noindex');
    return pages.send(request, reply, '/leaving', {
      title: t('You are leaving {site}', { site: app.settings.siteName }),
      status: target ? 200 : 400,
      target: target?.href,
      // As the URL has it: letters that look like others stand there as `xn--…`.
      host: target?.host,
    });
  });
}
