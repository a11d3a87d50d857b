import type { ApiResult } from '../contract/apiClient';
import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { path } from '../server/path';
import type { AppThunk } from '../store/storeTypes';
import type { PostText } from './comments';

/** The source of a comment, for its editor. */
export const readSource =
  (commentID: number): AppThunk<Promise<PostText | { error: ApiError }>> =>
  async (_dispatch, _getState, { client }) => {
    const { data, error } = recordOf(await client.send({ path: path`comments/${commentID}/edit` }));
    if (error) return { error };
    const { body, format } = data;
    return typeof body === 'string' && typeof format === 'string'
      ? { body, format: format.toLowerCase() }
      : { error: plainError('notJson', 200) };
  };

type Answer = { data: Record<string, unknown>; error?: undefined } | { data?: undefined; error: ApiError };

/** What a comment's own calls answer: a record, or why there is none. */
export function recordOf(result: ApiResult): Answer {
  if (result.outcome !== 'done') return { error: result.error };
  return isRecord(result.data) ? { data: result.data } : { error: plainError('notJson', result.status) };
}
