import type { RootState } from '../store/storeTypes';
import { guest, type CurrentUser } from './currentUser';
import { selectMe } from './sessionApi';
import { useSessionState } from './useSessionState';

const currentUserOf = (state: RootState) => selectMe(state).data ?? guest;

/** The current user; the guest until that is known. */
export function useCurrentUser(): CurrentUser {
  return useSessionState(currentUserOf);
}
