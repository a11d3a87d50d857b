import type { RootState } from '../store/storeTypes';
import { useShared } from '../store/useShared';
import { guest, type CurrentUser } from './currentUser';
import { selectMe } from './sessionApi';

const currentUserOf = (state: RootState) => selectMe(state).data ?? guest;

/** Who looks at the page; the guest until that is known. */
export function useCurrentUser(): CurrentUser {
  return useShared(currentUserOf);
}
