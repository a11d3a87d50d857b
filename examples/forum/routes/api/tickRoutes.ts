import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isAnonymous, type PrivacyChoice } from '../../../../src/session/isAnonymous';
import { choiceOf } from '../../server/privacyChoice';
import { anybody } from './needs';
import { answers } from './schemas';

/** What a page tells for statistics. It is kept of those who agree, whatever their page believes, and is never an error. */
export const tickRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { privacy, ticks } = app.forum;

  app.post(
    '/tick',
    {
      config: { needs: anybody },
      schema: {
        tags: ['analytics'],
        body: Type.Unknown(),
        response: answers({ 201: Type.Object({ didTrack: Type.Boolean() }) }),
      },
    },
    async (request, reply) => {
      const { body, viewer, headers } = request;
      const choice = Number(await choiceOf(privacy, request)) as PrivacyChoice;
      const asked = { pageDefault: undefined, globalPrivacyControl: headers['sec-gpc'] === '1' };
      const isTick = typeof body === 'object' && body !== null;
      const didTrack =
        isTick && !isAnonymous(choice, asked) && (await ticks.keep(viewer, body as Record<string, unknown>));
      return reply.code(201).send({ didTrack });
    },
  );
};
