import { sql, type RawBuilder } from 'kysely';
import type { Search, SearchQuery, Users } from '../forum';
import { excerptOf } from '../posts/cleanHtml';
import type { Viewer } from '../viewer';
import type { Paged, SearchRow } from '../wire';
import { breadcrumbs, categoryForViewer, subtreeIDs, visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';
import { stamp, stampOrNull } from './dates';
import { expansion } from './expansion';
import { numbered, pageWindow } from './paging';
import { paths } from './paths';
import { cutText } from '../../../src/safe/cutText';

interface Row {
  recordType: 'discussion' | 'comment';
  recordID: number;
  discussionID: number;
  categoryID: number;
  type: string;
  name: string;
  bodyHtml: string;
  insertUserID: number;
  dateInserted: Date;
  dateUpdated: Date | null;
  rank: number;
  total: number;
}

/** `oak sand` → `oak:* & sand:*`; null when there is no word in it. The words are letters and digits, nothing else. */
export function searchTerm(text: string, operator: 'and' | 'or' = 'and'): string | null {
  const words = (cutText(text, 500).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 20);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(operator === 'or' ? ' | ' : ' & ');
}

export function createSearch({ db, catalogue, config: { addons } }: Context, users: Users): Search {
  async function posts(viewer: Viewer, query: SearchQuery): Promise<Paged<SearchRow>> {
    const window = pageWindow(query);
    const term = searchTerm(query.query ?? '', query.queryOperator);
    const visible = visibleCategoryIDs(viewer, catalogue);
    const wanted = query.categoryID === undefined ? visible : subtreeIDs(catalogue, query.categoryID);
    const categoryIDs = visible.filter((categoryID) => wanted.includes(categoryID));
    const types = query.recordTypes?.length ? query.recordTypes : ['discussion', 'comment'];
    const words = (column: RawBuilder<unknown>) =>
      term === null ? sql`true` : sql`${column} @@ to_tsquery('english', ${term})`;
    const rank = (column: RawBuilder<unknown>) =>
      term === null ? sql`0::real` : sql`ts_rank(${column}, to_tsquery('english', ${term}))`;
    const byUser = (column: RawBuilder<unknown>) =>
      query.insertUserIDs?.length ? sql`${column} = any(${query.insertUserIDs})` : sql`true`;
    const ofType = query.domain === 'questions' ? sql`d."type" = 'question'` : sql`true`;
    const order = {
      relevance: term === null ? sql`"dateInserted" desc` : sql`"rank" desc, "dateInserted" desc`,
      dateInserted: sql`"dateInserted"`,
      '-dateInserted': sql`"dateInserted" desc`,
    }[query.sort ?? 'relevance'];

    const { rows } = await sql<Row>`
      select *, count(*) over ()::integer as "total" from (
        select 'discussion' as "recordType", d."discussionID" as "recordID", d."discussionID", d."categoryID", d."type",
          d."name", d."bodyHtml", d."insertUserID", d."dateInserted", d."dateUpdated", ${rank(sql`d."words"`)} as "rank"
        from "discussion" d where 'discussion' = any(${types}) and d."type" <> 'redirect' and d."categoryID" = any(${categoryIDs})
          and ${ofType} and ${words(sql`d."words"`)} and ${byUser(sql`d."insertUserID"`)}
        union all
        select 'comment', c."commentID", c."discussionID", d."categoryID", 'comment',
          d."name", c."bodyHtml", c."insertUserID", c."dateInserted", c."dateUpdated", ${rank(sql`c."words"`)}
        from "comment" c join "discussion" d using ("discussionID")
        where 'comment' = any(${types}) and c."dateDeleted" is null and d."categoryID" = any(${categoryIDs})
          and ${words(sql`c."words"`)} and ${byUser(sql`c."insertUserID"`)}
      ) found order by ${order}, "recordType", "recordID" limit ${window.limit} offset ${window.offset}`.execute(
      db,
    );
    const wants = expansion(query.expand);
    const fragments = await users.fragments(
      viewer,
      wants('insertUser') ? rows.map((row) => row.insertUserID) : [],
    );
    const shaped = rows.map((row): SearchRow => {
      const comment = row.recordType === 'comment';
      return {
        url: viewer.url(comment ? paths.comment(row.recordID) : paths.discussion(row.recordID, row.name)),
        name: row.name,
        recordID: row.recordID,
        recordType: row.recordType,
        type: row.type,
        body: wants('-body') ? null : row.bodyHtml,
        excerpt: excerptOf(row.bodyHtml),
        dateInserted: stamp(row.dateInserted),
        dateUpdated: stampOrNull(row.dateUpdated),
        insertUserID: row.insertUserID,
        ...(wants('insertUser') && { insertUser: fragments.get(row.insertUserID) }),
        categoryID: row.categoryID,
        discussionID: row.discussionID,
        ...(comment && { commentID: row.recordID }),
        groupID: null,
        score: row.rank,
        ...(wants('breadcrumbs') && { breadcrumbs: breadcrumbs(viewer, catalogue, row.categoryID) }),
      };
    });
    return numbered(shaped, window, rows[0]?.total ?? 0);
  }

  function places(viewer: Viewer, query: SearchQuery): Paged<SearchRow> {
    const window = pageWindow(query);
    const text = (query.query ?? '').trim().toLowerCase();
    const found = visibleCategoryIDs(viewer, catalogue).flatMap((categoryID) => {
      const row = catalogue.categories.get(categoryID);
      return row && row.name.toLowerCase().includes(text) ? [row] : [];
    });
    const rows = found.slice(window.offset, window.offset + window.limit).map((row): SearchRow => ({
      url: categoryForViewer(viewer, catalogue, row, new Map()).url,
      name: row.name,
      recordID: row.categoryID,
      recordType: 'category',
      type: 'category',
      body: null,
      excerpt: row.description ?? '',
      dateInserted: '2020-01-01T00:00:00+00:00',
      dateUpdated: null,
      insertUserID: 0,
      categoryID: row.categoryID,
      groupID: null,
      score: 0,
      breadcrumbs: breadcrumbs(viewer, catalogue, row.categoryID),
    }));
    return numbered(rows, window, found.length);
  }

  async function members(viewer: Viewer, query: SearchQuery): Promise<Paged<SearchRow>> {
    const found = await users.byNames(viewer, { ...query, name: `${query.query ?? ''}*` });
    const rows = found.rows.map((user): SearchRow => ({
      url: user.url,
      name: user.name,
      recordID: user.userID,
      recordType: 'user',
      type: 'user',
      body: null,
      excerpt: user.title ?? '',
      dateInserted: user.dateLastActive ?? '2020-01-01T00:00:00+00:00',
      dateUpdated: null,
      insertUserID: user.userID,
      insertUser: user,
      groupID: null,
      score: 0,
    }));
    return { ...found, rows };
  }

  return {
    async find(viewer, query) {
      if (query.domain === 'members' || query.domain === 'user') return members(viewer, query);
      if (query.domain === 'places' || query.domain === 'category') return places(viewer, query);
      if (query.domain === 'discussions') return posts(viewer, { recordTypes: ['discussion'], ...query });
      if (query.domain === 'questions' && addons.includes('qna'))
        return posts(viewer, { ...query, recordTypes: ['discussion'] });
      return posts(viewer, { ...query, domain: undefined });
    },
  };
}
