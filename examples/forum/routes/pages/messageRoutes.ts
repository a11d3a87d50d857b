import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../../httpError';
import type { User } from '../../wire';
import { byField } from './actionRoutes';
import { checkForm } from './checkForm';
import { checkText } from './checkText';
import type { Pages } from './createPages';
import { messagePath, readID, readNamePart, readText, withQuery } from './paths';

type Body = Record<string, unknown>;

export function messageRoutes(app: FastifyInstance, pages: Pages): void {
  const toSignIn = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(withQuery('/entry/signin', { target: request.url }), 303);
  const text = (body: Body | undefined, name: string) =>
    (readText(body?.[name]) ?? '').replaceAll('\r\n', '\n');

  app.get('/messages', async (request, reply) => {
    if (!request.viewer.user) return toSignIn(request, reply);
    const { rows } = await app.forum.conversations.list(request.viewer, { limit: 100 });
    return pages.send(request, reply, '/messages', { title: pages.words(request).t('Messages'), rows });
  });

  const form = (request: FastifyRequest, reply: FastifyReply, user: User | null, error?: HttpError) =>
    pages.send(request, reply, '/message-new', {
      title: pages.words(request).t('New message'),
      status: error?.status,
      to: user,
      name: text(request.body as Body, 'name'),
      typed: text(request.body as Body, 'body') || (readText((request.query as Body).content) ?? ''),
      recipient: text(request.body as Body, 'to'),
      action: user ? messagePath(user) : '/messages/add',
      errors: byField(error?.errors ?? []),
    });
  const named = (request: FastifyRequest, name: string) =>
    app.forum.users.get(request.viewer, `$name:${name}`);

  app.get('/messages/add', (request, reply) =>
    request.viewer.user ? form(request, reply, null) : toSignIn(request, reply),
  );
  app.get<{ Params: { name: string } }>('/messages/add/:name', async (request, reply) => {
    if (!request.viewer.user) return toSignIn(request, reply);
    return form(request, reply, await named(request, readNamePart(request.params.name)));
  });

  const start = async (request: FastifyRequest<{ Body: Body }>, reply: FastifyReply, name: string | null) => {
    checkForm(request);
    const { body, viewer } = request;
    let user: User | null = null;
    try {
      checkText(request);
      user = await named(request, name ?? text(body, 'to').trim()).catch((error: unknown) => {
        // A name in the address leads to a missing page; a typed one to its field.
        if (name !== null || !(error instanceof HttpError) || error.status !== 404) throw error;
        throw new HttpError(400, 'Validation Failed', null, {
          errors: [
            { field: 'to', code: 'invalid', status: 400, message: 'There is no member of this name.' },
          ],
        });
      });
      const input = { userID: user.userID, name: text(body, 'name'), body: text(body, 'body') };
      const { conversationID } = await app.forum.messages.start(viewer, input);
      return await reply.redirect(`/messages/${conversationID}`, 303);
    } catch (error) {
      if (!(error instanceof HttpError) || error.errors.length === 0) throw error;
      return form(request, reply, name === null ? null : user, error);
    }
  };
  app.post<{ Body: Body }>('/messages/add', (request, reply) => start(request, reply, null));
  app.post<{ Body: Body; Params: { name: string } }>('/messages/add/:name', (request, reply) =>
    start(request, reply, readNamePart(request.params.name)),
  );

  const conversation = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    error?: HttpError,
  ) => {
    const conversationID = readID(request.params.id);
    if (conversationID === undefined) throw notFound('Conversation');
    const { name, messages } = await app.forum.messages.read(request.viewer, conversationID);
    return pages.send(request, reply, '/conversation', {
      title: name,
      status: error?.status,
      widgets: ['usercard', 'messageform'],
      conversationID,
      messages,
      typed: text(request.body as Body, 'body'),
      errors: byField(error?.errors ?? []),
    });
  };
  app.get<{ Params: { id: string } }>('/messages/:id', (request, reply) =>
    request.viewer.user ? conversation(request, reply) : toSignIn(request, reply),
  );
  app.post<{ Params: { id: string }; Body: Body }>('/messages/:id', async (request, reply) => {
    checkForm(request);
    const conversationID = readID(request.params.id);
    if (conversationID === undefined) throw notFound('Conversation');
    try {
      checkText(request);
      const { messageID } = await app.forum.messages.reply(
        request.viewer,
        conversationID,
        text(request.body, 'body'),
      );
      return await reply.redirect(`/messages/${conversationID}#Message_${messageID}`, 303);
    } catch (error) {
      if (!(error instanceof HttpError) || error.errors.length === 0) throw error;
      return conversation(request, reply, error);
    }
  });
}
