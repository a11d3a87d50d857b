import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Comments } from '../forum';
import type { Context } from './context';
import { stamp } from './dates';

/** Comments of a discussion up to and with one, oldest first. Tombstones are rows of a thread, and count as none. */
export async function countThrough(db: Database, discussionID: number, commentID: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as "count" from "comment"
    where "discussionID" = ${discussionID} and "dateDeleted" is null
    and ("dateInserted", "commentID") <= (select "dateInserted", "commentID" from "comment"
      where "commentID" = ${commentID})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What a page of a thread has to know of the rest of it. */
export function createThreads({
  db,
}: Pick<Context, 'db'>): Pick<Comments, 'countRows' | 'authorsOf' | 'repliesBeyond' | 'firstUnread'> {
  return {
    async countRows(discussionID) {
      const { count } = await db
        .selectFrom('comment')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
        .where('discussionID', '=', discussionID)
        .executeTakeFirstOrThrow();
      return count;
    },

    async authorsOf(commentIDs) {
      if (commentIDs.length === 0) return new Map();
      const rows = await db
        .selectFrom('comment')
        .innerJoin('user', 'user.userID', 'comment.insertUserID')
        .select(['commentID', 'dateDeleted', 'name', 'deleted'])
        .where('commentID', 'in', commentIDs)
        .execute();
      return new Map(
        rows.flatMap(({ commentID, dateDeleted, deleted, name }) =>
          dateDeleted !== null || deleted ? [] : [[commentID, name]],
        ),
      );
    },

    async repliesBeyond(shown) {
      if (shown.length === 0) return new Map();
      const { rows } = await sql<{ parent: number; count: number; first: number }>`
        select "parentCommentID" as "parent", count(*)::integer as "count",
          (array_agg("commentID" order by "dateInserted", "commentID"))[1] as "first"
        from "comment" where "parentCommentID" = any(${shown}) and "commentID" <> all(${shown})
        group by 1`.execute(db);
      return new Map(rows.map(({ parent, ...more }) => [parent, more]));
    },

    async firstUnread({ discussionID, countUnread = 0, countComments, dateLastViewed }) {
      if (!dateLastViewed || countUnread === 0) return null;
      const row = await db
        .selectFrom('comment')
        .select(['commentID', 'dateInserted'])
        .where('discussionID', '=', discussionID)
        .where('dateDeleted', 'is', null)
        .orderBy('dateInserted')
        .orderBy('commentID')
        .offset(countComments - countUnread)
        .limit(1)
        .executeTakeFirst();
      return row ? { commentID: row.commentID, dateInserted: stamp(row.dateInserted) } : null;
    },
  };
}
