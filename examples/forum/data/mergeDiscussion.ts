import { sql, type Transaction } from 'kysely';
import type { DiscussionRow, Tables } from '../database/tables';
import { HttpError, notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { demand } from './demand';
import { redirectBody } from './leaveRedirect';
import { paths } from './paths';
import { recountQuestion } from './recountQuestion';
import { countInCategory, recountPosts, recountTags } from './recount';
import { writeLog } from './writeLog';

export interface MergeOptions {
  destinationDiscussionID: number;
  addRedirects: boolean;
}

/**
 * Makes a discussion part of another: its first post becomes a comment there, with its reactions, and its comments
 * follow. The empty discussion goes to the log, or becomes a redirect. A deleted one stays unchanged.
 */
export async function mergeDiscussion(
  { db, now }: Context,
  viewer: Viewer,
  discussionID: number,
  { destinationDiscussionID, addRedirects }: MergeOptions,
): Promise<void> {
  if (discussionID === destinationDiscussionID) return;
  await db.transaction().execute(async (trx) => {
    // Locked in the order of their IDs, so that two merges in opposite directions do not wait for each other forever.
    const rows = await trx
      .selectFrom('discussion')
      .selectAll()
      .where('discussionID', 'in', [discussionID, destinationDiscussionID])
      .orderBy('discussionID')
      .forUpdate()
      .execute();
    const source = rows.find((row) => row.discussionID === discussionID);
    const destination = rows.find((row) => row.discussionID === destinationDiscussionID);
    if (!destination) throw notFound('Discussion');
    // Browsers repeat a call that was answered with 408: what it has done already is no failure.
    if (!source || source.redirectDiscussionID === destinationDiscussionID) return;
    if (source.type === 'redirect' || destination.type === 'redirect')
      throw new HttpError(400, 'A redirect cannot be merged.');
    demand(viewer, 'discussions.delete', { categoryID: source.categoryID });
    demand(viewer, 'discussions.edit', { categoryID: destination.categoryID });

    await movePosts(trx, source, destination);
    await recountQuestion(trx, destinationDiscussionID);
    const tags = await trx
      .deleteFrom('tagDiscussion')
      .where('discussionID', '=', discussionID)
      .returning('tagID')
      .execute();
    await countInCategory(trx, source.categoryID, source, -1);
    await trx
      .updateTable('discussion')
      .set({ redirectDiscussionID: destinationDiscussionID })
      .where('redirectDiscussionID', '=', discussionID)
      .execute();
    await writeLog(trx, viewer, {
      operation: 'merge',
      recordType: 'discussion',
      recordID: discussionID,
      parentRecordID: destinationDiscussionID,
      before: source,
      dateInserted: now(),
    });
    if (addRedirects) {
      const values = { ...redirectBody(destination), score: 0, dateUpdated: now() };
      await trx.updateTable('discussion').set(values).where('discussionID', '=', discussionID).execute();
    } else {
      await trx.deleteFrom('discussion').where('discussionID', '=', discussionID).execute();
    }
    await recountPosts(trx, [source.insertUserID]);
    await recountTags(
      trx,
      tags.map((tag) => tag.tagID),
    );
  });
}

/** Comments, and the first post as one of them, with what hangs on them; the counts of the destination follow. */
async function movePosts(
  trx: Transaction<Tables>,
  source: DiscussionRow,
  { discussionID, categoryID }: DiscussionRow,
): Promise<void> {
  const { body, format, bodyHtml, insertUserID, updateUserID, dateInserted, dateUpdated, score } = source;
  await trx
    .updateTable('comment')
    .set({ discussionID })
    .where('discussionID', '=', source.discussionID)
    .execute();
  const { commentID } = await trx
    .insertInto('comment')
    .values({
      ...{ discussionID, body, format, bodyHtml, insertUserID, updateUserID, dateInserted, dateUpdated },
      score,
    })
    .returning('commentID')
    .executeTakeFirstOrThrow();
  await sql`update "reaction" set "recordType" = 'comment', "recordID" = ${commentID}
    where "recordType" = 'discussion' and "recordID" = ${source.discussionID}`.execute(trx);
  for (const table of ['attachment', 'issue'])
    await sql`update ${sql.table(table)} set "recordType" = 'comment', "recordID" = ${commentID}
      where "recordType" = 'discussion' and "recordID" = ${source.discussionID}`.execute(trx);
  await sql`update "notification" set "recordType" = 'comment', "recordID" = ${commentID},
    "path" = ${paths.comment(commentID)}
    where "recordType" = 'discussion' and "recordID" = ${source.discussionID}`.execute(trx);
  const added = source.countComments + 1;
  await sql`update "discussion" d set "countComments" = "countComments" + ${added},
      "lastUserID" = newest."insertUserID",
      "dateLastComment" = case when d."sink" then d."dateLastComment"
        else greatest(d."dateInserted", newest."dateInserted") end
    from (select "insertUserID", "dateInserted" from "comment" where "discussionID" = ${discussionID}
      and "dateDeleted" is null order by "dateInserted" desc, "commentID" desc limit 1) newest
    where d."discussionID" = ${discussionID}`.execute(trx);
  await sql`update "category" set "countComments" = "countComments" + ${added}
    where "categoryID" = ${categoryID}`.execute(trx);
}
