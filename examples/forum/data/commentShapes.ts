import type { CommentRow } from '../database/tables';
import type { Users } from '../forum';
import type { Viewer } from '../viewer';
import type { Comment, UserFragment } from '../wire';
import { attachmentsOf } from './attachments/attachmentsOf';
import type { Context } from './context';
import { stamp, stampOrNull } from './dates';
import { statusOf } from './discussionShapes';
import type { Expansion } from './expansion';
import { paths } from './paths';
import { reactionSummary } from './reactionSummary';

/** A comment with what it takes from its discussion. */
export interface CommentWithPlace extends CommentRow {
  categoryID: number;
  closed: boolean;
  name: string;
}

export async function commentsForViewer(
  context: Context,
  users: Users,
  viewer: Viewer,
  rows: CommentWithPlace[],
  wants: Expansion,
): Promise<Comment[]> {
  const people = rows.flatMap((row) => [row.insertUserID, row.updateUserID ?? row.insertUserID]);
  const fragments = await users.fragments(viewer, people);
  const ids = rows.map((row) => row.commentID);
  const summaries = wants('reactions') ? await reactionSummary(context, viewer, 'comment', ids) : null;
  const attachments = wants('attachments')
    ? await attachmentsOf(context, users, viewer, 'comment', ids)
    : null;
  return rows.map((row) => ({
    commentID: row.commentID,
    parentRecordType: 'discussion',
    parentRecordID: row.discussionID,
    discussionID: row.discussionID,
    parentCommentID: row.parentCommentID,
    depth: row.depth,
    categoryID: row.categoryID,
    insertUserID: row.insertUserID,
    insertUser: fragments.get(row.insertUserID) as UserFragment,
    name: `Re: ${row.name}`,
    body: row.bodyHtml,
    dateInserted: stamp(row.dateInserted),
    dateUpdated: stampOrNull(row.dateUpdated),
    ...(row.updateUserID !== null && { updateUser: fragments.get(row.updateUserID) }),
    score: row.score,
    ...(summaries && { reactions: summaries.get(row.commentID) ?? [] }),
    ...(attachments && { attachments: attachments.get(row.commentID) ?? [] }),
    attributes:
      row.answerStatusID === null
        ? {}
        : {
            answer: {
              status: statusOf(row.answerStatusID).name.toLowerCase(),
              dateAccepted: row.answerStatusID === 3 ? stamp(row.dateAccepted ?? row.dateInserted) : null,
              acceptUserID: row.acceptUserID,
            },
          },
    url: viewer.url(paths.comment(row.commentID)),
  }));
}
