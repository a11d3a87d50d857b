import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { SearchQuery } from '../../forum';
import type { Viewer } from '../../viewer';
import type { Catalogue } from '../catalogue';
import { subtreeIDs, visibleCategoryIDs } from '../categoryShapes';
import { readDate, readRange } from '../readRange';
import { within } from '../within';
import { searchWords } from './searchWords';

/** The visible categories that a search of posts looks into. Unknown ones give none. */
function categoriesOf(viewer: Viewer, catalogue: Catalogue, query: SearchQuery): number[] {
  const visible = visibleCategoryIDs(viewer, catalogue);
  // The forum has no knowledge bases.
  if (query.knowledgeBaseID !== undefined) return [];
  const { categoryID, categoryIDs = [] } = query;
  const named = categoryID === undefined ? categoryIDs : [categoryID, ...categoryIDs];
  if (named.length === 0) return visible;
  const wanted = new Set(
    query.includeChildCategories ? named.flatMap((id) => subtreeIDs(catalogue, id)) : named,
  );
  return visible.filter((id) => wanted.has(id));
}

const and = (parts: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;

/** By name or code, written in any case. */
function tagged({ tags = [], tagOperator = 'or' }: SearchQuery): Expression<SqlBool>[] {
  if (tags.length === 0) return [];
  const has = (
    tag: string,
  ) => sql<SqlBool>`exists (select 1 from "tagDiscussion" td join "tag" t using ("tagID")
    where td."discussionID" = d."discussionID" and (lower(t."urlcode") = lower(${tag}) or "foldText"(t."name") = "foldText"(${tag})))`;
  return [sql`(${sql.join(tags.map(has), tagOperator === 'and' ? sql` and ` : sql` or `)})`];
}

function byAuthor(column: RawBuilder<unknown>, query: SearchQuery): Expression<SqlBool>[] {
  const { insertUserIDs = [], insertUserNames = [] } = query;
  if (insertUserIDs.length === 0 && insertUserNames.length === 0) return [];
  const names = insertUserNames.map((name) => name.toLowerCase());
  return [
    sql`(${column} = any(${insertUserIDs}) or ${column} in (select "userID" from "user" where lower("name") = any(${names})))`,
  ];
}

/** What discussions, as `d`, and comments, as `c` of `d`, have to be beside having the words. */
export interface PostFilter {
  discussions: RawBuilder<SqlBool>;
  comments: RawBuilder<SqlBool>;
  /** Only what posts have is asked for. */
  isNarrow: boolean;
}

export function postFilter(
  { viewer, catalogue }: { viewer: Viewer; catalogue: Catalogue },
  query: SearchQuery,
): PostFilter {
  const { recordTypes = [], types = [] } = query;
  const name = searchWords(query.name ?? '');
  const wants = (recordType: string) => recordTypes.length === 0 || recordTypes.includes(recordType);
  const where = [
    sql<SqlBool>`d."categoryID" = any(${categoriesOf(viewer, catalogue, query)})`,
    ...tagged(query),
    ...(query.followedCategories
      ? [
          sql<SqlBool>`exists (select 1 from "userCategory" f where f."followed"
            and f."categoryID" = d."categoryID" and f."userID" = ${viewer.userID})`,
        ]
      : []),
  ];
  const dates = (table: string) =>
    (['dateInserted', 'dateUpdated'] as const).flatMap((field) => {
      const text = query[field];
      if (text === undefined) return [];
      return within(`${table}.${field}`, readRange(field, text, readDate), (at) => new Date(at));
    });
  const isComment =
    wants('comment') && (types.length === 0 || types.includes('comment')) && query.name === undefined;
  const titled = query.name === undefined ? [] : [name ? name.has(sql`d."titleWords"`) : sql<SqlBool>`true`];
  return {
    discussions: and([
      sql`${wants('discussion')}::boolean`,
      sql`d."type" <> 'redirect'`,
      ...(types.length > 0 ? [sql<SqlBool>`d."type" = any(${types})`] : []),
      ...titled,
      ...where,
      ...byAuthor(sql`d."insertUserID"`, query),
      ...dates('d'),
    ]),
    comments: and([
      sql`${isComment}::boolean`,
      sql`c."dateDeleted" is null`,
      ...where,
      ...byAuthor(sql`c."insertUserID"`, query),
      ...dates('c'),
    ]),
    isNarrow: viewer.section !== undefined || narrowing.some((name) => isGiven(query[name])),
  };
}

const narrowing = [
  'categoryID',
  'categoryIDs',
  'followedCategories',
  'knowledgeBaseID',
  'name',
  'insertUserNames',
  'insertUserIDs',
  'dateInserted',
  'dateUpdated',
  'tags',
  'types',
] as const satisfies (keyof SearchQuery)[];

const isGiven = (value: unknown) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
