import { generalFailure, type ApiError } from '../contract/apiError';
import { isSignedOut } from '../contract/isSignedOut';

/**
 * Whether a refusal means that the reader is a guest. Only with a message of the forum: a proxy in front of it may answer 401
 * with a page of its own, and knows nothing of sessions.
 */
export const saysGuest = (error: Partial<ApiError> | null | undefined): boolean =>
  isSignedOut(error) && error?.message !== generalFailure;
