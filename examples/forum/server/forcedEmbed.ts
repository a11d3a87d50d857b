import type {} from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { framedBy } from './framedBy';

const bypass = 'inlay-embed';

/**
 * Sends readers who open a page of the forum itself to the host's page that embeds it, at the same place.
 * `?embed=0` leaves them here until the browser is closed, `?embed=1` ends that. Only browsers say that they open a
 * document; crawlers and the host's own calls are never sent away.
 */
export function forcedEmbed(app: FastifyInstance): void {
  const { forcedEmbed: page } = app.settings;
  if (!page) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.headers['sec-fetch-dest'] !== 'document') return;
    // Of a section, with its folder.
    const { pathname, searchParams } = new URL(request.originalUrl, 'http://forum.invalid');
    const asked = searchParams.get('embed');
    if (asked === '0') reply.header('set-cookie', `${bypass}=0; Path=/; HttpOnly; SameSite=Lax`);
    if (asked === '1') reply.header('set-cookie', `${bypass}=; Path=/; Max-Age=0`);
    const stays = asked === '0' || (asked !== '1' && /\binlay-embed=0/.test(request.headers.cookie ?? ''));
    // What may not be framed would only be refused there.
    if (stays || /^\/(inlay|static|avatars|uploads)\//.test(pathname)) return;
    if (framedBy(app.settings, request.url).length === 0) return;
    searchParams.delete('embed');
    const query = searchParams.size > 0 ? `?${searchParams}` : '';
    return reply.redirect(`${page.split('#')[0]}#${pathname}${query}`, 302);
  });
}
