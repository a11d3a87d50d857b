import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { totalTypes } from '../../data/siteTotals';
import { answers } from './schemas';

const total = Type.Object({
  count: Type.Integer(),
  isCalculating: Type.Boolean(),
  isFiltered: Type.Boolean(),
});

/** How much there is on the forum. */
export const siteTotalRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/site-totals',
    {
      schema: {
        tags: ['site-totals'],
        querystring: Type.Object({
          counts: Type.Array(Type.Union(totalTypes.map((type) => Type.Literal(type))), {
            minItems: 1,
            maxItems: 20,
          }),
        }),
        response: answers({ 200: Type.Object({ counts: Type.Record(Type.String(), total) }) }),
      },
    },
    async ({ viewer, query }) => {
      const totals = await app.forum.layouts.totals(viewer);
      const counted = query.counts.map((type) => [
        type,
        { count: totals[type] ?? 0, isCalculating: false, isFiltered: false },
      ]);
      return { counts: Object.fromEntries(counted) as Record<string, never> };
    },
  );
};
