import { generalFailure, type ApiError } from '../contract/apiError';
import { isSignedOut } from '../contract/isSignedOut';

/**
 * Whether a refusal says that nobody is signed in. Only in the server's own words: a proxy in front of it answers 401 with
 * a page of its own, and knows nothing of sessions.
 */
export const saysGuest = (error: Partial<ApiError> | null | undefined): boolean =>
  isSignedOut(error) && error?.message !== generalFailure;
