import { useAppSelector } from '../store/useAppSelector';
import { checkPermission, type PermissionOptions } from './checkPermission';
import { selectPermissions } from './sessionApi';

/** Whether the current user has any one of the names. False until permissions are loaded. */
export function usePermission(names: string | readonly string[], options?: PermissionOptions): boolean {
  return useAppSelector((state) => checkPermission(selectPermissions(state).data ?? null, names, options));
}
