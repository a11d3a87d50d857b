import type { Context } from './context';
import { HttpError } from '../httpError';
import type { Viewer } from '../viewer';

/**
 * The first comment of a new member is read by a moderator before everybody else reads it: spam comes from accounts
 * that have never said anything. It is kept as it was sent.
 */
export async function holdFirstPost(
  { db, now }: Context,
  viewer: Viewer,
  recordType: 'comment',
  data: object,
): Promise<void> {
  const { user } = viewer;
  if (!user || viewer.can('community.moderate') || viewer.can('posts.moderate')) return;
  if (user.countComments + user.countDiscussions > 0) return;
  await db
    .insertInto('pendingPost')
    .values({ recordType, data: JSON.stringify(data), insertUserID: user.userID, dateInserted: now() })
    .execute();
  throw new HttpError(202, `Your ${recordType} will appear after it is approved.`);
}
