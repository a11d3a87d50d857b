import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { locales } from '../../data/locales';
import { tag } from './answers';
import { answers, ids, maybe, names, oneOf, paging, text } from './schemas';

export const listRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { tags } = app.forum;

  app.get(
    '/tags',
    {
      schema: {
        tags: ['tags'],
        querystring: Type.Object({
          ...paging,
          query: maybe(text(100)),
          tagID: maybe(ids),
          type: maybe(names),
          siteSectionID: maybe(text(50)),
          sort: maybe(oneOf(['countDiscussions', '-countDiscussions', 'tagID', '-tagID', 'name', '-name'])),
        }),
        response: answers({ 200: Type.Array(tag) }),
      },
    },
    ({ viewer, query }) => tags.list(query, viewer),
  );

  app.get('/locales', { schema: { tags: ['locales'] } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(locales),
  );

  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(app.swagger()),
  );
};
