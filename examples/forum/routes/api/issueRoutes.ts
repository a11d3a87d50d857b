import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { userFragment } from './answers';
import { holds } from './needs';
import { answers, body, maybe, oneOf, withID } from './schemas';

const tags = ['issues'];
const issue = Type.Object({
  issueID: Type.Integer(),
  name: Type.String(),
  body: Type.String(),
  priority: Type.String(),
  state: Type.String(),
  insertUser: userFragment,
  dateInserted: Type.String(),
  url: Type.String(),
  recordUrl: maybe(Type.String()),
  recordName: maybe(Type.String()),
  mayClose: Type.Boolean(),
});
const response = answers({ 200: issue });

/** The forum's own issue tracker; only where it is switched on. */
export const issueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  if (!app.settings.addons.includes('issues')) return;
  const { issues } = app.forum;

  app.get('/issues/:id', { schema: { tags, params: withID, response } }, ({ viewer, params }) =>
    issues.get(viewer, params.id),
  );

  app.patch(
    '/issues/:id',
    {
      config: { needs: holds('staff.allow') },
      schema: { tags, params: withID, body: body({ state: oneOf(['open', 'closed']) }), response },
    },
    ({ viewer, params, body: { state } }) => issues.setState(viewer, params.id, state),
  );
};
