import { sql } from 'kysely';
import type { Viewer } from '../viewer';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';

export interface PostCounts {
  countDiscussions: number;
  countComments: number;
}

/**
 * How much users have written where the viewer may read it: a total that has private posts in it tells that there are
 * some. The counts stored with a user include everything.
 */
export async function seenCounts(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  viewer: Viewer,
  users: readonly ({ userID: number } & PostCounts)[],
): Promise<Map<number, PostCounts>> {
  const visible = visibleCategoryIDs(viewer, catalogue);
  if (visible.length === catalogue.categories.size || users.length === 0)
    return new Map(users.map((user) => [user.userID, user]));
  const userIDs = users.map(({ userID }) => userID);
  const { rows } = await sql<{ userID: number } & PostCounts>`
    select u."userID",
      (select count(*)::integer from "discussion" d where d."insertUserID" = u."userID"
        and d."type" <> 'redirect' and d."categoryID" = any(${visible})) as "countDiscussions",
      (select count(*)::integer from "comment" c join "discussion" d using ("discussionID")
        where c."insertUserID" = u."userID" and d."categoryID" = any(${visible})) as "countComments"
    from "user" u where u."userID" = any(${userIDs})`.execute(db);
  return new Map(rows.map((row) => [row.userID, row]));
}
