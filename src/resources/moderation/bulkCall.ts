import type { ApiRequest } from '../../contract/apiClient';
import { path } from '../../server/path';
import type { DiscussionFacts } from '../discussions/discussion';

/** What is to be done with the checked discussions. */
export type BulkAction =
  | {
      kind: 'move';
      categoryID: number;
      addRedirects: boolean;
      /** What the page shows of the target. */
      category?: { name: string; url: string };
    }
  | { kind: 'merge'; destinationDiscussionID: number; addRedirects: boolean }
  | { kind: 'close' }
  | { kind: 'delete' };

/** The most that the server takes in one call. */
export const mostPerCall = 50;

/** The call that does `action` to at most `mostPerCall` discussions. */
export function bulkCall(action: BulkAction, discussionIDs: readonly number[]): ApiRequest {
  const { kind } = action;
  if (kind === 'delete')
    return {
      method: 'DELETE',
      path: path`discussions/list`,
      query: { longRunnerMode: 'sync' },
      body: { discussionIDs },
    };
  return { method: 'PATCH', path: path`discussions/${kind}`, body: { discussionIDs, ...optionsOf(action) } };
}

function optionsOf(action: Exclude<BulkAction, { kind: 'delete' }>): object {
  if (action.kind === 'close') return { closed: true };
  const { addRedirects } = action;
  return action.kind === 'move'
    ? { categoryID: action.categoryID, addRedirects }
    : { destinationDiscussionID: action.destinationDiscussionID, addRedirects };
}

/** What an action that has succeeded makes of a discussion. */
export function changeBy(action: BulkAction): Partial<DiscussionFacts> {
  if (action.kind === 'close') return { closed: true };
  if (action.kind !== 'move') return { gone: true };
  const { categoryID, category, addRedirects } = action;
  return { categoryID, leftSign: addRedirects, ...(category && { category }) };
}

/** The discussions that calls are made for: the one that others are merged into is not one of them. */
export const subjectsOf = (action: BulkAction, ids: readonly number[]): number[] =>
  action.kind === 'merge' ? ids.filter((id) => id !== action.destinationDiscussionID) : [...ids];
