import { checkPermission, type PermissionOptions } from './checkPermission';
import { loadedPermissions } from './sessionApi';
import { useSessionState } from './useSessionState';

/** Whether the current user has any one of the names. False until permissions are loaded. */
export function usePermission(names: string | readonly string[], options?: PermissionOptions): boolean {
  return checkPermission(useSessionState(loadedPermissions), names, options);
}
