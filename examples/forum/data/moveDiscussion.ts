import type { Viewer } from '../viewer';
import type { Context } from './context';
import { demand } from './demand';
import { leaveRedirect } from './leaveRedirect';
import { countInCategory } from './recount';

export interface MoveOptions {
  categoryID: number;
  addRedirects: boolean;
}

/**
 * Moves a discussion with its comments, and leaves a redirect behind when asked to. One that is gone, or is there
 * already, stays as it is. Permissions are asked for again: rounds of a long run come minutes after its start.
 */
export async function moveDiscussion(
  { db, now }: Context,
  viewer: Viewer,
  discussionID: number,
  { categoryID, addRedirects }: MoveOptions,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('discussion')
      .selectAll()
      .where('discussionID', '=', discussionID)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.categoryID === categoryID) return;
    demand(viewer, 'discussions.edit', { categoryID: row.categoryID });
    demand(viewer, 'discussions.edit', { categoryID });
    await trx
      .updateTable('discussion')
      .set({ categoryID, dateUpdated: now(), updateUserID: viewer.userID })
      .where('discussionID', '=', discussionID)
      .execute();
    await countInCategory(trx, row.categoryID, row, -1);
    await countInCategory(trx, categoryID, row, 1);
    // Back where it came from, the sign that led away from there would lead to itself.
    await trx
      .deleteFrom('discussion')
      .where('redirectDiscussionID', '=', discussionID)
      .where('categoryID', '=', categoryID)
      .execute();
    if (addRedirects && row.type !== 'redirect') await leaveRedirect(trx, row);
  });
}
