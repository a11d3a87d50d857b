import type { FastifyInstance } from 'fastify';
import { notFound } from '../../httpError';
import type { Pages } from './createPages';
import { readID } from './paths';

/** The page of the add-on for badges: whole without it, and its own once it is there. */
export function badgeRoutes(app: FastifyInstance, pages: Pages): void {
  app.get<{ Params: { id: string } }>('/badges/:id', async (request, reply) => {
    const userID = readID(request.params.id);
    if (userID === undefined) throw notFound('User');
    const { users, honours } = app.forum;
    const query = { expand: ['all'] };
    const user = await users.get(request.viewer, userID, query);
    const badges = (await honours.of([userID])).get(userID)?.badges ?? [];
    return pages.send(request, reply, '/badges', {
      title: pages.words(request).t('Badges'),
      preload: [
        { path: `users/${userID}/`, query, data: user },
        { path: `users/${userID}/badges`, data: badges },
      ],
      user,
      badges,
    });
  });
}
