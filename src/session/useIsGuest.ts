import type { RootState } from '../store/storeTypes';
import { selectMe } from './sessionApi';
import { useSessionState } from './useSessionState';

const isGuest = (state: RootState) => selectMe(state).data?.userID === 0;

/** Whether the server says that nobody is signed in; false as long as it has not answered. */
export const useIsGuest = (): boolean => useSessionState(isGuest);
