import type { ApiError } from './apiError';

/** True if the session has ended. Some servers answer guests 403 instead of 401, with a permission that only guests lack. */
export const isSignedOut = (error: Partial<ApiError> | null | undefined): boolean =>
  error?.status === 401 || error?.permissions?.includes('Garden.SignIn.Allow') === true;
