import type { AppThunk } from '../store/storeTypes';

/** Fetches the code for calls, for a press that will make some once its own code is here. */
export const prepareCalls =
  (): AppThunk =>
  (_dispatch, _getState, { client }) =>
    client.prepare?.();
