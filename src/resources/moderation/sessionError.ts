import { plainError, type ApiError } from '../../contract/apiError';

/** Why nothing goes on as whoever is signed in now; 0 for nobody. */
export const sessionError = (userID: number): ApiError =>
  userID === 0 ? plainError('unauthorized') : plainError('aborted', 0, 'Somebody else is signed in now.');
