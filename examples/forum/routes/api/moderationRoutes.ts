import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { LongRun } from '../../data/longRunner';
import { demand, demandRunner } from '../../data/demand';
import { HttpError, notFound } from '../../httpError';
import { longRun, tracked } from './answers';
import { createRunReply } from './createRunReply';
import type { Need } from './needs';
import { answers, body, id, longRunner, maybe } from './schemas';

const tags = ['long-running calls'];
const querystring = Type.Object(longRunner);
const discussionIDs = Type.Array(id, { minItems: 1, maxItems: 50 });
const addRedirects = maybe(Type.Boolean({ default: false }));

/** One discussion is moved without progress: done, or the error itself. */
function single({ progress }: LongRun): { status: 'success' } {
  const [problem] = Object.values(progress.exceptionsByID);
  if (problem) throw new HttpError(problem.status, problem.message, problem.description);
  if (progress.countTotalIDs === 0) throw notFound('Discussion');
  return { status: 'success' };
}

/** 403 for viewers who hold it nowhere; for holders in some categories the response names the other records. */
const moderates = (permission: string): { refusesRecords: true; needs: Need } => ({
  refusesRecords: true,
  needs({ viewer }) {
    demandRunner(viewer);
    demand(viewer, permission, { anywhere: true });
  },
});

/** What moderators do to many discussions at once. */
export const moderationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { moderation } = app.forum;
  const replyWith = createRunReply(app);
  const schema = { tags, querystring, response: answers({ 200: longRun, 202: tracked, 408: longRun }) };

  app.delete(
    '/discussions/list',
    { config: moderates('discussions.delete'), schema: { ...schema, body: body({ discussionIDs }) } },
    (request, reply) =>
      replyWith(request, reply, (seconds) => moderation.remove(request.viewer, { ...request.body, seconds })),
  );

  app.patch(
    '/discussions/close',
    {
      config: moderates('discussions.close'),
      schema: { ...schema, body: body({ discussionIDs, closed: maybe(Type.Boolean({ default: true })) }) },
    },
    (request, reply) =>
      replyWith(request, reply, (seconds) => moderation.close(request.viewer, { ...request.body, seconds })),
  );

  app.patch(
    '/discussions/move',
    {
      config: moderates('discussions.edit'),
      schema: { ...schema, body: body({ discussionIDs, categoryID: id, addRedirects }) },
    },
    (request, reply) => {
      const { viewer, body: input } = request;
      const isOne = new Set(input.discussionIDs).size === 1;
      const start = (seconds?: number) => moderation.move(viewer, { ...input, seconds });
      return replyWith(request, reply, start, isOne ? single : undefined);
    },
  );

  app.patch(
    '/discussions/merge',
    {
      config: moderates('discussions.delete'),
      schema: { ...schema, body: body({ discussionIDs, destinationDiscussionID: id, addRedirects }) },
    },
    (request, reply) =>
      replyWith(request, reply, (seconds) => moderation.merge(request.viewer, { ...request.body, seconds })),
  );
};
