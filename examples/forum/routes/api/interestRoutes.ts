import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { category, discussion } from './answers';
import { answers, ids, maybe } from './schemas';

const limit = maybe(Type.Integer({ minimum: 0, maximum: 20 }));

/** What may interest a member. */
export const interestRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/interests/suggested-content',
    {
      schema: {
        tags: ['interests'],
        querystring: Type.Object({
          suggestedFollowsLimit: limit,
          suggestedContentLimit: limit,
          suggestedContentExcerptLength: maybe(Type.Integer({ minimum: 1, maximum: 2000 })),
          excludedCategoryIDs: maybe(ids),
        }),
        response: answers({
          200: Type.Object({ categories: Type.Array(category), discussions: Type.Array(discussion) }),
        }),
      },
    },
    ({ viewer, query }) =>
      app.forum.interests.suggest(viewer, {
        followsLimit: query.suggestedFollowsLimit ?? 3,
        contentLimit: query.suggestedContentLimit ?? 3,
        excerptLength: query.suggestedContentExcerptLength ?? 200,
        excludedCategoryIDs: query.excludedCategoryIDs,
      }),
  );
};
