import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { HttpError } from '../../httpError';
import { longRun, tracked } from './answers';
import { createRunReply } from './createRunReply';
import { signedIn } from './needs';
import { answers, longRunner } from './schemas';

export const callRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const replyWith = createRunReply(app);

  app.post(
    '/calls/run',
    {
      config: { needs: signedIn },
      schema: {
        tags: ['long-running calls'],
        querystring: Type.Object(longRunner),
        consumes: ['application/system+jwt'],
        body: Type.String({ description: 'The `callbackPayload` itself, not JSON' }),
        response: answers({ 200: longRun, 202: tracked, 408: longRun }),
      },
      // Before validation: a missing token is refused like a forged one.
      preValidation: async ({ body }) => {
        if (typeof body !== 'string') throw new HttpError(403, 'The payload is not valid.');
      },
    },
    (request, reply) =>
      replyWith(request, reply, (seconds) =>
        app.forum.longRunner.resume(request.viewer, request.body.trim(), seconds),
      ),
  );
};
