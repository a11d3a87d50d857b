import { api } from '../store/api';
import { readWith } from '../store/readWith';
import type { RootState } from '../store/storeTypes';
import { guest, readCurrentUser, type CurrentUser } from './currentUser';
import { readPermissions, type Permissions } from './permissions';
import { saysGuest } from './saysGuest';

const askMe = readWith(() => ({ path: 'users/me' }), readCurrentUser);

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<CurrentUser, void>({
      async queryFn(...question) {
        const answer = await askMe(...question);
        return saysGuest(answer.error) ? { data: guest } : answer;
      },
    }),
    permissions: build.query<Permissions, void>({
      queryFn: readWith(
        () => ({ path: 'users/$me/permissions', query: { expand: 'junctions' } }),
        readPermissions,
      ),
    }),
  }),
});

/** Made once, since every widget of a page reads them. */
export const selectMe = sessionApi.endpoints.me.select();
export const selectPermissions = sessionApi.endpoints.permissions.select();

/** Permissions of the current user; null until they are known. */
export const loadedPermissions = (state: RootState): Permissions | null =>
  selectPermissions(state).data ?? null;
