import type { ApiError } from '../../src/index';

/**
 * Whether the server says that there is no such user. Its status alone does not: a host without the route answers 404 as
 * well, so that its words decide, in English or as the page has them.
 */
export function goneOf(
  error: Partial<Pick<ApiError, 'status' | 'message'>>,
  t: (text: string) => string,
): 'deleted' | 'removed' | null {
  const isUser = error.message === userNotFound || error.message === t(userNotFound);
  if (error.status === 410) return 'removed';
  return error.status === 404 && isUser ? 'deleted' : null;
}

const userNotFound = 'User not found.';
