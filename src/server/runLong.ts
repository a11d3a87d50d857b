import type { ApiClient, ApiRequest, ApiResult } from '../contract/apiClient';
import { plainError, type ApiError } from '../contract/apiError';
import { createProgress, type Progress } from './createProgress';
import { isRecord } from '../contract/foreign';

/** How a long run ended. `progress` is the sum over all rounds, also when it was stopped. */
export type LongResult =
  | { outcome: 'finished'; progress: Progress }
  | { outcome: 'stopped'; reason: StopReason; progress: Progress; error: ApiError };

export type StopReason = 'failed' | 'repeated' | 'badPayload' | 'tooMany' | 'tooLong' | 'aborted' | 'session';

export interface LongOptions {
  /** What the call is about. One alone counts as done when the answer has no progress: one record is moved without any. */
  ids?: readonly number[];
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
  /** Asked before each round. Unlike `signal`, it lets a round that was sent end, so that what was done is known. */
  cancelled?: () => boolean;
  /** Asked before each round: the rest of a run must not go on as another user. */
  sameSession: () => boolean;
  now?: () => number;
}

const mostRounds = 100;
const longestRun = 10 * 60 * 1000;
const longestPayload = 1_000_000;

/**
 * Runs a call that the server splits into rounds: as long as an answer carries a callback payload, it is posted back.
 * A `null` payload ends the run, also when it ended with failures.
 */
export async function runLong(
  client: ApiClient,
  first: ApiRequest,
  options: LongOptions,
): Promise<LongResult> {
  const { ids = [], onProgress, signal, cancelled, sameSession, now = Date.now } = options;
  const total = createProgress();
  const seen = new Set<string>();
  const end = now() + longestRun;
  const stop = (reason: StopReason, error = stopped(reason)): LongResult => ({
    outcome: 'stopped',
    reason,
    progress: total.read(),
    error,
  });

  let request: ApiRequest = { ...first, signal };
  for (let round = 0; round < mostRounds; round += 1) {
    if (signal?.aborted || cancelled?.()) return stop('aborted');
    if (!sameSession()) return stop('session');
    if (now() > end) return stop('tooLong');

    const result = await client.send(request);
    const body = bodyOf(result);
    if (isRecord(body) && isRecord(body.progress)) {
      total.add(body.progress);
      onProgress?.(total.read());
    } else if (result.outcome !== 'done') {
      return stop(result.error.code === 'aborted' ? 'aborted' : 'failed', result.error);
    } else if (round === 0 && ids.length === 1 && saysDone(result.status, body)) {
      total.add({ successIDs: ids });
    } else {
      return stop('failed', plainError('notJson', result.status));
    }

    const payload = isRecord(body) ? body.callbackPayload : null;
    if (payload === null || payload === undefined || payload === '')
      return { outcome: 'finished', progress: total.read() };
    if (typeof payload !== 'string' || payload.length > longestPayload) return stop('badPayload');
    if (seen.has(payload)) return stop('repeated');
    seen.add(payload);
    request = {
      method: 'POST',
      path: 'calls/run',
      body: payload,
      contentType: 'application/system+jwt',
      signal,
    };
  }
  return stop('tooMany');
}

/** How an answer without progress says that all of it is done. */
const saysDone = (status: number, body: unknown): boolean =>
  status === 204 || (isRecord(body) && body.status === 'success');

const bodyOf = (result: ApiResult): unknown => ('data' in result ? result.data : null);

const stopped = (reason: StopReason): ApiError =>
  plainError(
    reason === 'aborted' || reason === 'session' ? 'aborted' : reason === 'tooLong' ? 'timeout' : 'server',
  );
