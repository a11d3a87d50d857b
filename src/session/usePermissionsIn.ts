import { useCallback } from 'react';
import type { PermissionOptions } from './checkPermission';
import { usePermissions } from './usePermissions';

/** Whether the user holds any one of the names there. */
export type Holds = (...names: readonly string[]) => boolean;

/**
 * The check for what is done to a post: a category with permissions of its own decides, what is held everywhere counts in
 * all others. What the page grants or takes away goes before both.
 * @param categoryID unknown: what is held everywhere
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
