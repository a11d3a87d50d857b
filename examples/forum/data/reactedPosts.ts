import { sql } from 'kysely';
import type { PageQuery, RecordType } from '../forum';
import { excerptOf } from '../posts/cleanHtml';
import type { Viewer } from '../viewer';
import type { Paged, SearchRow } from '../wire';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';
import { stamp } from './dates';
import { numbered, pageWindow } from './paging';
import { paths } from './paths';

/** A user's posts that were reacted to, by the newest reaction; with `urlcode` only reactions of that type count. */
export async function reactedPosts(
  { db, catalogue }: Context,
  viewer: Viewer,
  userID: number,
  query: PageQuery & { urlcode?: string },
): Promise<Paged<SearchRow>> {
  const window = pageWindow(query);
  const types = catalogue.reactionTypes.filter(
    (type) =>
      type.class !== 'Flag' && (!query.urlcode || type.urlcode.toLowerCase() === query.urlcode.toLowerCase()),
  );
  const categoryIDs = visibleCategoryIDs(viewer, catalogue);
  const { rows } = await sql<ReceivedRow>`
    select r."recordType", r."recordID", d."discussionID", d."categoryID", d."name",
      coalesce(c."bodyHtml", d."bodyHtml") as "bodyHtml", coalesce(c."score", d."score") as "score",
      coalesce(c."dateInserted", d."dateInserted") as "dateInserted", count(*) over ()::integer as "total"
    from (select "recordType", "recordID", max("dateInserted") as "newest" from "reaction"
      where "tagID" = any(${types.map((type) => type.tagID)}) group by 1, 2) r
    left join "comment" c on r."recordType" = 'comment' and c."commentID" = r."recordID"
    join "discussion" d on d."discussionID" =
      case when r."recordType" = 'discussion' then r."recordID" else c."discussionID" end
    where coalesce(c."insertUserID", d."insertUserID") = ${userID} and d."categoryID" = any(${categoryIDs})
    order by r."newest" desc, r."recordType", r."recordID" limit ${window.limit} offset ${window.offset}`.execute(
    db,
  );
  return numbered(
    rows.map((row) => receivedRow(viewer, userID, row)),
    window,
    rows[0]?.total ?? 0,
  );
}

interface ReceivedRow {
  recordType: RecordType;
  recordID: number;
  discussionID: number;
  categoryID: number;
  name: string;
  bodyHtml: string;
  score: number;
  dateInserted: Date;
  total: number;
}

function receivedRow(viewer: Viewer, insertUserID: number, row: ReceivedRow): SearchRow {
  const { recordType, recordID, discussionID, categoryID, name, score } = row;
  const path = recordType === 'comment' ? paths.comment(recordID) : paths.discussion(recordID, name);
  return {
    url: viewer.url(path),
    name,
    recordID,
    recordType,
    type: recordType,
    body: null,
    excerpt: excerptOf(row.bodyHtml),
    dateInserted: stamp(row.dateInserted),
    dateUpdated: null,
    insertUserID,
    categoryID,
    discussionID,
    ...(recordType === 'comment' && { commentID: recordID }),
    groupID: null,
    score,
  };
}
