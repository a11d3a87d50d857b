import { useCallback } from 'react';
import { checkPermission, type PermissionOptions } from './checkPermission';
import { loadedPermissions } from './sessionApi';
import { useSessionState } from './useSessionState';

/** The check itself, for views that ask about many names; it answers false until permissions are loaded. */
export function usePermissions(): (
  names: string | readonly string[],
  options?: PermissionOptions,
) => boolean {
  const permissions = useSessionState(loadedPermissions);
  return useCallback((names, options) => checkPermission(permissions, names, options), [permissions]);
}
