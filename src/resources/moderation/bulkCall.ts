import type { ApiRequest } from '../../contract/apiClient';
import { path } from '../../server/path';

/** A bulk action on the checked discussions. */
export type BulkAction =
  | { kind: 'move'; categoryID: number; addRedirects: boolean }
  | { kind: 'merge'; destinationDiscussionID: number; addRedirects: boolean }
  | { kind: 'close' }
  | { kind: 'delete' };

/** The most that the server takes in one call. */
export const mostPerCall = 50;

/** The call that does `action` to at most `mostPerCall` discussions. */
export function bulkCall(action: BulkAction, discussionIDs: readonly number[]): ApiRequest {
  const { kind, ...options } = action;
  if (kind === 'delete')
    return {
      method: 'DELETE',
      path: path`discussions/list`,
      query: { longRunnerMode: 'sync' },
      body: { discussionIDs },
    };
  const more = kind === 'close' ? { closed: true } : options;
  return { method: 'PATCH', path: path`discussions/${kind}`, body: { discussionIDs, ...more } };
}

/** The discussions that calls are made for: the one that others are merged into is not one of them. */
export const subjectsOf = (action: BulkAction, ids: readonly number[]): number[] =>
  action.kind === 'merge' ? ids.filter((id) => id !== action.destinationDiscussionID) : [...ids];
