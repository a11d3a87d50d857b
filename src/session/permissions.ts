import { isRecord } from '../contract/foreign';

/** The answer of `users/$me/permissions?expand=junctions`. Only granted permissions are listed. */
export interface Permissions {
  isAdmin: boolean;
  permissions: { type: string; id: number | null; permissions: Record<string, boolean> }[];
  /** Resources that have permissions of their own, by type. */
  junctions: Record<string, number[]>;
  /** Resource → the resource whose permissions hold for it, by type. */
  junctionAliases: Record<string, Record<string, number>>;
}

/** No permissions at all. */
export const noPermissions: Permissions = {
  isAdmin: false,
  permissions: [],
  junctions: {},
  junctionAliases: {},
};

/** Foreign permissions, checked; undefined where the value is no list of permissions. */
export function readPermissions(foreign: unknown): Permissions | undefined {
  if (!isRecord(foreign) || !(Array.isArray(foreign.permissions) || foreign.isAdmin === true))
    return undefined;
  const value = foreign;
  const fragments = Array.isArray(value.permissions) ? value.permissions.filter(isRecord) : [];
  return {
    isAdmin: value.isAdmin === true,
    permissions: fragments.map((fragment) => ({
      type: String(fragment.type),
      id: fragment.id === undefined || fragment.id === null ? null : Number(fragment.id),
      permissions: isRecord(fragment.permissions) ? (fragment.permissions as Record<string, boolean>) : {},
    })),
    junctions: perType(value.junctions, (ids) => (Array.isArray(ids) ? ids.map(Number) : [])),
    junctionAliases: perType(value.junctionAliases, (aliases) =>
      perType(isRecord(aliases) ? aliases : {}, Number),
    ),
  };
}

// An empty map may come as `[]` from PHP.
const perType = <Value>(foreign: unknown, read: (value: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(isRecord(foreign) ? foreign : {}).map(([type, value]) => [type, read(value)]),
  );
