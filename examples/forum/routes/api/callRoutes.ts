import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { HttpError } from '../../httpError';
import { longRun } from './answers';
import { statusOf } from './moderationRoutes';
import { answers, longRunner } from './schemas';

export const callRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/calls/run',
    {
      schema: {
        tags: ['long-running calls'],
        querystring: Type.Object(longRunner),
        consumes: ['application/system+jwt'],
        response: answers({ 200: longRun }),
      },
    },
    async ({ viewer, body: payload, query }, reply) => {
      if (typeof payload !== 'string') throw new HttpError(403, 'The payload is not valid.');
      const run = await app.forum.longRunner.resume(viewer, payload.trim(), query.longRunnerTimeout);
      return reply.code(statusOf(run)).send(run);
    },
  );
};
