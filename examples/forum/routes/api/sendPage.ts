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

/** The call's own address without parameters that it does not know: a long enough query would overflow the headers. */
function addressOf(request: FastifyRequest): URL {
  const url = new URL(request.viewer.url(request.originalUrl));
  const { properties = {} } = (request.routeOptions.schema?.querystring ?? {}) as { properties?: object };
  for (const name of new Set(url.searchParams.keys())) {
    if (!Object.hasOwn(properties, name.replace(/\[.*$/, ''))) url.searchParams.delete(name);
  }
  return url;
}

/** The page's rows; where it stands, and its neighbours, go into the headers. */
export function sendPage<Row>(request: FastifyRequest, reply: FastifyReply, paged: Paged<Row>): Row[] {
  const { page, limit, total, hasMore } = paged;
  const address = addressOf(request);
  // It stands for a page.
  address.searchParams.delete('offset');
  const urlOf = (target: number): string => {
    address.searchParams.set('page', String(target));
    return address.href;
  };
  const last = total === null ? null : Math.max(Math.ceil(total / limit), 1);
  const links: Record<string, string | null> = {
    first: urlOf(1),
    // Far past the end the way back leads to the last page there is.
    prev: page > 1 ? urlOf(Math.min(page - 1, last ?? page)) : null,
    next: hasMore ? urlOf(page + 1) : null,
    last: last === null ? null : urlOf(last),
  };
  reply.header('x-app-page-current', page).header('x-app-page-limit', limit);
  if (total !== null) reply.header('x-app-page-result-count', total);
  // No client reads more than 16 kB of headers, and a search may be long.
  const isShort = address.href.length <= 2000;
  const shown = Object.entries(links).flatMap(([name, url]) =>
    url === null || !isShort ? [] : [[name, url] as const],
  );
  for (const [name, url] of shown) reply.header(`x-app-page-${name}-url`, url);
  const link = shown.map(([name, url]) => `<${url}>; rel="${name}"`).join(', ');
  if (link !== '' && link.length < 4000) reply.header('link', link);
  return paged.rows;
}
