import { sql } from 'kysely';
import type { Viewer } from '../viewer';
import type { Reaction } from '../wire';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';

/** How often those of a user's posts were reacted to that the viewer sees, by urlcode of the type; types without any are left out. */
export async function reactionsReceived(
  { db, catalogue }: Context,
  viewer: Viewer,
  userID: number,
): Promise<Record<string, Reaction>> {
  const { rows } = await sql<{ tagID: number; count: number }>`
    select r."tagID", count(*)::integer as "count" from "reaction" r
    left join "comment" c on r."recordType" = 'comment' and c."commentID" = r."recordID"
    join "discussion" d on d."discussionID" =
      case when r."recordType" = 'discussion' then r."recordID" else c."discussionID" end
    where coalesce(c."insertUserID", d."insertUserID") = ${userID}
      and d."categoryID" = any(${visibleCategoryIDs(viewer, catalogue)}) group by r."tagID"`.execute(db);
  const counts = new Map(rows.map((row) => [row.tagID, row.count]));
  const types = catalogue.reactionTypes.filter((type) => type.class !== 'Flag' && counts.has(type.tagID));
  return Object.fromEntries(
    types.map(({ tagID, urlcode, name, class: kind, reactionValue }) => [
      urlcode,
      { tagID, urlcode, name, class: kind, count: counts.get(tagID) ?? 0, reactionValue },
    ]),
  );
}
