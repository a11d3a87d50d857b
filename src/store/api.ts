import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiRequest, Paging } from '../contract/apiClient';
import type { ApiError } from '../contract/apiError';
import { staleAfter } from './createPreloadTable';
import type { StoreExtra } from './storeTypes';

interface QueryMeta {
  paging: Paging;
}

/** RTK Query over the client of the store that asks: endpoints are shared by all stores of a page, clients are not. */
const clientBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, QueryMeta> = async (
  request,
  { extra, signal },
) => {
  const { client, preload } = extra as StoreExtra;
  const preloaded = preload.take(request);
  if (preloaded) return { data: preloaded.data, meta: { paging: {} } };
  const result = await client.send({ signal, ...request });
  if (request.method && request.method !== 'GET') preload.forget(request.path);
  // What awaits approval is no record yet, so it must not reach a cache as one.
  return result.outcome === 'done'
    ? { data: result.data, meta: { paging: result.paging } }
    : { error: result.error };
};

/**
 * The one RTK Query API; resources add their endpoints with `api.injectEndpoints`. It holds no state: every store has
 * its own cache and client. Times in seconds. Nothing is retried: a failure is shown, and the reader tries again.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: clientBaseQuery,
  refetchOnMountOrArgChange: staleAfter,
  keepUnusedDataFor: staleAfter,
  tagTypes: ['ReactionLog'],
  endpoints: () => ({}),
});
