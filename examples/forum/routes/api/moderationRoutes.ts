import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { LongRun } from '../../data/longRunner';
import { HttpError, notFound } from '../../httpError';
import { longRun } from './answers';
import { answers, body, id, longRunner, maybe } from './schemas';

const tags = ['long-running calls'];
const querystring = Type.Object(longRunner);
const discussionIDs = Type.Array(id, { minItems: 1, maxItems: 50 });
const addRedirects = maybe(Type.Boolean({ default: false }));

/** 408 while there is more to do, then 200, or the worst status of those that failed. */
export function statusOf({ progress, callbackPayload }: LongRun): number {
  if (callbackPayload !== null) return 408;
  return Math.max(200, ...Object.values(progress.exceptionsByID).map((exception) => exception.status));
}

/** One discussion is moved without progress: done, or the error itself. */
function single({ progress }: LongRun): { status: 'success' } {
  const [problem] = Object.values(progress.exceptionsByID);
  if (problem) throw new HttpError(problem.status, problem.message, problem.description);
  if (progress.countTotalIDs === 0) throw notFound('Discussion');
  return { status: 'success' };
}

/** What moderators do to many discussions at once. */
export const moderationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { moderation } = app.forum;
  const schema = { tags, querystring, response: answers({ 200: longRun }) };

  app.delete(
    '/discussions/list',
    { schema: { ...schema, body: body({ discussionIDs }) } },
    async ({ viewer, body: input, query }, reply) => {
      const run = await moderation.remove(viewer, { ...input, seconds: query.longRunnerTimeout });
      return reply.code(statusOf(run)).send(run);
    },
  );

  app.patch(
    '/discussions/close',
    { schema: { ...schema, body: body({ discussionIDs, closed: maybe(Type.Boolean({ default: true })) }) } },
    async ({ viewer, body: input, query }, reply) => {
      const run = await moderation.close(viewer, { ...input, seconds: query.longRunnerTimeout });
      return reply.code(statusOf(run)).send(run);
    },
  );

  app.patch(
    '/discussions/move',
    { schema: { ...schema, body: body({ discussionIDs, categoryID: id, addRedirects }) } },
    async ({ viewer, body: input, query }, reply) => {
      const run = await moderation.move(viewer, { ...input, seconds: query.longRunnerTimeout });
      if (new Set(input.discussionIDs).size === 1) return reply.send(single(run));
      return reply.code(statusOf(run)).send(run);
    },
  );

  app.patch(
    '/discussions/merge',
    { schema: { ...schema, body: body({ discussionIDs, destinationDiscussionID: id, addRedirects }) } },
    async ({ viewer, body: input, query }, reply) => {
      const run = await moderation.merge(viewer, { ...input, seconds: query.longRunnerTimeout });
      return reply.code(statusOf(run)).send(run);
    },
  );
};
