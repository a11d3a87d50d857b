import type { FastifyInstance } from 'fastify';
import { HttpError, invalid } from '../../httpError';
import { checkForm } from './checkForm';

/** Single sign-on in a frame: the token comes in a body, never in an address, where logs and referrers would keep it. */
export function connectRoutes(app: FastifyInstance): void {
  app.post<{ Body: { token?: unknown } }>('/entry/sso', async (request, reply) => {
    checkForm(request);
    // A custom header forces a CORS preflight, which other sites fail: no foreign site can sign a user in.
    if (!request.headers['x-requested-with']) throw new HttpError(403, 'Permission Problem');
    const { token } = request.body ?? {};
    if (typeof token !== 'string' || token.length > 8192)
      throw invalid({ field: 'token', message: 'token is required.' });
    const session = await app.forum.sessions.connect(token, request.viewer.origin);
    return reply.startSession(session, { framed: true }).code(204).send();
  });
}
