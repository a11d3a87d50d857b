import { sql } from 'kysely';
import type { Reaction } from '../wire';
import type { Context } from './context';

/** How often a user's posts were reacted to, by urlcode of the type; types without any are left out. */
export async function reactionsReceived(
  { db, catalogue }: Context,
  userID: number,
): Promise<Record<string, Reaction>> {
  const { rows } = await sql<{ tagID: number; count: number }>`
    select r."tagID", count(*)::integer as "count" from "reaction" r
    left join "discussion" d on r."recordType" = 'discussion' and d."discussionID" = r."recordID"
    left join "comment" c on r."recordType" = 'comment' and c."commentID" = r."recordID"
    where coalesce(d."insertUserID", c."insertUserID") = ${userID} group by r."tagID"`.execute(db);
  const counts = new Map(rows.map((row) => [row.tagID, row.count]));
  const types = catalogue.reactionTypes.filter((type) => type.class !== 'Flag' && counts.has(type.tagID));
  return Object.fromEntries(
    types.map(({ tagID, urlcode, name, class: kind, reactionValue }) => [
      urlcode,
      { tagID, urlcode, name, class: kind, count: counts.get(tagID) ?? 0, reactionValue },
    ]),
  );
}
