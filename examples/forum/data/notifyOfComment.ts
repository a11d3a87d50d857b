import type { Transaction } from 'kysely';
import type { DiscussionRow, Tables } from '../database/tables';
import { escapeHtml } from '../posts/escapeHtml';
import type { Catalogue } from './catalogue';
import { paths } from './paths';
import { followersWhoHear, lockedOut, mutedBy, whoHears, type Hearing } from './whoHears';

interface NewComment {
  commentID: number;
  insertUserID: number;
  dateInserted: Date;
  /** Who had it written, if not its author. */
  doerID?: number;
}

/**
 * Tells the author of a discussion, everybody who bookmarked it and followers of its category who chose to hear of
 * comments, if they want it and may read it; never about their own comment, or one that they had written.
 */
export async function notifyOfComment(
  trx: Transaction<Tables>,
  discussion: DiscussionRow,
  comment: NewComment,
  /** Leaves out users who may not read the category. Absent in the seed, which runs before it exists. */
  catalogue?: Catalogue,
): Promise<void> {
  const readers = await trx
    .selectFrom('userDiscussion')
    .select('userID')
    .where('discussionID', '=', discussion.discussionID)
    .where('bookmarked', '=', true)
    .execute();
  const reasons = new Map<number, Hearing>(
    readers.map((row) => [row.userID, { activityType: 'BookmarkComment', reason: 'bookmark' }]),
  );
  reasons.set(discussion.insertUserID, { activityType: 'DiscussionComment', reason: 'mine' });
  const told = new Map(await whoHears(trx, reasons));
  for (const userID of await followersWhoHear(trx, discussion.categoryID, 'popupComments'))
    if (!told.has(userID)) told.set(userID, { activityType: 'NewComment', reason: 'advanced' });
  for (const userID of await mutedBy(trx, discussion.discussionID)) told.delete(userID);
  if (catalogue)
    for (const userID of await lockedOut(trx, catalogue, told.keys(), discussion.categoryID))
      told.delete(userID);
  for (const userID of [comment.insertUserID, comment.doerID]) if (userID !== undefined) told.delete(userID);
  if (told.size === 0) return;
  const author = await trx
    .selectFrom('user')
    .select('name')
    .where('userID', '=', comment.insertUserID)
    .executeTakeFirstOrThrow();
  const body = `<b>${escapeHtml(author.name)}</b> commented on <b>${escapeHtml(discussion.name)}</b>`;
  await trx
    .insertInto('notification')
    .values(
      [...told].map(([userID, { activityType, reason }]) => ({
        userID,
        activityType,
        activityUserID: comment.insertUserID,
        body,
        path: paths.comment(comment.commentID),
        recordType: 'comment',
        recordID: comment.commentID,
        reason,
        dateInserted: comment.dateInserted,
        dateUpdated: comment.dateInserted,
      })),
    )
    .execute();
}
