import type { Catalogue } from './catalogue';

/** Rank by role type: a user cannot change an account of a higher rank. */
const ranks: Record<string, number> = { moderator: 1, administrator: 2 };

export function rankOf(catalogue: Catalogue, roleIDs: number[]): number {
  return Math.max(0, ...roleIDs.map((roleID) => ranks[catalogue.roles.get(roleID)?.type ?? ''] ?? 0));
}
