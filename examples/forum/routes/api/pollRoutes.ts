import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { written } from './bodyLimits';
import { may, signedIn } from './needs';
import { answers, body, id, text, withID } from './schemas';

const tags = ['polls'];
const poll = Type.Object({
  pollID: Type.Integer(),
  discussionID: Type.Integer(),
  name: Type.String(),
  insertUserID: Type.Integer(),
  dateInserted: Type.String(),
  closed: Type.Boolean(),
  countVotes: Type.Integer(),
  options: Type.Array(
    Type.Object({ pollOptionID: Type.Integer(), body: Type.String(), countVotes: Type.Integer() }),
  ),
  mayVote: Type.Boolean(),
  mayClose: Type.Boolean(),
});
const response = answers({ 200: poll });

/** What the add-on for polls asks; only where it is switched on. */
export const pollRoutes: FastifyPluginAsyncTypebox = async (app) => {
  if (!app.settings.addons.includes('polls')) return;
  const { polls } = app.forum;

  app.get(
    '/polls',
    {
      schema: {
        tags,
        querystring: Type.Object({ discussionID: id }),
        response: answers({ 200: Type.Array(poll) }),
      },
    },
    async ({ viewer, query }) => {
      const found = await polls.ofDiscussion(viewer, query.discussionID);
      return found ? [found] : [];
    },
  );

  app.post(
    '/polls',
    {
      // Its discussion is in the body.
      config: { needs: signedIn },
      bodyLimit: written,
      schema: {
        tags,
        body: body({
          discussionID: id,
          name: text(1000),
          options: Type.Array(text(1000), { maxItems: 50 }),
        }),
        response: answers({ 201: poll }),
      },
    },
    async ({ viewer, body: input }, reply) => reply.code(201).send(await polls.add(viewer, input)),
  );

  app.get('/polls/:id', { schema: { tags, params: withID, response } }, ({ viewer, params }) =>
    polls.get(viewer, params.id),
  );

  app.patch(
    '/polls/:id',
    {
      config: { needs: may((viewer, id) => polls.demand(viewer, id, 'close')) },
      schema: { tags, params: withID, body: body({ closed: Type.Boolean() }), response },
    },
    ({ viewer, params, body: { closed } }) => polls.close(viewer, params.id, closed),
  );

  app.put(
    '/polls/:id/vote',
    {
      config: { needs: may((viewer, id) => polls.demand(viewer, id, 'vote')) },
      schema: { tags, params: withID, body: body({ pollOptionID: id }), response },
    },
    ({ viewer, params, body: { pollOptionID } }) => polls.vote(viewer, params.id, pollOptionID),
  );
};
