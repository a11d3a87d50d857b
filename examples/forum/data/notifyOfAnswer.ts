import type { Transaction } from 'kysely';
import type { DiscussionRow, Tables } from '../database/tables';
import { escapeHtml } from '../posts/escapeHtml';
import type { Viewer } from '../viewer';
import { paths } from './paths';
import { mutedBy, whoHears } from './whoHears';

interface JudgedAnswer {
  commentID: number;
  insertUserID: number;
  status: 'accepted' | 'rejected' | 'pending';
  date: Date;
}

const activityType = 'AnswerAccepted';

/**
 * Notifies the author of an answer that it was accepted, unless by himself or not wanted; an unread one
 * when that is taken back was never told.
 */
export async function notifyOfAnswer(
  trx: Transaction<Tables>,
  viewer: Viewer,
  question: DiscussionRow,
  { commentID, insertUserID: userID, status, date }: JudgedAnswer,
): Promise<void> {
  await trx
    .deleteFrom('notification')
    .where('activityType', '=', activityType)
    .where('recordID', '=', commentID)
    .where('read', '=', false)
    .execute();
  const told = await whoHears(trx, new Map([[userID, { activityType, reason: 'mine' }]]));
  const isMuted = (await mutedBy(trx, question.discussionID)).includes(userID);
  if (status !== 'accepted' || userID === viewer.userID || isMuted || told.length === 0) return;
  const by = escapeHtml(viewer.user?.name ?? '');
  await trx
    .insertInto('notification')
    .values({
      userID,
      activityType,
      activityUserID: viewer.userID,
      body: `<b>${by}</b> accepted your answer to <b>${escapeHtml(question.name)}</b>`,
      path: paths.comment(commentID),
      recordType: 'comment',
      recordID: commentID,
      reason: 'mine',
      dateInserted: date,
      dateUpdated: date,
    })
    .execute();
}
