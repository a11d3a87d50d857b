import type { Viewer } from '../viewer';

export interface Progress {
  successIDs: number[];
  failedIDs: number[];
  exceptionsByID: Record<string, { message: string; status: number; description: string | null }>;
  countTotalIDs: number;
}

export interface LongRun {
  progress: Progress;
  /** A signed token to go on with, or null when everything has been tried. */
  callbackPayload: string | null;
}

export interface HowLong {
  /** Capped at 20. */
  seconds?: number;
}

export interface LongRunner {
  /** Starts a run; it stops at the time limit with at least one ID tried. */
  start(
    viewer: Viewer,
    method: string,
    ids: number[],
    how?: HowLong & { options?: object },
  ): Promise<LongRun>;
  /** Goes on with a payload of `start`. Throws 403 when it is not ours, has run out or is another user's. */
  resume(viewer: Viewer, payload: string, seconds?: number): Promise<LongRun>;
}
