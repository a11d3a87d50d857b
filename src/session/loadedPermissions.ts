import type { RootState } from '../store/storeTypes';
import type { Permissions } from './permissions';
import { selectPermissions } from './sessionApi';

/** What the reader may; null until it is known. */
export const loadedPermissions = (state: RootState): Permissions | null =>
  selectPermissions(state).data ?? null;
