import { SignJWT, errors, jwtVerify } from 'jose';
import { HttpError } from '../httpError';
import type { ForumConfig } from '../forumConfig';
import type { Viewer } from '../viewer';
import { demandRunner, demandSession } from './demand';
import type { LongRun, LongRunner, Progress } from './longRunner';

/**
 * Does one item. `options` are those of the start, as JSON brought them back. Throws `HttpError` when that one is
 * refused; whatever it throws, the others go on.
 */
export type Job = (viewer: Viewer, id: number, options: never) => Promise<void>;

interface Rest {
  method: string;
  ids: number[];
  total: number;
  options?: object;
}

const audience = 'calls/run';
const longest = 20;

interface Surroundings {
  config: Pick<ForumConfig, 'longRunnerSeconds'>;
  /** Gets internal errors; users read a general message. */
  report(error: unknown): void;
}

/** `secret` signs the remaining work, so that it cannot be forged; `jobs` are the callable methods. */
export function createLongRunner(
  { config, report }: Surroundings,
  secret: Uint8Array,
  jobs: Record<string, Job>,
): LongRunner {
  const clock = () => performance.now();

  async function run(
    viewer: Viewer,
    { method, ids, total, options = {} }: Rest,
    seconds = config.longRunnerSeconds,
  ): Promise<LongRun> {
    const job = Object.hasOwn(jobs, method) ? jobs[method] : undefined;
    if (!job) throw new HttpError(403, 'Unknown long-running call.');
    const progress: Progress = { successIDs: [], failedIDs: [], exceptionsByID: {}, countTotalIDs: total };
    const end = clock() + Math.min(Math.max(seconds, 0), longest) * 1000;
    let done = 0;
    // At least one item per round: with a limit of 0 the chain would never end.
    do {
      const id = ids[done];
      if (id === undefined) break;
      try {
        await job(viewer, id, options as never);
        progress.successIDs.push(id);
      } catch (error) {
        progress.failedIDs.push(id);
        progress.exceptionsByID[id] = exceptionOf(error);
      }
      done += 1;
    } while (clock() < end);
    const rest = ids.slice(done);
    const callbackPayload =
      rest.length > 0 ? await sign(viewer, { method, ids: rest, total, options }) : null;
    return { progress, callbackPayload };
  }

  /** Rethrowing would lose the results of the round so far. */
  function exceptionOf(error: unknown): Progress['exceptionsByID'][string] {
    if (!(error instanceof HttpError)) {
      report(error);
      return { message: 'Something went wrong.', status: 500, description: null };
    }
    const { message, status, description, context } = error;
    return { message, status, description, ...context };
  }

  const sign = (viewer: Viewer, rest: Rest): Promise<string> =>
    new SignJWT({ ...rest })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(viewer.userID))
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret);

  async function read(payload: string): Promise<Rest & { userID: number }> {
    try {
      const { payload: claims } = await jwtVerify(payload, secret, { algorithms: ['HS256'], audience });
      const { method, ids, total, options } = claims as unknown as Rest;
      return { method, ids, total, options, userID: Number(claims.sub) };
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      const expired = error instanceof errors.JWTExpired;
      throw new HttpError(403, expired ? 'The payload has run out.' : 'The payload is not valid.');
    }
  }

  return {
    async start(viewer, method, ids, { seconds, options } = {}) {
      demandRunner(viewer);
      return run(viewer, { method, ids, total: ids.length, options }, seconds);
    },

    async resume(viewer, payload, seconds) {
      const { userID, ...rest } = await read(payload);
      demandSession(viewer);
      // A payload that outlived its session must not act as another user.
      if (userID !== viewer.userID) throw new HttpError(403, 'The payload belongs to another user.');
      return run(viewer, rest, seconds);
    },
  };
}
