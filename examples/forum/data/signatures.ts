import type { Users } from '../forum';
import type { Viewer } from '../viewer';
import type { UserFragment } from '../wire';
import type { Context } from './context';

/** People as they stand beside their posts, with their signatures where those are asked for. */
export async function withSignatures(
  { db }: Pick<Context, 'db'>,
  users: Users,
  viewer: Viewer,
  userIDs: number[],
  isAsked: boolean,
): Promise<Map<number, UserFragment>> {
  const fragments = await users.fragments(viewer, userIDs);
  if (!isAsked || userIDs.length === 0) return fragments;
  const rows = await db
    .selectFrom('signature')
    .select(['userID', 'bodyHtml'])
    .where('userID', 'in', userIDs)
    .execute();
  for (const { userID, bodyHtml } of rows) {
    const fragment = fragments.get(userID);
    // What a banned or deleted member had to say of themselves is not repeated.
    if (fragment && !fragment.banned && fragment.name !== 'User Deleted')
      fragments.set(userID, { ...fragment, signature: { body: bodyHtml } });
  }
  return fragments;
}
