import type { ApiClient, ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';

export const done = (data: unknown, status = 200): ApiResult => ({
  outcome: 'done',
  status,
  data,
  paging: {},
});
export const refused = (status: number): ApiResult => ({
  outcome: 'failed',
  error: plainError(status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'server', status),
});

/** A client that answers what the test says, a moment later, and writes down what it was asked. */
export function testClient(answer: (request: ApiRequest) => ApiResult | Promise<ApiResult>) {
  const requests: ApiRequest[] = [];
  const client: ApiClient = {
    async send(request) {
      requests.push(request);
      await Promise.resolve();
      return answer(request);
    },
  };
  /** `"POST comments/5/reactions"` for each. */
  const calls = () => requests.map(({ method = 'GET', path }) => `${method} ${path}`);
  return { client, requests, calls };
}
