import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Paged } from '../../wire';

export const pagingHeaders = [
  'x-app-page-current',
  'x-app-page-limit',
  'x-app-page-result-count',
  'x-app-page-first-url',
  'x-app-page-prev-url',
  'x-app-page-next-url',
  'x-app-page-last-url',
];

/** The page's rows; where it stands, and its neighbours, go into the headers. */
export function sendPage<Row>(request: FastifyRequest, reply: FastifyReply, paged: Paged<Row>): Row[] {
  const { page, limit, total, hasMore } = paged;
  const urlOf = (target: number): string => {
    const url = new URL(request.viewer.url(request.originalUrl));
    url.searchParams.set('page', String(target));
    return url.href;
  };
  const last = total === null ? null : Math.max(Math.ceil(total / limit), 1);
  const links: Record<string, string | null> = {
    first: urlOf(1),
    prev: page > 1 ? urlOf(page - 1) : null,
    next: hasMore ? urlOf(page + 1) : null,
    last: last === null ? null : urlOf(last),
  };
  reply.header('x-app-page-current', page).header('x-app-page-limit', limit);
  if (total !== null) reply.header('x-app-page-result-count', total);
  const shown = Object.entries(links).flatMap(([name, url]) => (url === null ? [] : [[name, url] as const]));
  for (const [name, url] of shown) reply.header(`x-app-page-${name}-url`, url);
  reply.header('link', shown.map(([name, url]) => `<${url}>; rel="${name}"`).join(', '));
  return paged.rows;
}
