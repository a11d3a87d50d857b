import type { FastifyInstance } from 'fastify';
import { notFound } from '../httpError';

/** What members have uploaded, as pictures and nothing else: whatever is in a file, no browser runs it from here. */
export function uploads(app: FastifyInstance): void {
  app.get<{ Params: { mediaID: string } }>(
    '/uploads/:mediaID/:name',
    { config: { rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const { mediaID } = request.params;
      if (!/^[1-9]\d{0,8}$/.test(mediaID)) throw notFound('Picture');
      const { type, content } = await app.forum.media.read(Number(mediaID));
      return reply
        .type(type)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(content);
    },
  );
}
