import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { reaction, reactionLogEntry, reactionType } from './answers';
import { may } from './needs';
import { answers, body, empty, id, maybe, paging, text, withID } from './schemas';

const tags = ['reactions'];

export const reactionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { reactions } = app.forum;

  app.get('/reactions', { schema: { tags, response: answers({ 200: Type.Array(reactionType) }) } }, () =>
    reactions.types(),
  );

  for (const recordType of ['discussion', 'comment'] as const) {
    const path = `/${recordType}s/:id/reactions`;

    app.get(
      path,
      {
        schema: {
          tags,
          params: withID,
          querystring: Type.Object({ ...paging, type: maybe(text(50)) }),
          response: answers({ 200: Type.Array(reactionLogEntry) }),
        },
      },
      ({ viewer, params, query }) => reactions.log(viewer, recordType, params.id, query),
    );

    app.post(
      path,
      {
        config: { needs: may((viewer, id) => reactions.demandAdd(viewer, recordType, id)) },
        schema: {
          tags,
          params: withID,
          body: body({ reactionType: Type.String({ minLength: 1, maxLength: 50 }) }),
          response: answers({ 201: Type.Array(reaction) }),
        },
      },
      async ({ viewer, params, body: { reactionType } }, reply) =>
        reply.code(201).send(await reactions.add(viewer, recordType, params.id, reactionType)),
    );

    app.delete(
      path,
      { schema: { tags, params: withID, response: answers({ 204: empty }) } },
      async ({ viewer, params }, reply) => {
        await reactions.remove(viewer, recordType, params.id);
        return reply.code(204).send();
      },
    );

    app.delete(
      `${path}/:userID`,
      { schema: { tags, params: Type.Object({ id, userID: id }), response: answers({ 204: empty }) } },
      async ({ viewer, params }, reply) => {
        await reactions.remove(viewer, recordType, params.id, params.userID);
        return reply.code(204).send();
      },
    );
  }
};
