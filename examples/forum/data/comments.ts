import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { CommentRow, Tables } from '../database/tables';
import type { CommentQuery, Comments, Users } from '../forum';
import { invalid, notFound } from '../httpError';
import { renderPost } from '../posts/renderPost';
import type { Viewer } from '../viewer';
import type { Comment } from '../wire';
import { visibleCategoryIDs } from './categoryShapes';
import { commentsForViewer, type CommentWithPlace } from './commentShapes';
import type { Context } from './context';
import { demand, demandOpen, demandSession } from './demand';
import { demandEdit } from './editRules';
import { expansion } from './expansion';
import { notifyOfComment } from './notifyOfComment';
import { numbered, pageWindow } from './paging';
import { commentColumns } from './postColumns';
import { holdFirstPost } from './premoderation';
import { recountQuestion } from './recountQuestion';
import { createThreads } from './threads';
import { visibleDiscussion } from './visibleDiscussion';
import { writeLog } from './writeLog';

const orders = {
  dateInserted: sql`"comment"."dateInserted", "commentID"`,
  '-dateInserted': sql`"comment"."dateInserted" desc, "commentID" desc`,
  '-score': sql`"comment"."score" desc, "commentID"`,
  '-experimentalTrending': sql`"comment"."score" - extract(epoch from now() - "comment"."dateInserted") / 86400 desc, "commentID"`,
} as const;

/** What others than the asker wrote below a question, by what became of it. */
const isAnswer = (status: NonNullable<CommentQuery['qna']>): RawBuilder<SqlBool> =>
  sql<SqlBool>`"discussion"."type" = 'question' and "comment"."insertUserID" <> "discussion"."insertUserID" and ${answerIs[status]}`;
const answerIs = {
  accepted: sql`"answerStatusID" = 3`,
  rejected: sql`"answerStatusID" = 4`,
  pending: sql`coalesce("answerStatusID", 2) not in (3, 4)`,
};

/** What answers a comment of this depth has the same one. */
const deepest = 5;

export function createComments(context: Context, users: Users): Comments {
  const { db, catalogue, now } = context;

  const joined = () =>
    db
      .selectFrom('comment')
      .innerJoin('discussion', 'discussion.discussionID', 'comment.discussionID')
      .select(commentColumns)
      .select(['discussion.categoryID', 'discussion.closed', 'discussion.name']);

  async function find(viewer: Viewer, commentID: number): Promise<CommentWithPlace> {
    const row = await joined()
      .where('commentID', '=', commentID)
      .where('dateDeleted', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound('Comment');
    demand(viewer, 'discussions.view', { categoryID: row.categoryID });
    return row;
  }

  async function one(viewer: Viewer, commentID: number, expand: string[] = []): Promise<Comment> {
    const row = await find(viewer, commentID);
    return (await commentsForViewer(context, users, viewer, [row], expansion(expand)))[0] as Comment;
  }

  async function depthBelow(parentCommentID: number | undefined, discussionID: number): Promise<number> {
    if (parentCommentID === undefined) return 1;
    const parent = await db
      .selectFrom('comment')
      .select(['discussionID', 'depth'])
      .where('commentID', '=', parentCommentID)
      .where('dateDeleted', 'is', null)
      .executeTakeFirst();
    if (parent?.discussionID !== discussionID) {
      // Writers read this under their answer, more often than callers who have named a wrong one.
      throw invalid({
        field: 'parentCommentID',
        message: parent
          ? 'The comment that this answers is in another discussion.'
          : 'The comment that this answers has been deleted.',
      });
    }
    return Math.min(parent.depth + 1, deepest);
  }

  /** Brings the counts of discussion, category and author in line after `change` (+1 or -1) comments. */
  async function recount(
    trx: Transaction<Tables>,
    row: Pick<CommentRow, 'discussionID' | 'insertUserID'>,
    change: number,
  ) {
    await sql`update "discussion" d set "countComments" = "countComments" + ${change},
        "lastUserID" = coalesce(newest."insertUserID", d."insertUserID"),
        "dateLastComment" = case when d."sink" then d."dateLastComment"
          else coalesce(newest."dateInserted", d."dateInserted") end
      from (select 1) one left join lateral (select "insertUserID", "dateInserted" from "comment"
        where "discussionID" = ${row.discussionID} and "dateDeleted" is null order by "dateInserted" desc, "commentID" desc limit 1) newest on true
      where d."discussionID" = ${row.discussionID}`.execute(trx);
    await sql`update "category" set "countComments" = "countComments" + ${change} where "categoryID" =
      (select "categoryID" from "discussion" where "discussionID" = ${row.discussionID})`.execute(trx);
    await sql`update "user" set "countComments" = "countComments" + ${change} where "userID" = ${row.insertUserID}`.execute(
      trx,
    );
  }

  /** A comment with replies leaves a tombstone, which keeps their place; one without goes, and so do tombstones above it. */
  async function erase(trx: Transaction<Tables>, commentID: number): Promise<void> {
    const reply = await trx
      .selectFrom('comment')
      .select('commentID')
      .where('parentCommentID', '=', commentID)
      .executeTakeFirst();
    if (reply) {
      await trx
        .updateTable('comment')
        .set({ body: '', format: 'text', bodyHtml: '', score: 0, answerStatusID: null, dateDeleted: now() })
        .where('commentID', '=', commentID)
        .execute();
      return;
    }
    const gone = await trx
      .deleteFrom('comment')
      .where('commentID', '=', commentID)
      .returning('parentCommentID')
      .executeTakeFirst();
    if (!gone?.parentCommentID) return;
    const above = await trx
      .selectFrom('comment')
      .select('commentID')
      .where('commentID', '=', gone.parentCommentID)
      .where('dateDeleted', 'is not', null)
      .executeTakeFirst();
    if (above) await erase(trx, above.commentID);
  }

  const log = (trx: Transaction<Tables>, viewer: Viewer, row: CommentRow, operation: 'edit' | 'delete') =>
    writeLog(trx, viewer, {
      operation,
      recordType: 'comment',
      recordID: row.commentID,
      parentRecordID: row.discussionID,
      before: row,
      dateInserted: now(),
    });

  return {
    async list(viewer, query) {
      const window = pageWindow(query);
      if (query.discussionID !== undefined) await visibleDiscussion(context, viewer, query.discussionID);
      const categoryIDs = visibleCategoryIDs(viewer, catalogue);
      let rows = joined().where(sql<boolean>`"discussion"."categoryID" = any(${categoryIDs})`);
      if (query.discussionID !== undefined)
        rows = rows.where('comment.discussionID', '=', query.discussionID);
      if (query.insertUserID !== undefined)
        rows = rows.where('comment.insertUserID', '=', query.insertUserID).where('dateDeleted', 'is', null);
      if (query.parentCommentID !== undefined)
        rows = rows.where('parentCommentID', '=', query.parentCommentID);
      if (query.qna !== undefined) rows = rows.where(isAnswer(query.qna)).where('dateDeleted', 'is', null);
      const { total } = await rows
        .clearSelect()
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
        .executeTakeFirstOrThrow();
      const found = await rows
        .orderBy(orders[query.sort ?? 'dateInserted'])
        .limit(window.limit)
        .offset(window.offset)
        .execute();
      return numbered(
        await commentsForViewer(context, users, viewer, found, expansion(query.expand)),
        window,
        total,
      );
    },

    async countAnswers(discussionID) {
      const count = async (status: 'accepted' | 'rejected') =>
        (
          await joined()
            .clearSelect()
            .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
            .where('comment.discussionID', '=', discussionID)
            .where(isAnswer(status))
            .where('dateDeleted', 'is', null)
            .executeTakeFirstOrThrow()
        ).count;
      const [accepted, rejected] = await Promise.all([count('accepted'), count('rejected')]);
      return { accepted, rejected };
    },

    get: (viewer, commentID, options = {}) => one(viewer, commentID, options.expand),

    async edit(viewer, commentID) {
      const row = await find(viewer, commentID);
      demandEdit(viewer, row, 'comments.edit', now());
      return { commentID, body: row.body, format: row.format };
    },

    async quote(viewer, commentID) {
      const row = await find(viewer, commentID);
      const { body, url, dateInserted, insertUser } = await one(viewer, commentID);
      const { body: bodyRaw, format } = row;
      const record = { recordType: 'comment' as const, recordID: commentID, commentID };
      return { ...record, body, bodyRaw, format, url, dateInserted, insertUser };
    },

    async create(viewer, input, doerID = viewer.userID) {
      const discussion = await visibleDiscussion(context, viewer, input.discussionID);
      demandSession(viewer);
      const { discussionID, categoryID } = discussion;
      demand(viewer, 'comments.add', { categoryID });
      if (discussion.type === 'redirect')
        throw invalid({ field: 'discussionID', message: 'This discussion has been moved.' });
      demandOpen(viewer, discussion);
      const { parentCommentID } = input;
      const depth = await depthBelow(parentCommentID, discussionID);
      const rendered = renderPost(input);
      await holdFirstPost(context, viewer, 'comment', input);
      const { userID: insertUserID } = viewer;
      const dateInserted = now();
      const commentID = await db.transaction().execute(async (trx) => {
        const { commentID } = await trx
          .insertInto('comment')
          .values({ ...rendered, discussionID, parentCommentID, depth, insertUserID, dateInserted })
          .returning('commentID')
          .executeTakeFirstOrThrow();
        await recount(trx, { discussionID, insertUserID }, 1);
        await trx
          .updateTable('user')
          .set({ dateLastActive: dateInserted })
          .where('userID', '=', insertUserID)
          .execute();
        if (discussion.type === 'question') await recountQuestion(trx, discussionID);
        const comment = { commentID, insertUserID, dateInserted, doerID };
        await notifyOfComment(trx, discussion, comment, context.catalogue);
        return commentID;
      });
      return one(viewer, commentID, ['reactions', 'insertUser.signature']);
    },

    async update(viewer, commentID, patch) {
      const row = await find(viewer, commentID);
      demandSession(viewer);
      demandEdit(viewer, row, 'comments.edit', now());
      const rendered = renderPost(patch);
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('comment')
          .set({ ...rendered, dateUpdated: now(), updateUserID: viewer.userID })
          .where('commentID', '=', commentID)
          .execute();
        if (rendered.bodyHtml !== row.bodyHtml) await log(trx, viewer, row, 'edit');
      });
      return one(viewer, commentID, ['reactions', 'insertUser.signature']);
    },

    async remove(viewer, commentID) {
      const row = await find(viewer, commentID);
      demandEdit(viewer, row, 'comments.delete', now());
      await db.transaction().execute(async (trx) => {
        const locked = await trx
          .selectFrom('comment')
          .select('commentID')
          .where('commentID', '=', commentID)
          .where('dateDeleted', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (!locked) return;
        await erase(trx, commentID);
        for (const table of ['reaction', 'notification', 'attachment'])
          await sql`delete from ${sql.table(table)}
            where "recordType" = 'comment' and "recordID" = ${commentID}`.execute(trx);
        await recount(trx, row, -1);
        await recountQuestion(trx, row.discussionID);
        await log(trx, viewer, row, 'delete');
      });
    },

    ...createThreads(context),

    async placeOf(viewer, commentID, limit) {
      const row = await find(viewer, commentID);
      const { rows } = await sql<{ before: number }>`select count(*)::integer as "before" from "comment"
        where "discussionID" = ${row.discussionID}
        and ("dateInserted", "commentID") < (${row.dateInserted}, ${commentID})`.execute(db);
      return { discussionID: row.discussionID, page: Math.floor((rows[0]?.before ?? 0) / limit) + 1 };
    },
  };
}
