import type { Permissions } from './permissions';

export type PermissionMode = 'global' | 'resource' | 'globalOrResource' | 'resourceIfJunction';

export interface PermissionOptions {
  /** Default: `resourceIfJunction` when there is a resource ID, otherwise `globalOrResource`. */
  mode?: PermissionMode;
  resourceType?: string;
  resourceID?: number | string;
  /** What a context grants or takes away; wins over everything the user has elsewhere. */
  overrides?: Readonly<Record<string, boolean>>;
}

/** Whether the user has any one of the names. False until permissions are loaded (null). */
export function checkPermission(
  permissions: Permissions | null,
  names: string | readonly string[],
  options: PermissionOptions = {},
): boolean {
  const list = typeof names === 'string' ? [names] : names;
  const { overrides = {} } = options;
  return list.some((name) =>
    Object.hasOwn(overrides, name)
      ? overrides[name] === true
      : permissions !== null && isGranted(permissions, name, options),
  );
}

function isGranted(permissions: Permissions, name: string, options: PermissionOptions): boolean {
  if (permissions.isAdmin) return true;
  const { resourceType = '', resourceID } = options;
  const mode = options.mode ?? (resourceID === undefined ? 'globalOrResource' : 'resourceIfJunction');
  const isGlobal = (fragment: Fragment) => fragment.type === 'global';
  const isOf = (id: number) => (fragment: Fragment) => fragment.type === resourceType && fragment.id === id;
  const has = (fits: (fragment: Fragment) => boolean) =>
    permissions.permissions.some(
      (fragment) =>
        fits(fragment) && (grants(fragment, name) || (isGlobal(fragment) && grants(fragment, 'system.only'))),
    );

  if (mode === 'global') return has(isGlobal);
  if (mode === 'globalOrResource') return has(() => true);
  if (mode === 'resource') return has(isOf(Number(resourceID)));
  const id = aliasOf(permissions, resourceType, resourceID);
  return permissions.junctions[resourceType]?.includes(id) ? has(isOf(id)) : has(isGlobal);
}

type Fragment = Permissions['permissions'][number];

// Own names only: a permission called "constructor" is not granted by every object.
const grants = (fragment: Fragment, name: string) =>
  Object.hasOwn(fragment.permissions, name) && fragment.permissions[name] === true;

/** Aliases are keyed by number in some answers and by text in others. */
function aliasOf(permissions: Permissions, type: string, id: number | string | undefined): number {
  const aliases = permissions.junctionAliases[type] ?? {};
  return aliases[Number(id)] ?? aliases[String(id)] ?? Number(id);
}
