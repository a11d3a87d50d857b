import type { Users } from '../forum';
import type { Viewer } from '../viewer';
import type { UserFragment } from '../wire';
import type { Context } from './context';

/**
 * Users as they stand beside their posts, or on their own, with their signatures. What a banned or deleted member had to say
 * of themselves is not repeated.
 */
export async function sign<User extends UserFragment>(
  { db }: Pick<Context, 'db'>,
  users: readonly User[],
): Promise<User[]> {
  if (users.length === 0) return [];
  const rows = await db
    .selectFrom('signature')
    .select(['userID', 'bodyHtml'])
    .where(
      'userID',
      'in',
      users.map(({ userID }) => userID),
    )
    .execute();
  const bodies = new Map(rows.map(({ userID, bodyHtml }) => [userID, bodyHtml]));
  return users.map((user) => {
    const body = bodies.get(user.userID);
    const isKept = body !== undefined && !user.banned && user.name !== 'User Deleted';
    return isKept ? { ...user, signature: { body } } : user;
  });
}

/** People beside their posts, with their signatures where those are asked for. */
export async function withSignatures(
  context: Pick<Context, 'db'>,
  users: Users,
  viewer: Viewer,
  userIDs: number[],
  isAsked: boolean,
): Promise<Map<number, UserFragment>> {
  const fragments = await users.fragments(viewer, userIDs);
  if (!isAsked) return fragments;
  const signed = await sign(context, [...fragments.values()]);
  return new Map(signed.map((fragment) => [fragment.userID, fragment]));
}
