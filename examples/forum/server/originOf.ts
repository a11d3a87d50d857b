import type { FastifyRequest } from 'fastify';

/** Host names with an optional port; what else a `Host` header may hold must not end up in links. */
const host = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The origin that the browser sees, from the `Host` header. */
export function originOf(request: FastifyRequest): string {
  const name = request.headers.host ?? '';
  return `${request.protocol}://${host.test(name) ? name : 'localhost'}`;
}
