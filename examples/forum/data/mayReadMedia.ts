import { sql } from 'kysely';
import type { Viewer } from '../viewer';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';

/**
 * A picture is seen by its owner, the moderators, and those who see one of the posts, messages and layouts that show it. One
 * that no longer stands anywhere is seen by those who see every category that it has stood in; one that has never been
 * posted is its owner's.
 */
export async function mayReadMedia(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  viewer: Viewer,
  { mediaID, key, insertUserID }: { mediaID: number; key: string; insertUserID: number },
): Promise<boolean> {
  if (viewer.userID === insertUserID || viewer.can('community.moderate')) return true;
  const address = `/uploads/${key}/`;
  const visible = visibleCategoryIDs(viewer, catalogue);
  // The condition before the search is the one of the index that has only posts with pictures in it.
  const { rows } = await sql<{ seen: boolean }>`
    select "categoryID" = any(${visible}) as "seen" from (
      select "categoryID" from "discussion"
        where "bodyHtml" like '%/uploads/%' and strpos("bodyHtml", ${address}) > 0
      union all
      select d."categoryID" from "comment" c join "discussion" d using ("discussionID")
        where c."bodyHtml" like '%/uploads/%' and strpos(c."bodyHtml", ${address}) > 0) posts
    union all
    select exists (select 1 from "conversationUser" u
      where u."conversationID" = m."conversationID" and u."userID" = ${viewer.userID})
      from "message" m where strpos(m."body", ${address}) > 0
    union all
    select true from "layout" where strpos("content", ${address}) > 0`.execute(db);
  if (rows.length > 0) return rows.some(({ seen }) => seen);
  const stood = await db
    .selectFrom('mediaCategory')
    .select('categoryID')
    .where('mediaID', '=', mediaID)
    .execute();
  return stood.length > 0 && stood.every(({ categoryID }) => visible.includes(categoryID));
}
