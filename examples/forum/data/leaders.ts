import type { Viewer } from '../viewer';
import type { UserFragment } from '../wire';
import type { Context } from './context';
import { inCodeOrder } from './inCodeOrder';
import { userFragment } from './userShapes';

/** The users with the most points whose profiles the viewer may see. */
export async function leaders(
  { db }: Context,
  viewer: Viewer,
  limit: number,
): Promise<{ user: UserFragment; points: number }[]> {
  if (!viewer.can('profiles.view')) return [];
  const rows = await db
    .selectFrom('user')
    .selectAll()
    .where('deleted', '=', false)
    .where('banned', '=', 0)
    .where('private', '=', false)
    .where('points', '>', 0)
    .orderBy('points', 'desc')
    .orderBy('name', inCodeOrder)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ user: userFragment(viewer, row), points: row.points }));
}
