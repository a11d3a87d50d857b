import { sql } from 'kysely';
import type { Viewer } from '../viewer';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';

/**
 * A picture is seen by whoever sees one of the posts and messages that show it, and by its owner and the moderators. One
 * that stands nowhere yet is known to those alone who were given its address.
 */
export async function mayReadMedia(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  viewer: Viewer,
  { key, insertUserID }: { key: string; insertUserID: number },
): Promise<boolean> {
  if (viewer.userID === insertUserID || viewer.can('community.moderate')) return true;
  const address = `/uploads/${key}/`;
  // The condition before the search is the one of the index that has only posts with pictures in it.
  const { rows } = await sql<{ seen: boolean }>`
    select "categoryID" = any(${visibleCategoryIDs(viewer, catalogue)}) as "seen" from (
      select "categoryID" from "discussion"
        where "bodyHtml" like '%/uploads/%' and strpos("bodyHtml", ${address}) > 0
      union all
      select d."categoryID" from "comment" c join "discussion" d using ("discussionID")
        where c."bodyHtml" like '%/uploads/%' and strpos(c."bodyHtml", ${address}) > 0) posts
    union all
    select exists (select 1 from "conversationUser" u
      where u."conversationID" = m."conversationID" and u."userID" = ${viewer.userID})
      from "message" m where strpos(m."body", ${address}) > 0`.execute(db);
  return rows.length === 0 || rows.some(({ seen }) => seen);
}
