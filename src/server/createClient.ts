import { lazyImport } from '../contract/lazyImport';
import type { ApiClient, ApiResult } from '../contract/apiClient';
import { plainError, type ApiErrorCode } from '../contract/apiError';
import type { PageMeta } from '../contract/pageConfig';
import { apiBase } from './apiBase';
import { createClock } from './createClock';
import type { Sender } from './exchange';
import { isSafePath } from './isSafePath';

export interface ClientDeps {
  config: { meta: Pick<PageMeta, 'context' | 'transientKey' | 'auditLog'> };
  /** `location.origin`, read once at start. */
  origin: string;
  /** Axios is 20 kB and a preloaded page needs none of it, so it comes with the first call. */
  loadAxios?: () => Promise<Sender>;
  /** Milliseconds since 1970. */
  now?: () => number;
  isOnline?: () => boolean;
  /** A bot check stands in the way: see `createChallengeReload`. */
  onChallenge?: () => void;
}

/** The only way to the API. Never leaves the forum's origin, never rejects: every ending is an `ApiResult`. */
export function createClient(deps: ClientDeps): ApiClient {
  const {
    config: { meta },
    origin,
    loadAxios = async () => (await lazyImport(() => import('axios'))).default,
    now = Date.now,
    isOnline = () => navigator.onLine,
    onChallenge,
  } = deps;
  const clock = createClock({ now });
  const base = apiBase(origin, meta.context.host);
  // One promise for calls that wait together, so that they go out in the order in which they were made.
  let coming: ReturnType<typeof load> | undefined;
  const ready = () =>
    (coming ??= load(loadAxios).then((code) => {
      if (!code) coming = undefined;
      return code;
    }));

  return {
    prepare: () => void ready(),
    serverAhead: clock.ahead,
    async send(request) {
      if (!isSafePath(request.path, base)) return failed('refused');
      if (request.signal?.aborted) return failed('aborted');
      const code = await ready();
      if (!code) return failed(isOnline() ? 'network' : 'offline');
      const result = await code.exchange(request, { ...code, base, origin, meta, now, clock, isOnline });
      if (result.outcome === 'failed' && result.error.code === 'challenge') onChallenge?.();
      return result;
    },
  };
}

/** Null when code for calls cannot be had; the next call tries again. */
async function load(loadAxios: () => Promise<Sender>) {
  try {
    // After this turn's other jobs: what a click has changed is shown before its call is made.
    await Promise.resolve();
    const [{ exchange }, axios] = await Promise.all([lazyImport(() => import('./exchange')), loadAxios()]);
    return { exchange, axios };
  } catch {
    return null;
  }
}

const failed = (code: ApiErrorCode): ApiResult => ({ outcome: 'failed', error: plainError(code) });
