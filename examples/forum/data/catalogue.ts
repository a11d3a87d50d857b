import type { CategoryRow, Database, ReactionTypeRow } from '../database/tables';
import type { PostType } from '../wire';
import { apiName, categoryScoped, consolidated } from './permissionNames';
import { readPostTypes } from './postTypes';
import { readSections, type KnownSection } from './sections';

export interface RoleRow {
  roleID: number;
  name: string;
  type: string;
  description: string;
}

/** What does not change while the forum runs, read once: roles and their grants, categories, reaction types. */
export interface Catalogue {
  roles: Map<number, RoleRow>;
  roleOf(type: string): RoleRow;
  /** By ID, in the order of the tree. Counts are those of the start. */
  categories: Map<number, CategoryRow>;
  reactionTypes: ReactionTypeRow[];
  /** Parts of the forum, in their order. */
  sections: KnownSection[];
  /** Those that are in use, each with its fields. */
  postTypes: Required<PostType>[];
  /** Categories with permissions of their own. */
  junctions: number[];
  /** Category → the junction whose permissions count there. */
  aliases: Record<string, number>;
  /** API names that the roles grant, globally or in one junction: all that is held there. */
  granted(roleIDs: number[], junction: number | null): Set<string>;
  can(roleIDs: number[], permission: string, categoryID?: number): boolean;
  canSomewhere(roleIDs: number[], permission: string): boolean;
  isAdmin(roleIDs: number[]): boolean;
}

function withConsolidated(names: Set<string>): Set<string> {
  for (const [name, parts] of Object.entries(consolidated)) {
    if (parts.every((part) => names.has(part))) names.add(name);
  }
  return names;
}

export async function readCatalogue(db: Database): Promise<Catalogue> {
  const roles = await db.selectFrom('role').selectAll().orderBy('roleID').execute();
  const grants = await db.selectFrom('rolePermission').selectAll().execute();
  const rows = await db.selectFrom('category').selectAll().orderBy('sort').execute();
  const reactionTypes = await db.selectFrom('reactionType').selectAll().orderBy('sort').execute();

  const postTypes = await readPostTypes(db);
  const parts = await db.selectFrom('subcommunity').selectAll().orderBy('sort').orderBy('folder').execute();

  const categories = new Map(rows.map((row) => [row.categoryID, row]));
  const junctionRows = rows.filter((row) => row.permissionCategoryID === row.categoryID);
  const aliased = rows.filter(
    (row) => row.permissionCategoryID !== null && row.permissionCategoryID !== row.categoryID,
  );
  const cache = new Map<string, Set<string>>();

  const granted = (roleIDs: number[], junction: number | null): Set<string> => {
    const key = `${roleIDs.join()}/${junction}`;
    const known = cache.get(key);
    if (known) return known;
    const names = grants
      .filter((grant) => roleIDs.includes(grant.roleID))
      .map((grant) => ({ ...grant, name: apiName(grant.permission) }))
      .filter(
        ({ categoryID, name }) =>
          categoryID === junction || (categoryID === null && !categoryScoped.has(name)),
      )
      .map(({ name }) => name);
    const set = withConsolidated(new Set(names));
    cache.set(key, set);
    return set;
  };
  const isAdmin = (roleIDs: number[]): boolean =>
    roleIDs.some((roleID) => roles.find((role) => role.roleID === roleID)?.type === 'administrator');

  return {
    roles: new Map(roles.map((role) => [role.roleID, role])),
    roleOf(type) {
      const role = roles.find((candidate) => candidate.type === type);
      if (!role) throw new Error(`There is no role of type "${type}".`);
      return role;
    },
    categories,
    reactionTypes,
    sections: readSections(parts, categories),
    postTypes,
    junctions: junctionRows.map((row) => row.categoryID),
    aliases: Object.fromEntries(aliased.map((row) => [row.categoryID, row.permissionCategoryID as number])),
    granted,
    isAdmin,
    canSomewhere: (roleIDs, permission) =>
      isAdmin(roleIDs) ||
      [null, ...junctionRows.map((row) => row.categoryID)].some((junction) =>
        granted(roleIDs, junction).has(permission),
      ),
    can(roleIDs, permission, categoryID) {
      if (isAdmin(roleIDs)) return true;
      const junction = categoryID === undefined ? null : categories.get(categoryID)?.permissionCategoryID;
      return granted(roleIDs, junction ?? null).has(permission);
    },
  };
}
