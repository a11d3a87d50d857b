import type { Transaction } from 'kysely';
import type { DiscussionRow, Tables } from '../database/tables';
import { escapeHtml } from '../posts/escapeHtml';
import { paths } from './paths';

interface NewComment {
  commentID: number;
  insertUserID: number;
  dateInserted: Date;
}

/** Tells the author of a discussion and everybody who bookmarked it; nobody about his own comment. */
export async function notifyOfComment(
  trx: Transaction<Tables>,
  discussion: DiscussionRow,
  comment: NewComment,
): Promise<void> {
  const readers = await trx
    .selectFrom('userDiscussion')
    .select('userID')
    .where('discussionID', '=', discussion.discussionID)
    .where('bookmarked', '=', true)
    .execute();
  const reasons = new Map(readers.map((row) => [row.userID, 'bookmark']));
  reasons.set(discussion.insertUserID, 'mine');
  reasons.delete(comment.insertUserID);
  if (reasons.size === 0) return;
  const author = await trx
    .selectFrom('user')
    .select('name')
    .where('userID', '=', comment.insertUserID)
    .executeTakeFirstOrThrow();
  const body = `<b>${escapeHtml(author.name)}</b> commented on <b>${escapeHtml(discussion.name)}</b>`;
  await trx
    .insertInto('notification')
    .values(
      [...reasons].map(([userID, reason]) => ({
        userID,
        activityType: reason === 'mine' ? 'DiscussionComment' : 'BookmarkComment',
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
