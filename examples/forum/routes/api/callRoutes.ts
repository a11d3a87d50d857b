import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { LongRun } from '../../data/longRunner';
import { internalName } from '../../data/permissionList';
import { HttpError, permissionProblem } from '../../httpError';
import type { Viewer } from '../../viewer';
import { longRun } from './answers';
import { answers, body, id, maybe, oneOf } from './schemas';

const tags = ['long-running calls'];
const discussionIDs = Type.Array(id, { minItems: 1, maxItems: 50 });
const querystring = Type.Object({
  longRunnerMode: maybe(oneOf(['sync'])),
  longRunnerTimeout: maybe(Type.Number({ minimum: 0, maximum: 20, description: 'Seconds' })),
});

/** 408 while there is more to do, then 200, or the worst status of those that failed. */
function statusOf({ progress, callbackPayload }: LongRun): number {
  if (callbackPayload !== null) return 408;
  return Math.max(200, ...Object.values(progress.exceptionsByID).map((exception) => exception.status));
}

export const callRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { longRunner, discussions } = app.forum;

  /** IDs that exist, each only once. Throws 403 with the ones that the viewer may not touch. */
  async function allowed(viewer: Viewer, asked: number[], permission: string): Promise<number[]> {
    const unique = [...new Set(asked)];
    const seen = await Promise.all(
      unique.map((discussionID) =>
        discussions.get(viewer, discussionID, { expand: ['-body'] }).catch((error: unknown) => {
          if (error instanceof HttpError && error.status < 500) return error.status;
          throw error;
        }),
      ),
    );
    const refused = unique.filter((_, index) => {
      const row = seen[index];
      return typeof row === 'object' ? !viewer.can(permission, { categoryID: row.categoryID }) : row === 403;
    });
    if (refused.length > 0) throw permissionProblem([internalName(permission)], { recordIDs: refused });
    return unique.filter((_, index) => typeof seen[index] === 'object');
  }

  app.delete(
    '/discussions/list',
    { schema: { tags, querystring, body: body({ discussionIDs }), response: answers({ 200: longRun }) } },
    async ({ viewer, body: { discussionIDs: asked }, query }, reply) => {
      const found = viewer.user ? await allowed(viewer, asked, 'discussions.delete') : asked;
      const run = await longRunner.start(viewer, 'deleteDiscussions', found, query.longRunnerTimeout);
      return reply.code(statusOf(run)).send(run);
    },
  );

  app.patch(
    '/discussions/close',
    {
      schema: {
        tags,
        querystring,
        body: body({ discussionIDs, closed: maybe(Type.Boolean({ default: true })) }),
        response: answers({ 200: longRun }),
      },
    },
    async ({ viewer, body: { discussionIDs: asked, closed = true }, query }, reply) => {
      const found = viewer.user ? await allowed(viewer, asked, 'discussions.close') : asked;
      const method = closed ? 'closeDiscussions' : 'openDiscussions';
      const run = await longRunner.start(viewer, method, found, query.longRunnerTimeout);
      return reply.code(statusOf(run)).send(run);
    },
  );

  app.post(
    '/calls/run',
    {
      schema: {
        tags,
        querystring,
        consumes: ['application/system+jwt'],
        response: answers({ 200: longRun }),
      },
    },
    async ({ viewer, body: payload, query }, reply) => {
      if (typeof payload !== 'string') throw new HttpError(403, 'The payload is not valid.');
      const run = await longRunner.resume(viewer, payload.trim(), query.longRunnerTimeout);
      return reply.code(statusOf(run)).send(run);
    },
  );
};
