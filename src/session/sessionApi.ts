import { api } from '../store/api';
import { readCurrentUser, type CurrentUser } from './currentUser';
import { readPermissions, type Permissions } from './permissions';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<CurrentUser, void>({
      query: () => ({ path: 'users/me' }),
      transformResponse: readCurrentUser,
    }),
    permissions: build.query<Permissions, void>({
      query: () => ({ path: 'users/$me/permissions', query: { expand: 'junctions' } }),
      transformResponse: readPermissions,
    }),
  }),
});

/** Read by every widget of a page, so they are made once instead of one subscription each. */
export const selectMe = sessionApi.endpoints.me.select();
export const selectPermissions = sessionApi.endpoints.permissions.select();
