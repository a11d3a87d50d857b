import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/tables';
import type { SearchQuery } from '../../forum';
import { searchHits, type Wanted } from './searchHits';

export interface Hit {
  recordType: 'discussion' | 'comment' | 'tag' | 'user';
  recordID: number;
  rank: number;
  /** Hits that this one stands for. */
  count: number;
  total: number;
  discussionID: number | null;
  categoryID: number | null;
  type: string;
  name: string;
  bodyHtml: string | null;
  insertUserID: number;
  dateInserted: Date;
  dateUpdated: Date | null;
  status: number;
}

export const searchSorts = [
  'relevance',
  'dateInserted',
  '-dateInserted',
  'dateUpdated',
  '-dateUpdated',
  'score',
  '-score',
] as const;
type Sort = (typeof searchSorts)[number];

/** The order of hits, or of the rows of a table; posts that were never changed come last either way. */
function ordered(sort: Sort, table?: 'c' | 'd'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name);
  const date = column('dateInserted');
  const orders: Record<Sort, RawBuilder<unknown>> = {
    relevance: table ? sql`${date} desc` : sql`"rank" desc, "title", ${date} desc`,
    dateInserted: date,
    '-dateInserted': sql`${date} desc`,
    dateUpdated: sql`${column('dateUpdated')} nulls last, ${date}`,
    '-dateUpdated': sql`${column('dateUpdated')} desc nulls last, ${date} desc`,
    score: sql`${column('score')}, ${date} desc`,
    '-score': sql`${column('score')} desc, ${date} desc`,
  };
  return orders[sort];
}

interface Asked extends Pick<SearchQuery, 'collapse'> {
  sort?: Sort;
  limit: number;
  offset: number;
}

/** One page of hits with their excerpts; bodies are read for this page alone. */
export async function readHits(
  db: Database,
  wanted: Omit<Wanted, 'first'>,
  how: 'exact' | 'near',
  { sort = 'relevance', collapse = false, limit, offset }: Asked,
): Promise<Hit[]> {
  const first = (table: 'c' | 'd') => ordered(sort, table);
  const order = sql`${ordered(sort)}, "recordType", "recordID"`;
  const group = sql`partition by "discussionID", case when "discussionID" is null then "recordType" || "recordID" end`;
  const best = sql`select *, row_number() over (${group} order by ${order}) as "place",
    count(*) over (${group})::integer as "count" from "hits"`;
  const { rows } = await sql<Hit>`
    with "hits" as (${searchHits({ ...wanted, first }, how)}),
    "best" as (${collapse ? best : sql`select *, 1 as "place", 1 as "count" from "hits"`}),
    "page" as (select *, row_number() over (order by ${order}) as "at", count(*) over ()::integer as "total"
      from "best" where "place" = 1 order by ${order} limit ${limit} offset ${offset})
    select p."recordType", p."recordID", p."discussionID", p."rank", p."count", p."total", p."dateInserted", p."dateUpdated",
      d."categoryID", coalesce(d."statusID", 0) as "status",
      case p."recordType" when 'discussion' then d."type" else p."recordType" end as "type",
      coalesce(t."name", u."name", d."name") as "name",
      case p."recordType" when 'discussion' then d."bodyHtml" else c."bodyHtml" end as "bodyHtml",
      coalesce(u."userID", c."insertUserID", d."insertUserID", 0) as "insertUserID"
    from "page" p
      left join "discussion" d on d."discussionID" = p."discussionID"
      left join "comment" c on p."recordType" = 'comment' and c."commentID" = p."recordID"
      left join "tag" t on p."recordType" = 'tag' and t."tagID" = p."recordID"
      left join "user" u on p."recordType" = 'user' and u."userID" = p."recordID"
    order by p."at"`.execute(db);
  return rows;
}
