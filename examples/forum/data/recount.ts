import { sql, type Transaction } from 'kysely';
import type { DiscussionRow, Tables } from '../database/tables';

/**
 * Adds a discussion with its comments to a category's counts, or takes it off. A redirect is only a sign where a
 * discussion was: it counts nowhere.
 */
export async function countInCategory(
  trx: Transaction<Tables>,
  categoryID: number,
  { type, countComments }: Pick<DiscussionRow, 'type' | 'countComments'>,
  change: 1 | -1,
): Promise<void> {
  if (type === 'redirect') return;
  await trx
    .updateTable('category')
    .set((eb) => ({
      countDiscussions: eb('countDiscussions', '+', change),
      countComments: eb('countComments', '+', change * countComments),
    }))
    .where('categoryID', '=', categoryID)
    .execute();
}

/** Recomputes the counts of members' posts. */
export async function recountPosts(trx: Transaction<Tables>, userIDs: number[]): Promise<void> {
  await sql`update "user" u set
    "countDiscussions" = (select count(*) from "discussion" d where d."insertUserID" = u."userID" and d."type" <> 'redirect'),
    "countComments" = (select count(*) from "comment" c where c."insertUserID" = u."userID" and c."dateDeleted" is null)
    where "userID" = any(${[...new Set(userIDs)]})`.execute(trx);
}

/** Brings the counts of tags in line with the discussions that carry them. */
export async function recountTags(trx: Transaction<Tables>, tagIDs: number[]): Promise<void> {
  await sql`update "tag" t set
    "countDiscussions" = (select count(*) from "tagDiscussion" d where d."tagID" = t."tagID")
    where "tagID" = any(${tagIDs})`.execute(trx);
}
