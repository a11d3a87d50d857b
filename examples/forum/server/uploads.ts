import type { FastifyInstance } from 'fastify';
import { notFound } from '../httpError';

/** What members have uploaded, as pictures and nothing else: whatever is in a file, no browser runs it from here. */
export function uploads(app: FastifyInstance): void {
  app.get<{ Params: { key: string } }>(
    '/uploads/:key/:name',
    { config: { rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const { key } = request.params;
      if (!/^[\da-f]{32}$/.test(key)) throw notFound('Picture');
      const { type, content } = await app.forum.media.read(request.viewer, key);
      const etag = `"${key}"`;
      // Posts move, and readers sign out: what a browser has kept is asked for again before it is shown.
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type(type)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(content);
    },
  );
}
