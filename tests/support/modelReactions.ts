import type { ApiClient, ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';

/** How the server treats a call: answers, refuses without doing it, does it and fails to say so, or says yes and does not. */
export type Fate = 'ok' | 'refused' | 'lost' | 'idle';

interface Kind {
  tagID: number;
  urlcode: string;
  name: string;
  class: string;
  reactionValue: number;
}

/** Reactions on one record as a server keeps them: who holds what. Calls wait until `step` lets the next one through. */
export function modelReactions(kinds: readonly Kind[], others: Readonly<Record<string, number>> = {}) {
  const mine = new Set<string>();
  const counts = new Map(kinds.map(({ urlcode }) => [urlcode, others[urlcode] ?? 0]));
  const requests: ApiRequest[] = [];
  const waiting: { request: ApiRequest; fate: Fate | undefined; settle(result: ApiResult): void }[] = [];
  const fates: Fate[] = [];
  let most = 0;

  const countOf = (urlcode: string) => counts.get(urlcode)! + (mine.has(urlcode) ? 1 : 0);
  const record = () => ({
    score: kinds.reduce((sum, kind) => sum + countOf(kind.urlcode) * kind.reactionValue, 0),
    reactions: kinds.map((kind) => ({
      ...kind,
      count: countOf(kind.urlcode),
      hasReacted: mine.has(kind.urlcode),
    })),
  });

  function perform({ method = 'GET', body }: ApiRequest): ApiResult {
    if (method === 'DELETE') {
      mine.clear();
      return { outcome: 'done', status: 204, data: null, paging: {} };
    }
    if (method === 'POST') {
      mine.add((body as { reactionType: string }).reactionType);
      const summary = record().reactions.filter(({ count }) => count > 0);
      const data = summary.map(({ tagID, urlcode, count }) => ({ tagID, urlcode, count }));
      return { outcome: 'done', status: 201, data, paging: {} };
    }
    return { outcome: 'done', status: 200, data: record(), paging: {} };
  }

  const client: ApiClient = {
    send(request) {
      requests.push(request);
      return new Promise((settle) => {
        waiting.push({ request, fate: request.method ? fates.shift() : undefined, settle });
        most = Math.max(most, waiting.filter((call) => call.request.method).length);
      });
    },
  };

  return {
    client,
    requests,
    fates,
    record,
    /** Whom the user is among. */
    mine: () => [...mine],
    /** The user reacts in another tab. */
    hold: (urlcode: string) => void mine.add(urlcode),
    /** Somebody else reacts. */
    join: (urlcode: string) => counts.set(urlcode, counts.get(urlcode)! + 1),
    /** Most changing calls that were under way at once. */
    mostAtOnce: () => most,
    waiting: () => waiting.length,
    /** Lets one call through; false when none waits. */
    async step(fate?: Fate): Promise<boolean> {
      const call = waiting.shift();
      if (!call) return false;
      const fated = fate ?? call.fate ?? 'ok';
      const result = fated === 'refused' || fated === 'idle' ? undefined : perform(call.request);
      if (fated === 'idle') call.settle({ outcome: 'done', status: 200, data: null, paging: {} });
      else call.settle(fated === 'ok' ? result! : { outcome: 'failed', error: plainError('server', 500) });
      await new Promise((resolve) => setTimeout(resolve));
      return true;
    },
  };
}
