import type { FastifyInstance } from 'fastify';
import { notFound } from '../../httpError';
import type { StaticFiles } from './readStaticFiles';

export function staticRoutes(app: FastifyInstance, files: StaticFiles): void {
  app.get<{ Params: { file: string } }>(
    '/static/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const file = files.all.get(request.params.file);
      if (!file) throw notFound('File');
      reply
        .type(file.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'Accept-Encoding')
        .header('cross-origin-resource-policy', 'same-origin');
      const brotli =
        file.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? file.brotli : null;
      return brotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(file.body);
    },
  );
}
