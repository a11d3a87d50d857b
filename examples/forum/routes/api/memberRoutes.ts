import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { inWordsOf } from '../../data/inWordsOf';
import type { Notification } from '../../wire';
import { readLook } from '../pages/readLook';
import { written } from './bodyLimits';
import { holds, may, signedIn } from './needs';
import { body, expand, id, paging, post, withID } from './schemas';
import { sendPage } from './sendPage';

/** Only `true` is allowed: nothing becomes unread again. */
const readOnly = body({ read: Type.Literal(true) });

export const memberRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { notifications, conversations, messages } = app.forum;
  const tags = ['notifications'];
  const spoken = (request: FastifyRequest, notification: Notification) =>
    inWordsOf(app.languages[readLook(request).localeKey], notification);

  app.get(
    '/notifications',
    { schema: { tags, querystring: Type.Object({ ...paging, ...expand }) } },
    async (request, reply) => {
      const { rows, ...paging } = await notifications.list(request.viewer, request.query);
      return sendPage(request, reply, { rows: rows.map((row) => spoken(request, row)), ...paging });
    },
  );

  app.get('/notifications/:id', { schema: { tags, params: withID } }, async (request) =>
    spoken(request, await notifications.get(request.viewer, request.params.id)),
  );

  app.patch(
    '/notifications/:id',
    { config: { needs: may(notifications.get) }, schema: { tags, params: withID, body: readOnly } },
    async (request) => spoken(request, await notifications.markRead(request.viewer, request.params.id)),
  );

  app.put(
    '/notifications/:id/read',
    { config: { needs: may(notifications.get) }, schema: { tags, params: withID } },
    async (request) => spoken(request, await notifications.markRead(request.viewer, request.params.id)),
  );

  app.patch(
    '/notifications',
    { config: { needs: signedIn }, schema: { tags, body: readOnly } },
    async ({ viewer }, reply) => {
      await notifications.markAllRead(viewer);
      return reply.code(204).send();
    },
  );

  app.get(
    '/conversations',
    { schema: { tags: ['conversations'], querystring: Type.Object({ ...paging, ...expand }) } },
    async (request, reply) =>
      sendPage(request, reply, await conversations.list(request.viewer, request.query)),
  );

  app.post(
    '/messages',
    {
      config: { needs: holds('conversations.add') },
      bodyLimit: written,
      schema: { tags: ['conversations'], body: body({ conversationID: id, body: post.body }) },
    },
    async ({ viewer, body: message }, reply) =>
      reply.code(201).send(await messages.reply(viewer, message.conversationID, message.body)),
  );
};
