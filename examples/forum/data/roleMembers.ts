import type { Viewer } from '../viewer';
import type { UserFragment } from '../wire';
import type { Context } from './context';
import { inCodeOrder } from './inCodeOrder';
import { userFragment } from './userShapes';

/** Members of a role whose profiles the viewer may see, those who were there last first; by name or points if asked. */
export async function roleMembers(
  { db, catalogue }: Context,
  viewer: Viewer,
  { roleID, limit, sort }: { roleID: number; limit: number; sort: unknown },
): Promise<{ role: { roleID: number; name: string }; users: UserFragment[] } | null> {
  const role = catalogue.roles.get(roleID);
  if (!role || !viewer.can('profiles.view')) return null;
  let rows = db
    .selectFrom('user')
    .innerJoin('userRole', 'userRole.userID', 'user.userID')
    .selectAll('user')
    .where('userRole.roleID', '=', roleID)
    .where('deleted', '=', false)
    .where('banned', '=', 0);
  if (!viewer.can('personalInfo.view')) rows = rows.where('private', '=', false);
  if (sort === '-points') rows = rows.orderBy('points', 'desc');
  else if (sort !== 'name') rows = rows.orderBy('dateLastActive', (order) => order.desc().nullsLast());
  const found = await rows.orderBy('name', inCodeOrder).limit(limit).execute();
  const { name } = role;
  return { role: { roleID, name }, users: found.map((row) => userFragment(viewer, row)) };
}
