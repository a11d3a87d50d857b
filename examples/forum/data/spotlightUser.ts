import type { Viewer } from '../viewer';
import type { UserFragment } from '../wire';
import type { Context } from './context';
import { isRecordID } from './isRecordID';
import { userFragment } from './userShapes';

/** A user who may be shown to everybody who sees profiles: neither deleted nor banned, and private to none but staff. */
export async function spotlightUser(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  userID: number,
): Promise<UserFragment | null> {
  if (!isRecordID(userID) || !viewer.can('profiles.view')) return null;
  const row = await db
    .selectFrom('user')
    .selectAll()
    .where('userID', '=', userID)
    .where('deleted', '=', false)
    .where('banned', '=', 0)
    .executeTakeFirst();
  if (!row || (row.private && !viewer.can('personalInfo.view'))) return null;
  return userFragment(viewer, row);
}
