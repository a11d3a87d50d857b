import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables';
import type { DiscussionQuery } from '../forum';
import { invalid } from '../httpError';
import type { Viewer } from '../viewer';
import { subtreeIDs, visibleCategoryIDs } from './categoryShapes';
import type { Catalogue } from './catalogue';
import { demand } from './demand';
import { statusIDOf } from './discussionShapes';
import { readInteger, readRange } from './readRange';
import { isSuggested } from './isSuggested';
import { datesWithin, within } from './within';

/** What a deployed forum also filters by, and this one keeps nothing of. */
const unknownHere = ['internalStatusID', 'sentiment', 'postMeta'] as const;

/** Throws 400 for what cannot be filtered by, 403 for what the viewer may not filter by: neither may pass as applied. */
export function demandFilters(viewer: Viewer, { reactionTypes }: Catalogue, query: DiscussionQuery): void {
  const asked = unknownHere.filter((name) => query[name] !== undefined && query[name] !== false);
  if (asked.length > 0)
    throw invalid(
      ...asked.map((field) => ({ field, message: `This forum cannot filter discussions by ${field}.` })),
    );
  if (query.bookmarkUserID !== undefined && query.bookmarkUserID !== viewer.userID)
    demand(viewer, 'users.edit');
  if (query.resolved !== undefined) demand(viewer, 'staff.allow');
  const code = query.reactionType?.toLowerCase();
  if (code === undefined) return;
  const type = reactionTypes.find(({ urlcode }) => urlcode.toLowerCase() === code);
  if (!type) throw invalid({ field: 'reactionType', message: 'reactionType names no reaction.' });
  if (type.class === 'Flag') demand(viewer, 'community.moderate');
}

const slots = { d: 1, w: 7, m: 31, y: 366 } as const;

/** The categories that a list draws from: visible ones, narrowed by ID or urlcode. Unknown ones give none. */
export function categoriesOf(viewer: Viewer, catalogue: Catalogue, query: DiscussionQuery): number[] {
  const excluded = query.excludedCategoryIDs ?? [];
  const visible = visibleCategoryIDs(viewer, catalogue).filter(
    (categoryID) => !excluded.includes(categoryID),
  );
  const { categoryUrlCode: code } = query;
  if (query.categoryID === undefined && code === undefined) return visible;
  const row = [...catalogue.categories.values()].find((candidate) =>
    code === undefined ? candidate.categoryID === query.categoryID : candidate.urlcode === code,
  );
  if (!row) return [];
  const wanted = query.includeChildCategories ? subtreeIDs(catalogue, row.categoryID) : [row.categoryID];
  return visible.filter((categoryID) => wanted.includes(categoryID));
}

const dates = ['dateInserted', 'dateUpdated', 'dateLastComment'] as const;

/** Ranges of dates, scores and IDs. */
function rangeFilters(query: DiscussionQuery): Expression<SqlBool>[] {
  const asIs = (value: number) => value;
  const parts = dates.flatMap((name) => datesWithin(name, query[name]));
  if (query.score !== undefined)
    parts.push(...within('score', readRange('score', query.score, readInteger), asIs));
  if (typeof query.discussionID === 'string')
    parts.push(...within('discussionID', readRange('discussionID', query.discussionID, readInteger), asIs));
  return parts;
}

function statusIDs(names: string[]): number[] {
  return names.map((name) => {
    const statusID = statusIDOf(name);
    if (statusID === undefined)
      throw invalid({ field: 'status', message: `status "${name}" is not known here.` });
    return statusID;
  });
}

/** The `where` of a list of discussions. */
export function discussionFilter(
  eb: ExpressionBuilder<Tables, 'discussion'>,
  query: DiscussionQuery,
  categoryIDs: number[],
  { now, viewer }: { now: Date; viewer: Viewer },
): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = [
    sql<SqlBool>`"categoryID" = any(${categoryIDs})`,
    ...rangeFilters(query),
  ];
  if (Array.isArray(query.discussionID))
    parts.push(sql<SqlBool>`"discussionID" = any(${query.discussionID})`);
  if (query.postTypeID) parts.push(sql<SqlBool>`coalesce("postTypeID", "type") = any(${query.postTypeID})`);
  if (query.status) parts.push(sql<SqlBool>`"statusID" = any(${statusIDs(query.status)})`);
  if (query.resolved !== undefined) parts.push(eb('resolved', '=', query.resolved));
  if (query.suggested) parts.push(isSuggested(viewer.userID));
  if (query.followed) {
    parts.push(sql<SqlBool>`exists (select 1 from "userCategory" f where f."followed"
      and f."categoryID" = "discussion"."categoryID" and f."userID" = ${viewer.userID})`);
  }
  if (query.insertUserRoleID) {
    parts.push(sql<SqlBool>`exists (select 1 from "userRole" r
      where r."userID" = "discussion"."insertUserID" and r."roleID" = any(${query.insertUserRoleID}))`);
  }
  if (query.reactionType !== undefined) {
    parts.push(sql<SqlBool>`exists (select 1 from "reaction" r join "reactionType" rt using ("tagID")
      where r."recordType" = 'discussion' and r."recordID" = "discussion"."discussionID"
      and lower(rt."urlcode") = ${query.reactionType.toLowerCase()})`);
  }
  if (query.type) parts.push(sql<SqlBool>`"type" = any(${query.type})`);
  if (query.statusID) parts.push(sql<SqlBool>`"statusID" = any(${query.statusID})`);
  if (query.insertUserID !== undefined)
    parts.push(eb('insertUserID', '=', query.insertUserID), eb('type', '<>', 'redirect'));
  if (query.pinned !== undefined) parts.push(eb('pinLocation', query.pinned ? 'is not' : 'is', null));
  if (query.hasComments !== undefined) parts.push(eb('countComments', query.hasComments ? '>' : '=', 0));
  if (query.slotType && query.slotType !== 'a') {
    parts.push(eb('dateInserted', '>', new Date(now.getTime() - slots[query.slotType] * 86_400_000)));
  }
  if (query.tagID !== undefined) {
    parts.push(sql<SqlBool>`exists (select 1 from "tagDiscussion" t
      where t."discussionID" = "discussion"."discussionID" and t."tagID" = ${query.tagID})`);
  }
  if (query.bookmarkUserID !== undefined) {
    parts.push(sql<SqlBool>`exists (select 1 from "userDiscussion" u where "bookmarked"
      and u."discussionID" = "discussion"."discussionID" and u."userID" = ${query.bookmarkUserID})`);
  }
  if (query.participatedUserID !== undefined) {
    parts.push(sql<SqlBool>`exists (select 1 from "comment" c
      where c."discussionID" = "discussion"."discussionID" and c."insertUserID" = ${query.participatedUserID}
      and c."dateDeleted" is null)`);
  }
  return eb.and(parts);
}

const hot = sql`ln(greatest("score" + "countComments", 1)) + extract(epoch from "dateLastComment") / 180000`;

const sorts: Record<string, Expression<unknown>> = {
  dateLastComment: sql.ref('dateLastComment'),
  dateInserted: sql.ref('dateInserted'),
  discussionID: sql.ref('discussionID'),
  score: sql.ref('score'),
  hot,
  experimentalTrending: hot,
};

export const sortNames = Object.keys(sorts).flatMap((name) => [name, `-${name}`]);

export function discussionOrder(query: DiscussionQuery): Expression<unknown> {
  const sort = query.sort ?? '-dateLastComment';
  const name = sort.replace(/^-/, '');
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!column) throw invalid({ field: 'sort', message: `sort must be one of ${sortNames.join(', ')}.` });
  if (sort.endsWith('experimentalTrending') && !['d', 'w', 'm'].includes(query.slotType ?? '')) {
    throw invalid({
      field: 'sort',
      code: 'badSlotType',
      message: 'experimentalTrending needs slotType d, w or m.',
    });
  }
  // Without the ID the order of equal rows is free, and a row can show up on two pages.
  return sort.startsWith('-') ? sql`${column} desc, "discussionID" desc` : sql`${column}, "discussionID"`;
}

/**
 * In a category its own announcements are on top too; in the list of all discussions only those for everywhere. One that
 * a member has dismissed stands where its date puts it.
 */
export function pinnedFirst(query: DiscussionQuery, viewer: Viewer): Expression<unknown> {
  const inCategory = query.categoryID !== undefined || query.categoryUrlCode !== undefined;
  const pinned = inCategory
    ? sql`"pinLocation" is not null`
    : sql`"pinLocation" is not distinct from 'recent'`;
  return sql`not (${pinned} and not exists (select 1 from "userDiscussion" m where m."dismissed"
    and m."discussionID" = "discussion"."discussionID" and m."userID" = ${viewer.userID}))`;
}
