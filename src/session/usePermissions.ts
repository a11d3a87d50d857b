import { useCallback } from 'react';
import { useAppSelector } from '../store/useAppSelector';
import { checkPermission, type PermissionOptions } from './checkPermission';
import { selectPermissions } from './sessionApi';

/** The check itself, for views that ask about many names; it answers false until permissions are loaded. */
export function usePermissions(): (
  names: string | readonly string[],
  options?: PermissionOptions,
) => boolean {
  const permissions = useAppSelector((state) => selectPermissions(state).data ?? null);
  return useCallback((names, options) => checkPermission(permissions, names, options), [permissions]);
}
