import type { RootState } from '../store/storeTypes';
import { selectMe } from './sessionApi';
import { useSessionState } from './useSessionState';

const isGuest = (state: RootState) => selectMe(state).data?.userID === 0;

/** Whether the server says that no user is signed in; false until it has answered. */
export const useIsGuest = (): boolean => useSessionState(isGuest);
