import { createApi } from '@reduxjs/toolkit/query/react';
import { clientBaseQuery } from './clientBaseQuery';
import { staleAfter } from './createPreloadTable';

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
