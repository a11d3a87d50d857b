import { useShared } from '../store/useShared';
import { checkPermission, type PermissionOptions } from './checkPermission';
import { loadedPermissions } from './loadedPermissions';

/** Whether the current user has any one of the names. False until permissions are loaded. */
export function usePermission(names: string | readonly string[], options?: PermissionOptions): boolean {
  return checkPermission(useShared(loadedPermissions), names, options);
}
