import type { RootState } from '../store/storeTypes';
import { useShared } from '../store/useShared';
import { selectMe } from './sessionApi';

const isGuest = (state: RootState) => selectMe(state).data?.userID === 0;

/** Whether the server says that nobody is signed in; false as long as it has not answered. */
export const useIsGuest = (): boolean => useShared(isGuest);
