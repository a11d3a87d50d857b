import type { FastifyInstance } from 'fastify';
import type { Badge, Rank, User } from '../../wire';

/** Users with `badges` and `rank`, where these were asked for by name (`expand=badges,rank`) and their add-ons are on. */
export async function withHonours(
  { forum, settings: { addons } }: FastifyInstance,
  users: User[],
  expand: string[] = [],
): Promise<(User & { badges?: Badge[]; rank?: Rank })[]> {
  const badges = expand.includes('badges') && addons.includes('badges');
  const rank = expand.includes('rank') && addons.includes('ranks');
  if (!badges && !rank) return users;
  const found = await forum.honours.of(users.map(({ userID }) => userID));
  return users.map((user) => {
    const known = found.get(user.userID);
    return known
      ? { ...user, ...(badges && { badges: known.badges }), ...(rank && { rank: known.rank }) }
      : user;
  });
}
