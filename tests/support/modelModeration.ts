import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { testClient } from './testClient';

interface Model {
  /** Why single discussions fail, by ID. */
  refuses?: Record<number, { message: string; status: number; description?: string; permissions?: string[] }>;
  /** Discussions that are gone: the server neither names nor lists them. */
  gone?: number[];
  /** Discussions that are there, and that no answer but a list names. */
  unnamed?: number[];
  /** Tried per round; all of a call by default. */
  perRound?: number;
  /** An answer in place of a round's, counted from 0 over all calls. */
  instead?: (turn: number, request: ApiRequest) => ApiResult | undefined;
  /** Before each answer. */
  before?: (turn: number) => void | Promise<void>;
}

/** The server's side of bulk actions: what was done, and what each call asked for. */
export function modelModeration({
  refuses = {},
  gone = [],
  unnamed = [],
  perRound,
  instead,
  before,
}: Model = {}) {
  const done: number[] = [];
  let rest: number[] = [];
  let total = 0;
  let turn = -1;
  const model = testClient(async (request) => {
    turn += 1;
    await before?.(turn);
    const other = instead?.(turn, request);
    if (other) return other;
    // Who reads is no part of this; not known, it stays as it was.
    if (request.path.startsWith('users/')) return { outcome: 'failed', error: plainError('network') };
    if (request.path === 'discussions') {
      const asked = String(request.query!.discussionID).split(',').map(Number);
      const data = asked.filter((id) => !gone.includes(id)).map((discussionID) => ({ discussionID }));
      return { outcome: 'done', status: 200, data, paging: {} };
    }
    if (request.path !== 'calls/run') {
      const { discussionIDs } = request.body as { discussionIDs: number[] };
      if (request.path === 'discussions/move' && discussionIDs.length === 1) {
        done.push(...discussionIDs);
        return { outcome: 'done', status: 200, data: { status: 'success' }, paging: {} };
      }
      rest = discussionIDs.filter((id) => ![...gone, ...unnamed].includes(id));
      total = rest.length;
    }
    const now = rest.splice(0, perRound ?? rest.length);
    const failedIDs = now.filter((id) => refuses[id]);
    const successIDs = now.filter((id) => !refuses[id]);
    done.push(...successIDs);
    const exceptionsByID = Object.fromEntries(failedIDs.map((id) => [id, refuses[id]]));
    const callbackPayload = rest.length > 0 ? `payload-${turn}` : null;
    const data = {
      progress: { successIDs, failedIDs, exceptionsByID, countTotalIDs: total },
      callbackPayload,
    };
    const status = callbackPayload ? 408 : Math.max(200, ...failedIDs.map((id) => refuses[id]!.status));
    return status < 400 || status === 408
      ? { outcome: 'done', status, data, paging: {} }
      : { outcome: 'failed', error: plainError('server', status), data };
  });
  return { ...model, done };
}

/** Discussions as rows bring them. */
export const discussionsFrom = (first: number, count: number, categoryID = 7) =>
  Array.from({ length: count }, (_, index) => ({
    discussionID: first + index,
    name: `Number ${first + index}`,
    categoryID,
    closed: false,
  }));
