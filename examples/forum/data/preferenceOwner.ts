import { HttpError, notFound } from '../httpError';
import type { Id } from '../forum';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { demand, demandSession } from './demand';
import { rankOf } from './rankOf';

/** Whose preferences are read or changed. */
export interface PreferenceOwner {
  userID: number;
  /** Whether the forum sends this user mail. */
  getsMail: boolean;
}

/**
 * The user behind an ID or `$me`, for viewers who may see the preferences: the user, or holders of one of `permissions`.
 * With `changes`, he must not outrank them.
 */
export async function findOwner(
  { db, catalogue }: Context,
  viewer: Viewer,
  id: Id,
  permissions: string[],
  { changes = false } = {},
): Promise<PreferenceOwner> {
  demandSession(viewer);
  if (String(id) === '$me' || String(id) === String(viewer.userID))
    return { userID: viewer.userID, getsMail: viewer.can('email.view') };
  demand(viewer, permissions);
  const userID = /^[1-9]\d{0,8}$/.test(String(id)) ? Number(id) : 0;
  const user = await db
    .selectFrom('user')
    .select('userID')
    .where('userID', '=', userID)
    .where('deleted', '=', false)
    .executeTakeFirst();
  if (!user) throw notFound('User');
  const rows = await db.selectFrom('userRole').select('roleID').where('userID', '=', userID).execute();
  const roleIDs = rows.map((row) => row.roleID);
  if (changes && rankOf(catalogue, roleIDs) > rankOf(catalogue, viewer.roleIDs))
    throw new HttpError(403, 'You are not allowed to edit a user that outranks you.');
  return { userID, getsMail: catalogue.can(roleIDs, 'email.view') };
}
