import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { notFound } from '../../httpError';
import { oneOf } from './schemas';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** A theme's fragments: an address that stays, and leads to the revision of today, which may be kept for ever. */
export const fragmentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tags = ['fragments'];
  const params = Type.Object({ uuid: Type.String({ maxLength: 100 }), kind: oneOf(['js', 'css']) });

  app.get(
    '/fragments/:uuid/:kind',
    { schema: { tags, params } },
    async ({ params: { uuid, kind } }, reply) => {
      const found = app.themes.file(uuid, kind);
      if (!found) throw notFound('Fragment');
      return reply
        .header('cache-control', 'no-cache')
        .redirect(`/api/v2/fragments/${encodeURIComponent(uuid)}/${kind}/${found.revision}`, 302);
    },
  );

  app.get(
    '/fragments/:uuid/:kind/:revision',
    {
      schema: {
        tags,
        params: Type.Object({ ...params.properties, revision: Type.String({ maxLength: 40 }) }),
      },
    },
    async ({ params: { uuid, kind, revision } }, reply) => {
      const found = app.themes.file(uuid, kind);
      if (found?.revision !== revision) throw notFound('Fragment');
      return reply
        .serializer((body: string) => body)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(types[kind])
        .send(found.body.toString());
    },
  );
};
