import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { path } from '../server/path';
import { api } from '../store/api';
import type { AppThunk } from '../store/storeTypes';
import { followedKey } from './preferences/categoryPreferences';

export interface FollowedCategory {
  categoryID: number;
  name: string;
  url: string;
  /** ISO 8601. */
  dateFollowed: string | null;
}

const followedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFollowedCategories: build.query<FollowedCategory[], number>({
      async queryFn(userID, _api, _options, send) {
        const answer = await send({ path: path`categories/preferences/${userID}` });
        if (answer.error) return { error: answer.error };
        if (!Array.isArray(answer.data)) return { error: plainError('notJson', 200) };
        return { data: answer.data.flatMap(readRow) };
      },
    }),
  }),
});

export const { useGetFollowedCategoriesQuery } = followedApi;

/** Answers what went wrong, or null. */
export const unfollowCategory =
  (userID: number, categoryID: number): AppThunk<Promise<ApiError | null>> =>
  async (_dispatch, _getState, { client }) => {
    const result = await client.send({
      method: 'PATCH',
      path: path`categories/${categoryID}/preferences/${userID}`,
      body: { [followedKey]: false },
    });
    return result.outcome === 'done' ? null : result.error;
  };

function readRow(foreign: unknown): FollowedCategory[] {
  if (!isRecord(foreign) || !Number.isSafeInteger(foreign.categoryID) || typeof foreign.name !== 'string')
    return [];
  const { categoryID, name, url, dateFollowed } = foreign;
  return [
    {
      categoryID: categoryID as number,
      name,
      url: typeof url === 'string' ? url : '',
      dateFollowed: typeof dateFollowed === 'string' ? dateFollowed : null,
    },
  ];
}
