import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { category } from './answers';
import { answers, expand, id, maybe, names, paging, text, withSmartID } from './schemas';
import { sendPage } from './sendPage';

const tags = ['categories'];

export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { categories } = app.forum;

  app.get(
    '/categories',
    {
      schema: {
        tags,
        querystring: Type.Object({
          ...expand,
          parentCategoryID: maybe(id),
          siteSectionID: maybe(text(50)),
        }),
        response: answers({ 200: Type.Array(category) }),
      },
    },
    ({ viewer, query }) => categories.list(viewer, query),
  );

  app.get(
    '/categories/search',
    {
      schema: {
        tags,
        querystring: Type.Object({
          ...paging,
          ...expand,
          query: text(200),
          parentCategoryID: maybe(id),
          displayAs: maybe(names),
          filterDiscussionsAdd: maybe(Type.Boolean({ description: 'Those in which the viewer may post' })),
          siteSectionID: maybe(text(50)),
          layoutViewType: maybe(
            Type.String({ maxLength: 50, description: 'No category is left out by layouts' }),
          ),
        }),
        response: answers({ 200: Type.Array(category) }),
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await categories.search(request.viewer, request.query)),
  );

  app.get(
    '/categories/:id',
    {
      schema: {
        tags,
        params: withSmartID,
        querystring: Type.Object(expand),
        response: answers({ 200: category }),
      },
    },
    ({ viewer, params, query }) => categories.get(viewer, params.id, query),
  );
};
