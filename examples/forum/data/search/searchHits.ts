import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PostFilter } from './searchFilter';
import type { SearchWords } from './searchWords';

export type Named = 'tag' | 'user';

export interface Wanted {
  words: SearchWords | null;
  /** Null for none. */
  posts: PostFilter | null;
  named: readonly Named[];
  /** The categories that the viewer sees: a tag of others is none. */
  seen: readonly number[];
  /** The order that decides which posts of too many are compared. */
  first(table: 'c' | 'd'): RawBuilder<unknown>;
}

/** Of words that are in half of all posts, only so many posts of a kind are compared, and counted: those that come first. */
const most = 500;

/** The whole text in a title outweighs what any body holds, and a title that is the text outweighs that. */
const inTitle = 2;
const isTitle = 4;

const none = sql`0::real`;

interface Titled {
  name: RawBuilder<unknown>;
  /** Of the words of the name. */
  title: RawBuilder<unknown>;
}

const titleRank = (words: SearchWords, { name, title }: Titled, vector = title) =>
  sql`(case when not ${words.has(title)} then 0 when ${words.is(name)} then ${sql.lit(isTitle)}
    else ${sql.lit(inTitle)} end + ${words.rank(vector)})::real`;

function namedHits(table: Named, { words, seen }: Wanted, isNear: boolean): RawBuilder<unknown> {
  // Few tags are all read, and that must not mean to take their words anew.
  const [name, title, near] =
    table === 'tag'
      ? [sql`n."name"`, sql`n."words"`, sql`n."nearWords"`]
      : [sql`n."name"`, sql`"searchVector"("plainWords"(n."name"))`, sql`"nearWords"(n."name")`];
  const isShown =
    table === 'user'
      ? sql`not n."deleted"`
      : // The offset keeps planners from reading all discussions to know which tags have one.
        sql`exists (select 1 from "tagDiscussion" td join "discussion" d using ("discussionID")
          where td."tagID" = n."tagID" and d."categoryID" = any(${seen}) offset 0)`;
  const has = isNear ? words?.isNear(near, title) : words?.has(title);
  return sql`select ${sql.lit(table)}, n.${sql.ref(`${table}ID`)}, null::integer, n."name" collate "C",
      ${table === 'user' ? sql`n."dateInserted"` : sql`timestamptz '2020-01-01'`}, null::timestamptz, 0,
      ${words ? titleRank(words, { name, title }) : none}
    from ${sql.table(table)} n where ${isShown} and ${has ?? sql`true`}`;
}

/** IDs of candidates: rows of `from` that pass, the first ones by the order. */
const candidates = (
  table: 'c' | 'd',
  id: string,
  from: RawBuilder<unknown>,
  where: RawBuilder<SqlBool>,
  { words, first }: Wanted,
) =>
  sql`(select ${sql.ref(`${table}.${id}`)} from ${from} where ${where} ${words ? sql`order by ${first(table)} limit ${sql.lit(most)}` : sql``})`;

/** The discussions of so few candidates, each by its key: planners would sooner read all that there are. */
const eachOf = (found: RawBuilder<unknown>[]) =>
  sql`(${sql.join(found, sql` union `)}) k cross join lateral
    (select * from "discussion" where "discussionID" = k."discussionID" limit 1) d`;

function discussionHits(wanted: Wanted, posts: PostFilter, isNear: boolean): RawBuilder<unknown> {
  const { words } = wanted;
  const [vector, title, name] = [sql`d."words"`, sql`d."titleWords"`, sql`d."name"`];
  const ways = !words
    ? [sql<SqlBool>`true`]
    : isNear
      ? [words.isNear(sql`"nearWords"(${name})`, title)]
      : // A title must not be lost among too many bodies, nor the one that is the text among too many titles.
        [words.is(name), words.has(title), words.has(vector)];
  const found = ways.map((way) =>
    candidates('d', 'discussionID', sql`"discussion" d`, sql`${posts.discussions} and ${way}`, wanted),
  );
  return sql`select 'discussion', d."discussionID", d."discussionID", '', d."dateInserted", d."dateUpdated", d."score",
      ${words ? titleRank(words, { name, title }, vector) : none}
    from ${words ? eachOf(found) : sql`"discussion" d where d."discussionID" in (${sql.join(found)})`}`;
}

function commentHits(wanted: Wanted, posts: PostFilter): RawBuilder<unknown> {
  const { words } = wanted;
  const vector = sql`c."words"`;
  const found = candidates(
    'c',
    'commentID',
    sql`"comment" c join "discussion" d using ("discussionID")`,
    sql`${posts.comments} and ${words ? words.has(vector) : sql`true`}`,
    wanted,
  );
  return sql`select 'comment', c."commentID", c."discussionID", '', c."dateInserted", c."dateUpdated", c."score",
      ${words ? words.rank(vector) : none}
    from "comment" c where c."commentID" in (${found})`;
}

/** Rows of `recordType`, `recordID`, `discussionID`, `title`, `dateInserted`, `dateUpdated`, `score` and `rank`. */
export function searchHits(wanted: Wanted, how: 'exact' | 'near'): RawBuilder<unknown> {
  const { posts, named } = wanted;
  const isNear = how === 'near';
  const parts = [
    // It names the columns.
    sql`select null::text as "recordType", null::integer as "recordID", null::integer as "discussionID",
      null::text collate "C" as "title", null::timestamptz as "dateInserted", null::timestamptz as "dateUpdated",
      0 as "score", 0::real as "rank" where false`,
    ...(posts ? [discussionHits(wanted, posts, isNear)] : []),
    // A wrong letter is looked for in titles and names alone.
    ...(posts && !isNear ? [commentHits(wanted, posts)] : []),
    ...named.map((table) => namedHits(table, wanted, isNear)),
  ];
  return sql.join(parts, sql` union all `);
}
