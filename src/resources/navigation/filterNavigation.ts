import type { NavItem } from './navItem';

/** Whom a menu is shown to. */
export interface NavViewer {
  roleIDs: readonly number[];
  /** Whether the viewer holds any one of the permissions. */
  can(names: readonly string[]): boolean;
}

/**
 * What a viewer may see of a menu, by the same rules at every depth. A group that has lost all its items goes too,
 * unless it is a page of its own.
 */
export function filterNavigation(items: readonly NavItem[], viewer: NavViewer): NavItem[] {
  return items.flatMap((item) => {
    if (item.isHidden) return [];
    if (item.permissions.length > 0 && !viewer.can(item.permissions)) return [];
    if (item.roleIDs.length > 0 && !item.roleIDs.some((id) => viewer.roleIDs.includes(id))) return [];
    const children = filterNavigation(item.children, viewer);
    return item.url === null && children.length === 0 ? [] : [{ ...item, children }];
  });
}
