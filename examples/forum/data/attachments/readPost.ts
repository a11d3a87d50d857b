import type { PostRef } from '../../attachments';
import { notFound } from '../../httpError';
import { textOfHtml } from '../../posts/cleanHtml';
import type { Viewer } from '../../viewer';
import type { Context } from '../context';
import { paths } from '../paths';
import { visibleDiscussion } from '../visibleDiscussion';

export interface PostForAttachment extends PostRef {
  insertUserID: number;
  categoryID: number;
  /** Name of the discussion. */
  name: string;
  /** Plain. */
  text: string;
  path: string;
}

/** A post that the viewer sees. Throws 404 and 403. */
export async function readPost(
  context: Context,
  viewer: Viewer,
  { recordType, recordID }: PostRef,
): Promise<PostForAttachment> {
  if (recordType === 'discussion') {
    const { insertUserID, categoryID, name, bodyHtml } = await visibleDiscussion(context, viewer, recordID);
    const path = paths.discussion(recordID, name);
    return { recordType, recordID, insertUserID, categoryID, name, text: textOfHtml(bodyHtml), path };
  }
  const row = await context.db
    .selectFrom('comment')
    .select(['discussionID', 'insertUserID', 'bodyHtml'])
    .where('commentID', '=', recordID)
    .where('dateDeleted', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Comment');
  const { name, categoryID } = await visibleDiscussion(context, viewer, row.discussionID);
  const { insertUserID, bodyHtml } = row;
  return {
    recordType,
    recordID,
    insertUserID,
    categoryID,
    name,
    text: textOfHtml(bodyHtml),
    path: paths.comment(recordID),
  };
}
