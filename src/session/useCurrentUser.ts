import { useAppSelector } from '../store/useAppSelector';
import { guest, type CurrentUser } from './currentUser';
import { selectMe } from './sessionApi';

/** Who looks at the page; the guest until that is known. */
export function useCurrentUser(): CurrentUser {
  return useAppSelector((state) => selectMe(state).data ?? guest);
}
