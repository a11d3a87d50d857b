import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inWordsOf } from '../../data/inWordsOf';
import { notFound } from '../../httpError';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { localPath, readID, readPage, readText, withQuery } from './paths';

const limit = 30;
const path = '/profile/notifications';

export function notificationRoutes(app: FastifyInstance, pages: Pages): void {
  const { notifications } = app.forum;
  const toSignIn = (reply: FastifyReply) => reply.redirect(withQuery('/entry/signin', { target: path }), 303);

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.viewer.user) return toSignIn(reply);
    const page = readPage(readText((request.query as Record<string, unknown>).page));
    const { rows, hasMore } = await notifications.list(request.viewer, { page, limit });
    return pages.send(request, reply, '/notifications', {
      title: pages.words(request).t('Notifications'),
      rows: rows.map((row) => inWordsOf(pages.words(request), row)),
      previous: page > 1 ? withQuery(path, { page: page - 1 }) : null,
      next: hasMore ? withQuery(path, { page: page + 1 }) : null,
    });
  };
  app.get(path, show);
  app.get('/notifications', (_request, reply) => reply.redirect(path, 301));

  app.post<{ Body: Record<string, unknown> }>(path, async (request, reply) => {
    checkForm(request);
    await notifications.markAllRead(request.viewer);
    return reply.redirect(path, 303);
  });

  // A link that changes no more than that its own reader has been there.
  app.get<{ Params: { id: string } }>('/notifications/:id/read', async (request, reply) => {
    if (!request.viewer.user) return toSignIn(reply);
    const notificationID = readID(request.params.id);
    if (notificationID === undefined) throw notFound('Notification');
    const { url } = await notifications.markRead(request.viewer, notificationID);
    return reply.redirect(localPath(url), 303);
  });
}
