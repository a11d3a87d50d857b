import type { FastifyInstance } from 'fastify';

/**
 * Only paths are answered here. `http://host/path` and `*` are for proxies and for the server as a whole, and what takes
 * `request.url` for a path, as links and redirects do, would fail on them.
 */
export function requestTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/')) return;
    return reply.code(400).type('text/plain; charset=utf-8').send('The request target has to be a path.\n');
  });
}
