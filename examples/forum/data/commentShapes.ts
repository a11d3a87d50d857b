import { sql } from 'kysely';
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
import { mayReadReports, noReports, reportMetaOf } from './reports';
import { withSignatures } from './signatures';
import { placeholder } from './userShapes';

/** A comment with what it takes from its discussion. */
export interface CommentWithPlace extends CommentRow {
  categoryID: number;
  closed: boolean;
  name: string;
}

/** Direct replies of each. */
async function countChildren(db: Context['db'], commentIDs: number[]): Promise<Map<number, number>> {
  if (commentIDs.length === 0) return new Map();
  const { rows } = await sql<{ parent: number; count: number }>`select "parentCommentID" as "parent",
    count(*)::integer as "count" from "comment" where "parentCommentID" = any(${commentIDs}) group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ parent, count }) => [parent, count]));
}

export async function commentsForViewer(
  context: Context,
  users: Users,
  viewer: Viewer,
  rows: CommentWithPlace[],
  wants: Expansion,
): Promise<Comment[]> {
  const people = rows.flatMap((row) => [row.insertUserID, row.updateUserID ?? row.insertUserID]);
  const fragments = await withSignatures(context, users, viewer, people, wants('insertUser.signature'));
  const ids = rows.map((row) => row.commentID);
  const summaries = wants('reactions') ? await reactionSummary(context, viewer, 'comment', ids) : null;
  const attachments = wants('attachments')
    ? await attachmentsOf(context, users, viewer, 'comment', ids)
    : null;
  const reports =
    wants('reportMeta') && rows.some((row) => mayReadReports(viewer, row))
      ? await reportMetaOf(context, users, viewer, 'comment', ids)
      : null;
  const children = await countChildren(context.db, ids);
  return rows.map((row) => ({
    commentID: row.commentID,
    parentRecordType: 'discussion',
    parentRecordID: row.discussionID,
    discussionID: row.discussionID,
    parentCommentID: row.parentCommentID,
    depth: row.depth,
    categoryID: row.categoryID,
    ...(row.dateDeleted === null
      ? { insertUserID: row.insertUserID, insertUser: fragments.get(row.insertUserID) as UserFragment }
      : { insertUserID: 0, insertUser: placeholder(viewer, 0, 'Deleted User') }),
    name: `Re: ${row.name}`,
    body: row.bodyHtml,
    dateInserted: stamp(row.dateInserted),
    dateUpdated: stampOrNull(row.dateUpdated),
    ...(row.updateUserID !== null &&
      row.dateDeleted === null && { updateUser: fragments.get(row.updateUserID) }),
    score: row.score,
    ...(summaries && { reactions: summaries.get(row.commentID) ?? [] }),
    ...(attachments && { attachments: attachments.get(row.commentID) ?? [] }),
    ...(reports && mayReadReports(viewer, row) && { reportMeta: reports.get(row.commentID) ?? noReports }),
    countChildComments: children.get(row.commentID) ?? 0,
    attributes:
      row.dateDeleted !== null
        ? { deleted: true as const }
        : row.answerStatusID === null
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
