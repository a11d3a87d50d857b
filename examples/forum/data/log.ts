import { sql, type Selectable } from 'kysely';
import type { LogTable } from '../database/tables';
import type { Log, Users } from '../forum';
import { invalid, permissionProblem } from '../httpError';
import type { LogEntry } from '../wire';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';
import { stamp } from './dates';
import { demand } from './demand';
import { numbered, pageWindow } from './paging';
import { internalName } from './permissionList';

/** What of a row the log shows: never its search words or anything private. */
interface Kept {
  name?: string;
  bodyHtml?: string;
  insertUserID?: number;
}

type LogQuery = Parameters<Log['list']>[1];

const operations = ['edit', 'delete', 'merge'];
const recordTypes = ['discussion', 'comment'];

export function createLog(context: Context, users: Users): Log {
  const { db, catalogue } = context;

  /** The category of a record that is still there. */
  async function placeOf({ recordType, recordID, parentRecordID }: LogQuery): Promise<number | undefined> {
    const discussionID = recordType === 'discussion' ? recordID : parentRecordID;
    const row = await (
      recordType === 'comment' && recordID !== undefined
        ? db
            .selectFrom('comment')
            .innerJoin('discussion', 'discussion.discussionID', 'comment.discussionID')
            .where('commentID', '=', recordID)
        : db.selectFrom('discussion').where('discussionID', '=', discussionID ?? 0)
    )
      .select('discussion.categoryID')
      .executeTakeFirst();
    return row?.categoryID;
  }

  return {
    async list(viewer, query) {
      const { recordType, recordID, parentRecordID, operation } = query;
      if (recordType !== undefined && !recordTypes.includes(recordType))
        throw invalid({
          field: 'recordType',
          message: `recordType must be one of ${recordTypes.join(', ')}.`,
        });
      if (operation !== undefined && !operations.includes(operation))
        throw invalid({ field: 'operation', message: `operation must be one of ${operations.join(', ')}.` });
      const window = pageWindow(query);
      const mine = visibleCategoryIDs(viewer, catalogue).filter((categoryID) =>
        viewer.can('discussions.moderate', { categoryID }),
      );
      const place = await placeOf(query);
      if (place !== undefined) demand(viewer, 'discussions.view', { categoryID: place });
      if (place === undefined ? mine.length === 0 : !mine.includes(place))
        throw permissionProblem([internalName('discussions.moderate')]);
      // A deleted record's category is in its own entry, or in its deleted discussion's.
      const { rows: page } = await sql<
        Selectable<LogTable> & { total: number; after: string | null; nameAfter: string | null }
      >`
        select l.*, count(*) over ()::integer as "total",
          coalesce(newer."data"::json ->> 'bodyHtml', nowd."bodyHtml", nowc."bodyHtml") as "after",
          coalesce(newer."data"::json ->> 'name', nowd."name") as "nameAfter"
        from "log" l
        left join lateral (select "data" from "log" n where n."recordType" = l."recordType"
          and n."recordID" = l."recordID" and n."logID" > l."logID" order by n."logID" limit 1) newer on true
        left join "discussion" nowd on l."recordType" = 'discussion' and nowd."discussionID" = l."recordID"
        left join "comment" nowc on l."recordType" = 'comment' and nowc."commentID" = l."recordID"
        left join "discussion" d on l."recordType" = 'comment' and d."discussionID" = l."parentRecordID"
        where coalesce((l."data"::json ->> 'categoryID')::integer, d."categoryID",
          (select (x."data"::json ->> 'categoryID')::integer from "log" x where x."recordType" = 'discussion'
            and x."recordID" = l."parentRecordID" order by x."logID" desc limit 1)) = any(${mine})
          and (${recordType ?? null}::text is null or l."recordType" = ${recordType ?? null})
          and (${recordID ?? null}::integer is null or l."recordID" = ${recordID ?? null})
          and (${parentRecordID ?? null}::integer is null or l."parentRecordID" = ${parentRecordID ?? null})
          and (${operation ?? null}::text is null or l."operation" = ${operation ?? null})
        order by l."logID" desc limit ${window.limit} offset ${window.offset}`.execute(db);
      const people = page.flatMap(({ userID, data }) => [
        userID,
        (JSON.parse(data) as Kept).insertUserID ?? 0,
      ]);
      const fragments = await users.fragments(viewer, people);
      const shaped = page.map((row): LogEntry => {
        const { name, bodyHtml = '', insertUserID = 0 } = JSON.parse(row.data) as Kept;
        return {
          logID: row.logID,
          operation: row.operation,
          recordType: row.recordType,
          recordID: row.recordID,
          parentRecordID: row.parentRecordID,
          dateInserted: stamp(row.dateInserted),
          insertUser: fragments.get(row.userID)!,
          recordUser: fragments.get(insertUserID)!,
          ...(name !== undefined && { name }),
          body: bodyHtml,
          ...(row.operation === 'edit' && {
            after: { body: row.after ?? '', ...(row.nameAfter !== null && { name: row.nameAfter }) },
          }),
        };
      });
      return numbered(shaped, window, page[0]?.total ?? 0);
    },
  };
}
