import type { FastifyInstance } from 'fastify';
import { profileUrl } from '../../../../src/safe/profileUrl';
import { notFound } from '../../httpError';
import { checkForm } from './checkForm';
import { readID } from './paths';

/** A plain form on a member's profile: their posts stand behind a button then. */
export function ignoreRoutes(app: FastifyInstance): void {
  app.post<{ Params: { id: string }; Body: Record<string, unknown> }>(
    '/profile/:id/ignore',
    async (request, reply) => {
      checkForm(request);
      const { viewer, params, body } = request;
      const userID = readID(params.id);
      if (userID === undefined) throw notFound('User');
      // Without a profile, no form would take it back.
      const user = await app.forum.users.get(viewer, userID);
      await app.forum.ignoredUsers.set(viewer, userID, body.ignored === '1');
      return reply.redirect(profileUrl(user), 303);
    },
  );
}
