import type { DiscussionRow } from '../database/tables';
import { notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { demand } from './demand';
import { discussionColumns } from './postColumns';

/** The row of a discussion that the viewer may see; throws 404 where there is none, 403 where it is not theirs to see. */
export async function visibleDiscussion(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  discussionID: number,
): Promise<DiscussionRow> {
  const row = await db
    .selectFrom('discussion')
    .select(discussionColumns)
    .where('discussionID', '=', discussionID)
    .executeTakeFirst();
  if (!row) throw notFound('Discussion');
  demand(viewer, 'discussions.view', { categoryID: row.categoryID });
  return row;
}
