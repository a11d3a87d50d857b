import { generalFailure, type ApiError } from '../contract/apiError';
import { isSignedOut } from '../contract/isSignedOut';

/**
 * Whether a refusal says that no user is signed in. Only the server's own error counts: a proxy in front of it answers 401
 * with a page of its own, and knows nothing of sessions.
 */
export const saysGuest = (error: Partial<ApiError> | null | undefined): boolean =>
  isSignedOut(error) && error?.message !== generalFailure;
