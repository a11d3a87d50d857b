import { sql, type Transaction } from 'kysely';
import type { ReactionTypeRow, Tables } from '../database/tables';
import type { RecordType, Reactions, Users } from '../forum';
import { notFound, permissionProblem } from '../httpError';
import type { Viewer } from '../viewer';
import type { Reaction, SearchRow } from '../wire';
import { visibleCategoryIDs } from './categoryShapes';
import type { Context } from './context';
import { stamp } from './dates';
import { demand, demandSession } from './demand';
import { excerptOf } from '../posts/cleanHtml';
import { numbered, pageWindow } from './paging';
import { paths } from './paths';
import { internalName } from './permissionList';
import { reactionSummary, typesFor } from './reactionSummary';

interface Target {
  recordType: RecordType;
  recordID: number;
  categoryID: number;
  closed: boolean;
}

const resourceNames = { discussion: 'Discussion', comment: 'Comment' } as const;

export function createReactions(context: Context, users: Users): Reactions {
  const { db, catalogue, now } = context;

  async function find(viewer: Viewer, recordType: RecordType, recordID: number): Promise<Target> {
    const row = await (
      recordType === 'discussion'
        ? db.selectFrom('discussion').where('discussionID', '=', recordID)
        : db
            .selectFrom('comment')
            .innerJoin('discussion', 'discussion.discussionID', 'comment.discussionID')
            .where('commentID', '=', recordID)
    )
      .select(['discussion.categoryID', 'discussion.closed'])
      .executeTakeFirst();
    if (!row) throw notFound(resourceNames[recordType]);
    demand(viewer, 'discussions.view', { categoryID: row.categoryID });
    return { recordType, recordID, ...row };
  }

  const typeOf = (urlcode: string): ReactionTypeRow => {
    const type = catalogue.reactionTypes.find(
      (candidate) => candidate.urlcode.toLowerCase() === urlcode.toLowerCase(),
    );
    if (!type) throw notFound('Reaction type');
    return type;
  };

  function demandType(viewer: Viewer, type: ReactionTypeRow, { categoryID }: Target): void {
    const name = `reactions.${type.class.toLowerCase()}.add`;
    if (!viewer.can(name, { categoryID })) throw permissionProblem([internalName(name)]);
    if (type.urlcode === 'Promote') demand(viewer, 'curation.manage');
  }

  function demandOpen(viewer: Viewer, { closed, categoryID }: Target): void {
    if (closed) demand(viewer, 'discussions.close', { categoryID });
  }

  /** Adds a type's value (or takes it away) to the record's score and the author's points. */
  async function score(trx: Transaction<Tables>, target: Target, value: number): Promise<void> {
    if (value === 0) return;
    const table = sql.table(target.recordType);
    const id = sql.ref(`${target.recordType}ID`);
    await sql`update ${table} set "score" = "score" + ${value} where ${id} = ${target.recordID}`.execute(trx);
    await sql`update "user" set "points" = "points" + ${value} where "userID" =
      (select "insertUserID" from ${table} where ${id} = ${target.recordID})`.execute(trx);
  }

  async function insert(
    trx: Transaction<Tables>,
    target: Target,
    type: ReactionTypeRow,
    userID: number,
  ): Promise<void> {
    const { recordType, recordID } = target;
    const added = await trx
      .insertInto('reaction')
      .values({ recordType, recordID, tagID: type.tagID, userID, dateInserted: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows) await score(trx, target, type.reactionValue);
  }

  async function held(target: Target, userID: number): Promise<ReactionTypeRow[]> {
    const rows = await db
      .selectFrom('reaction')
      .select('tagID')
      .where('recordType', '=', target.recordType)
      .where('recordID', '=', target.recordID)
      .where('userID', '=', userID)
      .execute();
    const tagIDs = new Set(rows.map((row) => row.tagID));
    return catalogue.reactionTypes.filter((type) => type.class !== 'Flag' && tagIDs.has(type.tagID));
  }

  async function erase(
    trx: Transaction<Tables>,
    target: Target,
    types: ReactionTypeRow[],
    userID: number,
  ): Promise<void> {
    for (const type of types) {
      const removed = await trx
        .deleteFrom('reaction')
        .where('recordType', '=', target.recordType)
        .where('recordID', '=', target.recordID)
        .where('tagID', '=', type.tagID)
        .where('userID', '=', userID)
        .executeTakeFirst();
      if (removed.numDeletedRows) await score(trx, target, -type.reactionValue);
    }
  }

  /** Without `hasReacted` and `url`: the answer to a reaction is only about counts. */
  async function counts(viewer: Viewer, { recordType, recordID }: Target): Promise<Reaction[]> {
    const summary = (await reactionSummary(context, viewer, recordType, [recordID])).get(recordID) ?? [];
    return summary
      .filter((reaction) => reaction.class !== 'Flag')
      .map(({ hasReacted: _hasReacted, url: _url, ...reaction }) => reaction);
  }

  return {
    async types() {
      return catalogue.reactionTypes.map((type) => ({
        tagID: type.tagID,
        urlCode: type.urlcode,
        name: type.name,
        class: type.class,
        description: type.description,
        points: type.points,
        reactionValue: type.reactionValue,
        sort: type.sort,
        active: true,
        hidden: type.class === 'Flag',
        custom: false,
        attributes: null,
      }));
    },

    async add(viewer, recordType, recordID, urlcode) {
      demandSession(viewer);
      const target = await find(viewer, recordType, recordID);
      const type = typeOf(urlcode);
      demandType(viewer, type, target);
      demandOpen(viewer, target);
      await db.transaction().execute((trx) => insert(trx, target, type, viewer.userID));
      return counts(viewer, target);
    },

    async remove(viewer, recordType, recordID, userID = viewer.userID) {
      demandSession(viewer);
      const target = await find(viewer, recordType, recordID);
      if (userID !== viewer.userID) demand(viewer, 'community.moderate');
      const types = await held(target, userID);
      for (const type of types) demandType(viewer, type, target);
      if (types.length > 0) demandOpen(viewer, target);
      await db.transaction().execute((trx) => erase(trx, target, types, userID));
    },

    async toggle(viewer, recordType, recordID, urlcode) {
      demandSession(viewer);
      const target = await find(viewer, recordType, recordID);
      const type = typeOf(urlcode);
      demandType(viewer, type, target);
      demandOpen(viewer, target);
      const types = await held(target, viewer.userID);
      await db.transaction().execute(async (trx) => {
        await erase(trx, target, types, viewer.userID);
        if (!types.some((heldType) => heldType.tagID === type.tagID))
          await insert(trx, target, type, viewer.userID);
      });
      return counts(viewer, target);
    },

    async log(viewer, recordType, recordID, query = {}) {
      await find(viewer, recordType, recordID);
      demand(viewer, ['reactions.view', 'community.moderate']);
      const window = pageWindow(query);
      const types = typesFor(viewer, catalogue.reactionTypes).filter(
        (type) => !query.type || type.urlcode.toLowerCase() === query.type.toLowerCase(),
      );
      if (types.length === 0) return [];
      const rows = await db
        .selectFrom('reaction')
        .selectAll()
        .where('recordType', '=', recordType)
        .where('recordID', '=', recordID)
        .where(
          'tagID',
          'in',
          types.map((type) => type.tagID),
        )
        .orderBy('dateInserted', 'desc')
        .orderBy('userID')
        .orderBy('tagID')
        .limit(window.limit)
        .offset(window.offset)
        .execute();
      const fragments = await users.fragments(
        viewer,
        rows.map((row) => row.userID),
      );
      return rows.flatMap(({ tagID, userID, dateInserted }) => {
        const type = types.find((candidate) => candidate.tagID === tagID);
        const user = fragments.get(userID);
        if (!type || !user) return [];
        const { urlcode, name, class: kind, reactionValue } = type;
        const hasReacted = userID === viewer.userID;
        return {
          recordType: resourceNames[recordType],
          recordID,
          tagID,
          userID,
          dateInserted: stamp(dateInserted),
          user,
          reactionType: { tagID, urlcode, name, class: kind, hasReacted, reactionValue },
        };
      });
    },

    async received(viewer, userID, query = {}) {
      const window = pageWindow(query);
      const types = catalogue.reactionTypes.filter(
        (type) =>
          type.class !== 'Flag' &&
          (!query.urlcode || type.urlcode.toLowerCase() === query.urlcode.toLowerCase()),
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
    },
  };
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
