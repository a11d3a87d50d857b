import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answers, withSmartID } from './schemas';

const badge = Type.Object({ badgeID: Type.Integer(), name: Type.String(), body: Type.String() });
const rank = Type.Object({ rankID: Type.Integer(), name: Type.String(), level: Type.Integer() });

/** What the add-ons for badges and ranks ask; each only where it is switched on. */
export const honourRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { users, honours } = app.forum;
  const { addons } = app.settings;
  if (addons.includes('badges'))
    app.get(
      '/users/:id/badges',
      { schema: { tags: ['badges'], params: withSmartID, response: answers({ 200: Type.Array(badge) }) } },
      async ({ viewer, params }) => {
        const { userID } = await users.get(viewer, params.id);
        return (await honours.of([userID])).get(userID)?.badges ?? [];
      },
    );
  if (addons.includes('ranks'))
    app.get(
      '/users/:id/rank',
      { schema: { tags: ['ranks'], params: withSmartID, response: answers({ 200: rank }) } },
      async ({ viewer, params }) => {
        const { userID } = await users.get(viewer, params.id);
        return (await honours.of([userID])).get(userID)?.rank ?? null;
      },
    );
};
