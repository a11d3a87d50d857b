import { sql } from 'kysely';
import { cutText } from '../../../src/safe/cutText';
import type { RecordType, Reports, Users } from '../forum';
import { checkBoth, invalid } from '../httpError';
import { renderPost } from '../posts/renderPost';
import type { Viewer } from '../viewer';
import type { Report, ReportMeta, ReportReason } from '../wire';
import { readPost } from './attachments/readPost';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';
import { stamp } from './dates';
import { demand, demandSession } from './demand';
import { numbered, pageWindow } from './paging';

/** Any one of these names sees reports. */
export const seesReports = ['posts.moderate', 'community.moderate'];

/** Reports are seen by category. */
export const mayReadReports = (viewer: Viewer, { categoryID }: { categoryID: number }): boolean =>
  seesReports.some((name) => viewer.can(name, { categoryID }));

export const noReports: ReportMeta = {
  countReports: 0,
  countReportUsers: 0,
  dateLastReport: null,
  reportReasons: [],
  reportUserIDs: [],
  reportUsers: [],
};

/** The reports of each reported record. */
export async function reportMetaOf(
  { db }: Pick<Context, 'db'>,
  users: Users,
  viewer: Viewer,
  recordType: RecordType,
  recordIDs: number[],
): Promise<Map<number, ReportMeta>> {
  if (recordIDs.length === 0) return new Map();
  const { rows } = await sql<{
    recordID: number;
    count: number;
    last: Date;
    people: number[];
    reasons: string[];
  }>`
    select r."recordID", count(distinct r."reportID")::integer as "count", max(r."dateInserted") as "last",
      array_agg(distinct r."insertUserID") as "people",
      coalesce(array_agg(distinct j."reportReasonID") filter (where j."reportReasonID" is not null), '{}') as "reasons"
    from "report" r left join "reportReasonOfReport" j using ("reportID")
    where r."recordType" = ${recordType} and r."recordID" = any(${recordIDs}) group by r."recordID"`.execute(
    db,
  );
  const reasons = new Map((await readReasons(db)).map((reason) => [reason.reportReasonID, reason]));
  const fragments = await users.fragments(
    viewer,
    rows.flatMap(({ people }) => people),
  );
  return new Map(
    rows.map(({ recordID, count, last, people, reasons: ids }) => [
      recordID,
      {
        countReports: count,
        countReportUsers: people.length,
        dateLastReport: stamp(last),
        reportReasons: ids.flatMap((id) => reasons.get(id) ?? []),
        reportUserIDs: people,
        reportUsers: people.flatMap((userID) => fragments.get(userID) ?? []),
      },
    ]),
  );
}

async function readReasons(db: Context['db']): Promise<ReportReason[]> {
  return db.selectFrom('reportReason').selectAll().orderBy('sort').orderBy('reportReasonID').execute();
}

export function createReports(context: Context, users: Users): Reports {
  const { db, now } = context;

  async function shape(viewer: Viewer, reportIDs: number[]): Promise<Report[]> {
    if (reportIDs.length === 0) return [];
    const rows = await db
      .selectFrom('report')
      .selectAll()
      .where('reportID', 'in', reportIDs)
      .orderBy('reportID', 'desc')
      .execute();
    const chosen = await db
      .selectFrom('reportReasonOfReport')
      .selectAll()
      .where('reportID', 'in', reportIDs)
      .execute();
    const reasons = await readReasons(db);
    const fragments = await users.fragments(
      viewer,
      rows.map((row) => row.insertUserID),
    );
    return Promise.all(
      rows.map(async (row) => {
        const post = await readPost(context, viewer, row).catch(() => null);
        const ids = chosen.filter(({ reportID }) => reportID === row.reportID);
        return {
          reportID: row.reportID,
          recordType: row.recordType,
          recordID: row.recordID,
          recordName: post?.name ?? '',
          recordUrl: post ? viewer.url(post.path) : null,
          recordExcerpt: cutText(post?.text ?? '', 160),
          recordIsLive: post !== null,
          placeRecordType: 'category',
          placeRecordID: post?.categoryID ?? null,
          reportReasons: reasons.filter(({ reportReasonID }) =>
            ids.some((each) => each.reportReasonID === reportReasonID),
          ),
          noteHtml: row.noteHtml,
          insertUserID: row.insertUserID,
          insertUser: fragments.get(row.insertUserID)!,
          dateInserted: stamp(row.dateInserted),
        };
      }),
    );
  }

  return {
    reasons: () => readReasons(db),

    async add(viewer, { recordType, recordID, reportReasonIDs, noteBody, noteFormat }) {
      demandSession(viewer);
      const { categoryID } = await readPost(context, viewer, { recordType, recordID });
      demand(viewer, 'flag.add', { categoryID });
      const ids = [...new Set(reportReasonIDs)];
      const reasons = await readReasons(db);
      const [, note] = checkBoth(
        () => {
          if (ids.length === 0)
            throw invalid({
              field: 'reportReasonIDs',
              code: 'missingField',
              message: 'Please choose at least one reason.',
            });
          if (!ids.every((id) => reasons.some((each) => each.reportReasonID === id && !each.deleted)))
            throw invalid({ field: 'reportReasonIDs', message: 'One of the reasons is not known here.' });
        },
        () => renderNote(noteBody, noteFormat),
      );
      const reportID = await db.transaction().execute(async (trx) => {
        const { reportID } = await trx
          .insertInto('report')
          .values({ recordType, recordID, ...note, insertUserID: viewer.userID, dateInserted: now() })
          .returning('reportID')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('reportReasonOfReport')
          .values(ids.map((reportReasonID) => ({ reportID, reportReasonID })))
          .execute();
        return reportID;
      });
      return (await shape(viewer, [reportID]))[0]!;
    },

    async list(viewer, query) {
      demandSession(viewer);
      demand(viewer, seesReports, { anywhere: true });
      const window = pageWindow(query);
      const categoryIDs = visibleCategoryIDs(viewer, context.catalogue).filter((categoryID) =>
        mayReadReports(viewer, { categoryID }),
      );
      // The category of a deleted discussion is unknown: the global permission decides.
      const seesDeleted = seesReports.some((name) => viewer.can(name));
      const { rows } = await sql<{ reportID: number }>`select r."reportID" from "report" r
        left join "comment" c on r."recordType" = 'comment' and c."commentID" = r."recordID"
        left join "discussion" d on d."discussionID" = coalesce(c."discussionID", case r."recordType" when 'discussion' then r."recordID" end)
        where (d."categoryID" = any(${categoryIDs}) or d."categoryID" is null and ${seesDeleted})
          and (${query.recordType ?? null}::text is null or r."recordType" = ${query.recordType ?? null})
          and (${query.recordID ?? null}::integer is null or r."recordID" = ${query.recordID ?? null})
        order by r."reportID" desc`.execute(db);
      const ids = rows.slice(window.offset, window.offset + window.limit).map((row) => row.reportID);
      return numbered(await shape(viewer, ids), window, rows.length);
    },
  };
}

/** Errors name the fields of the report, not those of a post. */
function renderNote(noteBody: string, noteFormat: string) {
  try {
    const { body, format, bodyHtml } = renderPost({ body: noteBody, format: noteFormat });
    return { noteBody: body, noteFormat: format, noteHtml: bodyHtml };
  } catch (error) {
    const errors = (error as { errors?: { field: string; message: string; code: string }[] }).errors;
    if (!errors?.length) throw error;
    const names: Record<string, string> = { body: 'noteBody', format: 'noteFormat' };
    throw invalid(
      ...errors.map(({ field, message, ...rest }) => ({
        ...rest,
        field: names[field] ?? field,
        message: message.replace(/^(body|format)\b/, (name) => names[name]!),
      })),
    );
  }
}
