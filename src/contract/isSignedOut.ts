import type { ApiError } from './apiError';

/** Their session has ended. Some servers forbid guests instead of asking who they are: nobody else misses that permission. */
export const isSignedOut = (error: Partial<ApiError> | null | undefined): boolean =>
  error?.status === 401 || error?.permissions?.includes('Garden.SignIn.Allow') === true;
