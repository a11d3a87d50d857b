import { useCallback } from 'react';
import type { PermissionOptions } from './checkPermission';
import { usePermissions } from './usePermissions';

/** Whether the user holds any one of the names there. */
export type Holds = (...names: readonly string[]) => boolean;

/**
 * The check of actions on a post: a category with permissions of its own decides, global permissions count in all others.
 * Permissions that the page grants or takes away go before both.
 * @param categoryID unknown: global permissions
 */
export function usePermissionsIn(
  categoryID: number | undefined,
  overrides?: PermissionOptions['overrides'],
): Holds {
  const holds = usePermissions();
  return useCallback(
    (...names) =>
      holds(names, {
        ...{ mode: 'resourceIfJunction', resourceType: 'category', resourceID: categoryID },
        ...(overrides && { overrides }),
      }),
    [holds, categoryID, overrides],
  );
}
