import type { ApiError } from '../../src/index';

/** What is no answer of the server is an exception of ours, and has no words for readers. */
export const failureOf = (error: object | undefined): ApiError | undefined =>
  error && 'status' in error ? (error as ApiError) : undefined;
