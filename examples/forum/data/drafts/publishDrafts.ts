import type { DraftRow } from '../../database/tables';
import type { Comments, Discussions } from '../../forum';
import { HttpError } from '../../httpError';
import type { Viewer } from '../../viewer';
import type { Context } from '../context';
import { createViewer } from '../createViewer';
import { attributesOf } from './draftShapes';
import { tagsOf } from './draftTags';

interface Posts {
  discussions: Discussions;
  comments: Comments;
}

/**
 * Makes posts of the drafts that are due, as their authors and with what those may do by now. A draft is claimed first:
 * a forum that stops in the middle leaves it where its author finds it, and never publishes it twice.
 */
export async function publishDue(context: Context, posts: Posts): Promise<number> {
  const { db, now } = context;
  const due = await db
    .selectFrom('draft')
    .select('draftID')
    .where('draftStatus', '=', 'scheduled')
    .where('dateScheduled', '<=', now())
    .orderBy('dateScheduled')
    .limit(50)
    .execute();
  let published = 0;
  for (const { draftID } of due) {
    const row = await db
      .updateTable('draft')
      .set({ draftStatus: 'error', failedReason: 'Publishing was interrupted.' })
      .where('draftID', '=', draftID)
      .where('draftStatus', '=', 'scheduled')
      .returningAll()
      .executeTakeFirst();
    if (!row) continue;
    try {
      // It would publish another user's text, or at another user's time, under the author's name.
      if (row.updateUserID !== null && row.updateUserID !== row.insertUserID)
        throw new HttpError(403, 'Permission Problem', 'Somebody else has changed this draft.');
      await publish(posts, await authorOf(context, row.insertUserID), row);
      await db.deleteFrom('draft').where('draftID', '=', draftID).execute();
      published += 1;
    } catch (error) {
      const failedReason = reasonOf(error);
      await db.updateTable('draft').set({ failedReason }).where('draftID', '=', draftID).execute();
      await tellOfFailure(context, row, failedReason);
    }
  }
  return published;
}

async function publish({ discussions, comments }: Posts, author: Viewer, row: DraftRow): Promise<void> {
  const { recordType, recordID, parentRecordID } = row;
  const { body = '', format, draftMeta: meta = {} } = attributesOf(row);
  if (recordType === 'comment') {
    if (recordID !== null) return void (await comments.update(author, recordID, { body, format }));
    const parentCommentID = typeof meta.commentParentID === 'number' ? meta.commentParentID : undefined;
    const discussionID = parentRecordID ?? 0;
    return void (await comments.create(author, { discussionID, parentCommentID, body, format }));
  }
  if (recordType !== 'discussion')
    throw new HttpError(400, `A draft of type ${recordType} cannot be published.`);
  const pinLocation =
    meta.pinLocation === 'category' || meta.pinLocation === 'recent' ? meta.pinLocation : null;
  const head = {
    name: String(meta.name ?? ''),
    body,
    format,
    ...tagsOf(meta),
    ...(metaIn(meta) && { postMeta: metaIn(meta) }),
  };
  if (recordID !== null) {
    // As the form's Save does it: no announcement is as much a wish as one, of those who may announce.
    const announces = meta.pinLocation !== undefined && author.can('discussions.announce');
    return void (await discussions.update(author, recordID, {
      ...head,
      ...(typeof meta.categoryID === 'number' && { categoryID: meta.categoryID }),
      ...(announces && { pinned: pinLocation !== null, pinLocation }),
    }));
  }
  await discussions.create(author, {
    ...head,
    ...(pinLocation && { pinned: true, pinLocation }),
    categoryID: Number(meta.categoryID ?? parentRecordID),
    postTypeID: typeof meta.postTypeID === 'string' ? meta.postTypeID : undefined,
    silently: meta.publishedSilently === true,
  });
}

/** Values of the type's fields: a draft's meta is whatever a client kept there. */
const metaIn = ({ postMeta }: Record<string, unknown>): Record<string, unknown> | undefined =>
  typeof postMeta === 'object' && postMeta !== null && !Array.isArray(postMeta)
    ? (postMeta as Record<string, unknown>)
    : undefined;

async function authorOf({ db, catalogue }: Context, userID: number): Promise<Viewer> {
  const user = await db.selectFrom('user').selectAll().where('userID', '=', userID).executeTakeFirstOrThrow();
  if (user.banned || user.deleted) throw new HttpError(403, 'The author may not post any more.');
  const roles = await db.selectFrom('userRole').select('roleID').where('userID', '=', userID).execute();
  const roleIDs = roles.map(({ roleID }) => roleID).sort((a, b) => a - b);
  return createViewer(catalogue, { user, roleIDs, sessionID: null, transientKey: '' }, '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) return 'An error has occurred.';
  return error.errors[0]?.message ?? error.description ?? error.message;
}

async function tellOfFailure({ db, now }: Context, row: DraftRow, reason: string): Promise<void> {
  const dateInserted = now();
  await db
    .insertInto('notification')
    .values({
      userID: row.insertUserID,
      activityType: 'ScheduledPostFailure',
      activityUserID: row.insertUserID,
      body: 'A scheduled post could not be published.',
      path: '/drafts?draftStatus=error',
      recordType: 'draft',
      recordID: row.draftID,
      reason,
      dateInserted,
      dateUpdated: dateInserted,
    })
    .execute();
}
