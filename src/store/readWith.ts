import type { ApiRequest } from '../contract/apiClient';
import { plainError, type ApiError } from '../contract/apiError';

type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };
type Send = (request: ApiRequest) => PromiseLike<{ data?: unknown; error?: ApiError }> | Answer<unknown>;

/**
 * The `queryFn` of an endpoint: its request, and the guard of its response. `undefined` from the guard is a failure that can
 * be tried again: a captive portal answers 200 as well.
 */
export const readWith =
  <Arg, Data>(ask: (arg: Arg) => ApiRequest, read: (foreign: unknown) => Data | undefined) =>
  async (arg: Arg, _api: unknown, _options: unknown, send: Send): Promise<Answer<Data>> => {
    const answer = await send(ask(arg));
    if (answer.error) return { error: answer.error };
    const data = read(answer.data);
    return data === undefined ? { error: plainError('notJson', 200) } : { data };
  };
