import { sql, type Expression } from 'kysely';
import type { Database } from '../database/tables';
import type { Tags } from '../forum';
import { invalid, notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Tag, TagFragment } from '../wire';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';
import { demandEdit } from './editRules';
import { inCodeOrder } from './inCodeOrder';
import { pageWindow } from './paging';
import { paths } from './paths';
import { tagProblems } from './tagProblems';

/** Letters that only mark others; case does not count either. */
const folded = (text: Expression<string>) =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/** A pattern that finds what holds the term, whatever is in it. */
const holding = (term: string) => `%${term.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

export async function tagsOf(db: Database, discussionIDs: number[]): Promise<Map<number, TagFragment[]>> {
  const byDiscussion = new Map<number, TagFragment[]>(discussionIDs.map((id) => [id, []]));
  if (discussionIDs.length === 0) return byDiscussion;
  const rows = await db
    .selectFrom('tagDiscussion')
    .innerJoin('tag', 'tag.tagID', 'tagDiscussion.tagID')
    .select(['discussionID', 'tag.tagID', 'name', 'urlcode', 'type'])
    .where('discussionID', 'in', discussionIDs)
    .orderBy('name', inCodeOrder)
    .execute();
  for (const { discussionID, ...tag } of rows) byDiscussion.get(discussionID)?.push(tag);
  return byDiscussion;
}

/** Replaces the tags of a discussion and keeps the counts of both the old and the new ones right. */
export async function replaceTags(db: Database, discussionID: number, tagIDs: number[]): Promise<void> {
  const before = await db
    .selectFrom('tagDiscussion')
    .select('tagID')
    .where('discussionID', '=', discussionID)
    .execute();
  const known =
    tagIDs.length > 0
      ? await db.selectFrom('tag').select('tagID').where('tagID', 'in', tagIDs).execute()
      : [];
  if (known.length < new Set(tagIDs).size) throw notFound('Tag');
  await db.deleteFrom('tagDiscussion').where('discussionID', '=', discussionID).execute();
  if (known.length > 0) {
    await db
      .insertInto('tagDiscussion')
      .values(known.map(({ tagID }) => ({ tagID, discussionID })))
      .execute();
  }
  const touched = [...before, ...known].map((row) => row.tagID);
  if (touched.length === 0) return;
  await db
    .updateTable('tag')
    .set((eb) => ({
      countDiscussions: eb
        .selectFrom('tagDiscussion')
        .whereRef('tagDiscussion.tagID', '=', 'tag.tagID')
        .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('count')),
    }))
    .where('tagID', 'in', touched)
    .execute();
}

export function createTags({ db, catalogue }: Context): Tags {
  /** With counts of discussions that the viewer sees; the count stored with a tag includes private ones. */
  const rowsFor = (viewer: Viewer) =>
    db
      .selectFrom('tag')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('tagDiscussion')
            .innerJoin('discussion', 'discussion.discussionID', 'tagDiscussion.discussionID')
            .where(sql<boolean>`"categoryID" = any(${visibleCategoryIDs(viewer, catalogue)})`)
            .groupBy('tagID')
            .select(['tagID', sql<number>`count(*)::integer`.as('count')])
            .as('seen'),
        (join) => join.onRef('seen.tagID', '=', 'tag.tagID'),
      )
      .select(['tag.tagID', 'name', 'urlcode', 'type'])
      .select(sql<number>`coalesce("seen"."count", 0)`.as('countDiscussions'));

  const shape = (viewer: Viewer, row: TagFragment & { countDiscussions: number }): Tag => ({
    ...row,
    id: row.tagID,
    urlCode: row.urlcode,
    url: viewer.url(paths.tag(row.tagID)),
    parentTagID: null,
  });

  return {
    async list(query, viewer) {
      const window = pageWindow(query, 20);
      let rows = rowsFor(viewer);
      if (query.query)
        rows = rows.where(folded(sql.ref('name')), 'like', folded(sql<string>`${holding(query.query)}`));
      if (query.tagID?.length) rows = rows.where('tag.tagID', 'in', query.tagID);
      if (query.type?.length) rows = rows.where('type', 'in', query.type);
      const sort = query.sort ?? '-countDiscussions';
      const column = sort.replace(/^-/, '') as 'countDiscussions' | 'tagID' | 'name';
      const found = await rows
        .orderBy(column, (order) => {
          const collated = column === 'name' ? inCodeOrder(order) : order;
          return sort.startsWith('-') ? collated.desc() : collated.asc();
        })
        .orderBy('name', inCodeOrder)
        .limit(window.limit)
        .offset(window.offset)
        .execute();
      return found.map((row) => shape(viewer, row));
    },

    async get(viewer, tagID) {
      const row = await rowsFor(viewer).where('tag.tagID', '=', tagID).executeTakeFirst();
      if (!row) throw notFound('Tag');
      return shape(viewer, row);
    },

    async set(viewer, discussionID, { tagIDs = [], urlcodes = [] }, how = 'replace') {
      const discussion = await db
        .selectFrom('discussion')
        .selectAll()
        .where('discussionID', '=', discussionID)
        .executeTakeFirst();
      if (!discussion) throw notFound('Discussion');
      demandEdit(viewer, discussion, 'discussions.edit');
      const named =
        urlcodes.length > 0
          ? await db.selectFrom('tag').select('tagID').where('urlcode', 'in', urlcodes).execute()
          : [];
      if (named.length < new Set(urlcodes).size) throw notFound('Tag');
      const kept = how === 'add' ? ((await tagsOf(db, [discussionID])).get(discussionID) ?? []) : [];
      const wanted = [...new Set([...kept, ...named].map((row) => row.tagID).concat(tagIDs))];
      const problems = tagProblems({ tagIDs: wanted });
      if (problems.length > 0) throw invalid(...problems);
      await db.transaction().execute((trx) => replaceTags(trx, discussionID, wanted));
      return (await tagsOf(db, [discussionID])).get(discussionID) ?? [];
    },
  };
}
