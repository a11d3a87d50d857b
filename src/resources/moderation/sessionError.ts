import { plainError, type ApiError } from '../../contract/apiError';

/** The error of an action that stopped because the session changed; user ID 0 is a guest. */
export const sessionError = (userID: number): ApiError =>
  userID === 0 ? plainError('unauthorized') : plainError('aborted', 0, 'Somebody else is signed in now.');
