import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { path } from '../server/path';
import { api } from '../store/api';
import { readWith } from '../store/readWith';
import type { AppThunk } from '../store/storeTypes';

/** What a member says about themselves, by the server's names. */
export type ProfileFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const profileFieldsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfileFields: build.query<ProfileFields, number>({
      queryFn: readWith(
        (userID) => ({ path: path`users/${userID}`, query: { expand: ['all'] } }),
        readFields,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetProfileFieldsQuery } = profileFieldsApi;

/** Null when they are saved. */
export const saveProfileFields =
  (userID: number, profileFields: ProfileFields): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, _getState, { client }) => {
    const result = await client.send({
      method: 'PATCH',
      path: path`users/${userID}`,
      body: { profileFields },
    });
    if (result.outcome !== 'done') return result.error;
    const saved = readFields(result.data);
    if (!saved) return plainError('notJson', result.status);
    dispatch(profileFieldsApi.util.updateQueryData('getProfileFields', userID, () => saved));
    return null;
  };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Fields of other kinds are not for a form. */
function readFields(foreign: unknown): ProfileFields | undefined {
  if (!isRecord(foreign)) return undefined;
  const { profileFields } = foreign;
  if (!isRecord(profileFields)) return {};
  return Object.fromEntries(
    Object.entries(profileFields)
      .filter(
        ([, value]) =>
          ['string', 'number', 'boolean'].includes(typeof value) ||
          (Array.isArray(value) && value.every(isText)),
      )
      .slice(0, 100),
  ) as ProfileFields;
}
