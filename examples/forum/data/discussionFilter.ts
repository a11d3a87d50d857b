import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables';
import type { DiscussionQuery } from '../forum';
import { invalid } from '../httpError';
import type { Viewer } from '../viewer';
import { subtreeIDs, visibleCategoryIDs } from './categoryShapes';
import type { Catalogue } from './catalogue';

const slots = { d: 1, w: 7, m: 31, y: 366 } as const;

/** The categories that a list draws from: visible ones, narrowed by ID or urlcode. Unknown ones give none. */
export function categoriesOf(viewer: Viewer, catalogue: Catalogue, query: DiscussionQuery): number[] {
  const visible = visibleCategoryIDs(viewer, catalogue);
  const { categoryUrlCode: code } = query;
  if (query.categoryID === undefined && code === undefined) return visible;
  const row = [...catalogue.categories.values()].find((candidate) =>
    code === undefined ? candidate.categoryID === query.categoryID : candidate.urlcode === code,
  );
  if (!row) return [];
  const wanted = query.includeChildCategories ? subtreeIDs(catalogue, row.categoryID) : [row.categoryID];
  return visible.filter((categoryID) => wanted.includes(categoryID));
}

/** The `where` of a list of discussions. */
export function discussionFilter(
  eb: ExpressionBuilder<Tables, 'discussion'>,
  query: DiscussionQuery,
  categoryIDs: number[],
  now: Date,
): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = [sql<SqlBool>`"categoryID" = any(${categoryIDs})`];
  if (query.discussionID) parts.push(sql<SqlBool>`"discussionID" = any(${query.discussionID})`);
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
      where c."discussionID" = "discussion"."discussionID" and c."insertUserID" = ${query.participatedUserID})`);
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
  const column = sorts[sort.replace(/^-/, '')];
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

/** In a category its own announcements are on top too; in the list of all discussions only those for everywhere. */
export function pinnedFirst(query: DiscussionQuery): Expression<unknown> {
  const inCategory = query.categoryID !== undefined || query.categoryUrlCode !== undefined;
  return inCategory ? sql`("pinLocation" is null)` : sql`("pinLocation" is distinct from 'recent')`;
}
