import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { escapeHtml } from '../posts/escapeHtml';
import type { Viewer } from '../viewer';
import { paths } from './paths';
import { followersWhoHear } from './whoHears';

interface NewDiscussion {
  discussionID: number;
  categoryID: number;
  name: string;
  dateInserted: Date;
}

/** Notifies followers of the category who want new posts, except the author. */
export async function notifyOfDiscussion(
  trx: Transaction<Tables>,
  viewer: Viewer,
  { discussionID, categoryID, name, dateInserted }: NewDiscussion,
): Promise<void> {
  const followers = await followersWhoHear(trx, categoryID, 'popupPosts');
  const told = followers.filter((userID) => userID !== viewer.userID);
  if (told.length === 0) return;
  const by = escapeHtml(viewer.user?.name ?? '');
  await trx
    .insertInto('notification')
    .values(
      told.map((userID) => ({
        userID,
        activityType: 'NewDiscussion',
        activityUserID: viewer.userID,
        body: `<b>${by}</b> started <b>${escapeHtml(name)}</b>`,
        path: paths.discussion(discussionID, name),
        recordType: 'discussion',
        recordID: discussionID,
        reason: 'advanced',
        dateInserted,
        dateUpdated: dateInserted,
      })),
    )
    .execute();
}
