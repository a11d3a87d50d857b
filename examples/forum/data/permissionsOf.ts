import type { PermissionFragment, Permissions } from '../wire';
import type { Catalogue } from './catalogue';

const granted = (names: Set<string>): Record<string, true> =>
  Object.fromEntries([...names].sort().map((name) => [name, true as const]));

/** What roles grant, in the fragments that clients check against. Absence means "not granted". */
export function permissionsOf(catalogue: Catalogue, roleIDs: number[], junctions: boolean): Permissions {
  const inCategories = catalogue.junctions.map((id): PermissionFragment => ({
    type: 'category',
    id,
    permissions: granted(catalogue.granted(roleIDs, id)),
  }));
  const hasAny = catalogue.junctions.length > 0;
  return {
    isAdmin: catalogue.isAdmin(roleIDs),
    isSysAdmin: false,
    isSuperAdmin: false,
    permissions: [
      { type: 'global', permissions: granted(catalogue.granted(roleIDs, null)) },
      ...inCategories,
    ],
    ...(junctions && {
      junctions: hasAny ? { category: catalogue.junctions } : {},
      junctionAliases: Object.keys(catalogue.aliases).length > 0 ? { category: catalogue.aliases } : {},
    }),
  };
}
