import { sql } from 'kysely';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { countInCategory, recountPosts, recountTags } from './recount';

/**
 * Deletes a discussion with everything that hangs on it, keeps a copy in the moderators' log, and brings the counts
 * of its category, its tags and all its authors up to date. Answers false when it is gone already.
 */
export async function deleteDiscussion(
  { db, now }: Context,
  viewer: Viewer,
  discussionID: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('discussion')
      .selectAll()
      .where('discussionID', '=', discussionID)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const comments = await trx
      .selectFrom('comment')
      .selectAll()
      .where('discussionID', '=', discussionID)
      .execute();
    const commentIDs = comments.map((comment) => comment.commentID);
    const people = [...new Set([row.insertUserID, ...comments.map((comment) => comment.insertUserID)])];
    const tags = await trx
      .selectFrom('tagDiscussion')
      .select('tagID')
      .where('discussionID', '=', discussionID)
      .execute();
    const entry = { operation: 'delete', userID: viewer.userID, dateInserted: now() };
    await trx
      .insertInto('log')
      .values([
        {
          ...entry,
          recordType: 'discussion',
          recordID: discussionID,
          parentRecordID: row.categoryID,
          data: JSON.stringify(row),
        },
        ...comments.map((comment) => ({
          ...entry,
          recordType: 'comment',
          recordID: comment.commentID,
          parentRecordID: discussionID,
          data: JSON.stringify(comment),
        })),
      ])
      .execute();
    await sql`delete from "reaction" where ("recordType" = 'discussion' and "recordID" = ${discussionID})
      or ("recordType" = 'comment' and "recordID" = any(${commentIDs}))`.execute(trx);
    await sql`delete from "notification" where ("recordType" = 'discussion' and "recordID" = ${discussionID})
      or ("recordType" = 'comment' and "recordID" = any(${commentIDs}))`.execute(trx);
    await sql`delete from "attachment" where ("recordType" = 'discussion' and "recordID" = ${discussionID})
      or ("recordType" = 'comment' and "recordID" = any(${commentIDs}))`.execute(trx);
    await trx.deleteFrom('discussion').where('discussionID', '=', discussionID).execute();

    await countInCategory(trx, row.categoryID, row, -1);
    await recountTags(
      trx,
      tags.map((tag) => tag.tagID),
    );
    await recountPosts(trx, people);
    return true;
  });
}
