import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { may, signedIn } from './needs';
import { body, expand, paging, withID } from './schemas';
import { sendPage } from './sendPage';

/** Only `true` is allowed: nothing becomes unread again. */
const readOnly = body({ read: Type.Literal(true) });

export const memberRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { notifications, conversations } = app.forum;
  const tags = ['notifications'];

  app.get(
    '/notifications',
    { schema: { tags, querystring: Type.Object({ ...paging, ...expand }) } },
    async (request, reply) =>
      sendPage(request, reply, await notifications.list(request.viewer, request.query)),
  );

  app.get('/notifications/:id', { schema: { tags, params: withID } }, ({ viewer, params }) =>
    notifications.get(viewer, params.id),
  );

  app.patch(
    '/notifications/:id',
    { config: { needs: may(notifications.get) }, schema: { tags, params: withID, body: readOnly } },
    ({ viewer, params }) => notifications.markRead(viewer, params.id),
  );

  app.put(
    '/notifications/:id/read',
    { config: { needs: may(notifications.get) }, schema: { tags, params: withID } },
    ({ viewer, params }) => notifications.markRead(viewer, params.id),
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
};
