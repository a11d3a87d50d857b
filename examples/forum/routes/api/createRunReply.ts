import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LongRun } from '../../data/longRunner';

interface RunQuery {
  longRunnerMode?: 'sync' | 'async';
  longRunnerTimeout?: number;
}

/** Does as much as it can in so many seconds; without them as long as the forum usually works on one call. */
type Start = (seconds: number | undefined) => Promise<LongRun>;

/** 408 while there is more to do, then 200, or the worst status of those that failed. */
function statusOf({ progress, callbackPayload }: LongRun): number {
  if (callbackPayload !== null) return 408;
  return Math.max(200, ...Object.values(progress.exceptionsByID).map((exception) => exception.status));
}

function slipOf({ progress, callbackPayload }: LongRun) {
  const ended = progress.failedIDs.length > 0 ? 'failed' : 'complete';
  const jobExecutionStatus = callbackPayload === null ? ended : 'progress';
  return { jobTrackingID: randomUUID(), jobID: randomUUID(), jobExecutionStatus };
}

/**
 * Answers long-running calls: with how far one came and what to go on with, or in async mode with a slip, while the
 * forum goes on by itself. What refuses a run as a whole refuses it in both modes before anything is done.
 */
export function createRunReply(app: FastifyInstance) {
  const going = new Set<Promise<void>>();
  let isClosing = false;
  app.addHook('onClose', async () => {
    isClosing = true;
    await Promise.all(going);
  });

  async function goOn({ viewer, log }: FastifyRequest, rest: LongRun['callbackPayload']): Promise<void> {
    try {
      // In rounds as short as those of calls: other requests come in between, and closing waits for one at most.
      for (let payload = rest; payload !== null && !isClosing;)
        payload = (await app.forum.longRunner.resume(viewer, payload)).callbackPayload;
    } catch (error) {
      log.error(error);
    }
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    start: Start,
    shape: (run: LongRun) => object = (run) => run,
  ): Promise<FastifyReply> => {
    const { longRunnerMode, longRunnerTimeout } = request.query as RunQuery;
    if (longRunnerMode !== 'async') {
      const run = await start(longRunnerTimeout);
      const body = shape(run);
      return reply.code(body === run ? statusOf(run) : 200).send(body);
    }
    const run = await start(0);
    const round = goOn(request, run.callbackPayload).finally(() => going.delete(round));
    going.add(round);
    return reply.code(202).send({ trackingSlips: [slipOf(run)] });
  };
}
