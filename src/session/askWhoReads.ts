import { sessionApi } from './sessionApi';

/** For `initiate`: asks the server, whatever is known. */
export const again = { subscribe: false, forceRefetch: true } as const;

/** The thunk that asks the server for the current user, or waits for the answer if that is asked already. */
export const askWhoReads = () => sessionApi.endpoints.me.initiate(undefined, again);
