import { sessionApi } from '../session/sessionApi';

/** The thunk that asks the server for the current user, or waits for the answer if that is asked already. */
export const askWhoReads = () =>
  sessionApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true });
