import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { locales } from '../../data/locales';
import { tag } from './answers';
import { answers, expand, id, ids, maybe, names, oneOf, paging, text } from './schemas';
import { sendPage } from './sendPage';

export const listRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { search, tags } = app.forum;

  app.get(
    '/search',
    {
      schema: {
        tags: ['search'],
        querystring: Type.Object({
          ...paging,
          ...expand,
          query: maybe(text(500)),
          domain: maybe(text(50)),
          recordTypes: maybe(names),
          categoryID: maybe(id),
          insertUserIDs: maybe(ids),
          queryOperator: maybe(oneOf(['and', 'or'])),
          sort: maybe(oneOf(['relevance', 'dateInserted', '-dateInserted'])),
        }),
      },
    },
    async (request, reply) => sendPage(request, reply, await search.find(request.viewer, request.query)),
  );

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
