import type { Database, ReactionTypeRow } from '../database/tables';
import type { RecordType, Reactions, Users } from '../forum';
import { notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Reaction } from '../wire';
import type { Context } from './context';
import { stamp } from './dates';
import { demand, demandOpen, demandSession } from './demand';
import { pageWindow } from './paging';
import { eraseReactions, insertReaction, type ReactionTarget } from './reactionWriter';
import { reactedPosts } from './reactedPosts';
import { reactionSummary, typesFor } from './reactionSummary';

const resourceNames = { discussion: 'Discussion', comment: 'Comment' } as const;

export function createReactions(context: Context, users: Users): Reactions {
  const { db, catalogue, now } = context;

  async function find(viewer: Viewer, recordType: RecordType, recordID: number): Promise<ReactionTarget> {
    const row = await (
      recordType === 'discussion'
        ? db.selectFrom('discussion').where('discussionID', '=', recordID)
        : db
            .selectFrom('comment')
            .innerJoin('discussion', 'discussion.discussionID', 'comment.discussionID')
            .where('commentID', '=', recordID)
            .where('dateDeleted', 'is', null)
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

  function demandType(viewer: Viewer, type: ReactionTypeRow, { categoryID }: ReactionTarget): void {
    const name = type.urlcode === 'Promote' ? 'curation.manage' : `reactions.${type.class.toLowerCase()}.add`;
    demand(viewer, name, { categoryID });
  }

  async function held(trx: Database, target: ReactionTarget, userID: number): Promise<ReactionTypeRow[]> {
    const rows = await trx
      .selectFrom('reaction')
      .select('tagID')
      .where('recordType', '=', target.recordType)
      .where('recordID', '=', target.recordID)
      .where('userID', '=', userID)
      .execute();
    const tagIDs = new Set(rows.map((row) => row.tagID));
    return catalogue.reactionTypes.filter((type) => tagIDs.has(type.tagID));
  }

  /** A reaction replaces the user's other one; a flag stays beside it. */
  const withoutFlags = (types: ReactionTypeRow[]) => types.filter((type) => type.class !== 'Flag');

  /** Without `hasReacted` and `url`: the answer to a reaction is only about counts. */
  async function counts(viewer: Viewer, { recordType, recordID }: ReactionTarget): Promise<Reaction[]> {
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
        photoUrl: null,
      }));
    },

    async demandAdd(viewer, recordType, recordID) {
      demandSession(viewer);
      const { categoryID } = await find(viewer, recordType, recordID);
      const names = [
        'reactions.positive.add',
        'reactions.negative.add',
        'reactions.flag.add',
        'curation.manage',
      ];
      demand(viewer, names, { categoryID });
    },

    async add(viewer, recordType, recordID, urlcode) {
      demandSession(viewer);
      const target = await find(viewer, recordType, recordID);
      const type = typeOf(urlcode);
      demandType(viewer, type, target);
      demandOpen(viewer, target);
      await db.transaction().execute(async (trx) => {
        if (type.class !== 'Flag') {
          const others = withoutFlags(await held(trx, target, viewer.userID));
          await eraseReactions(
            trx,
            target,
            others.filter(({ tagID }) => tagID !== type.tagID),
            viewer.userID,
          );
        }
        await insertReaction(trx, target, type, viewer.userID, now());
      });
      return counts(viewer, target);
    },

    async remove(viewer, recordType, recordID, named) {
      demandSession(viewer);
      const userID = named ?? viewer.userID;
      const target = await find(viewer, recordType, recordID);
      if (userID !== viewer.userID) demand(viewer, 'community.moderate', target);
      await db.transaction().execute(async (trx) => {
        const all = await held(trx, target, userID);
        const reactions = withoutFlags(all);
        // Removing one's own reaction leaves one's flag; the log, which names a user, removes all of theirs.
        const types = named === undefined && reactions.length > 0 ? reactions : all;
        for (const type of types) demandType(viewer, type, target);
        if (types.length > 0) demandOpen(viewer, target);
        await eraseReactions(trx, target, types, userID);
      });
    },

    async toggle(viewer, recordType, recordID, urlcode) {
      demandSession(viewer);
      const target = await find(viewer, recordType, recordID);
      const type = typeOf(urlcode);
      demandType(viewer, type, target);
      demandOpen(viewer, target);
      await db.transaction().execute(async (trx) => {
        const types = withoutFlags(await held(trx, target, viewer.userID));
        await eraseReactions(trx, target, types, viewer.userID);
        if (!types.some((heldType) => heldType.tagID === type.tagID))
          await insertReaction(trx, target, type, viewer.userID, now());
      });
      return counts(viewer, target);
    },

    async log(viewer, recordType, recordID, query = {}) {
      const { categoryID } = await find(viewer, recordType, recordID);
      demand(viewer, ['reactions.view', 'community.moderate'], { categoryID });
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

    received: (viewer, userID, query = {}) => reactedPosts(context, viewer, userID, query),
  };
}
