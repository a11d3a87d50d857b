import { sql } from 'kysely';
import type { Polls } from '../forum';
import { HttpError, notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Poll } from '../wire';
import type { Context } from './context';
import { stamp, stampOrNull } from './dates';
import { demand, demandSession } from './demand';
import { visibleCategoryIDs } from './categoryShapes';
import { checkPoll } from './checkPoll';
import { paths } from './paths';
import { visibleDiscussion } from './visibleDiscussion';

interface PollRow {
  pollID: number;
  discussionID: number;
  name: string;
  insertUserID: number;
  dateInserted: Date;
  dateClosed: Date | null;
  categoryID: number;
  closed: boolean;
  discussionName: string;
}

type Place = Parameters<Polls['mayAdd']>[1];

const mayAdd = (viewer: Viewer, { type, insertUserID, categoryID, closed }: Place): boolean =>
  type !== 'redirect' &&
  viewer.user !== null &&
  (viewer.can('discussions.edit', { categoryID }) || (insertUserID === viewer.userID && !closed));

export function createPolls(context: Context): Polls {
  const { db, now } = context;
  const joined = () =>
    db
      .selectFrom('poll')
      .innerJoin('discussion', 'discussion.discussionID', 'poll.discussionID')
      .selectAll('poll')
      .select(['discussion.categoryID', 'discussion.closed', 'discussion.name as discussionName']);

  async function find(viewer: Viewer, pollID: number): Promise<PollRow> {
    const row = await joined().where('pollID', '=', pollID).executeTakeFirst();
    if (!row) throw notFound('Poll');
    demand(viewer, 'discussions.view', { categoryID: row.categoryID });
    return row;
  }

  async function shape(viewer: Viewer, row: PollRow): Promise<Poll> {
    const { pollID, discussionID, name, insertUserID, dateInserted, dateClosed, categoryID } = row;
    const { rows: options } = await sql<{ pollOptionID: number; body: string; countVotes: number }>`
      select o."pollOptionID", o."body", count(v."userID")::integer as "countVotes"
      from "pollOption" o left join "pollVote" v using ("pollOptionID") where o."pollID" = ${pollID}
      group by o."pollOptionID" order by o."sort", o."pollOptionID"`.execute(db);
    const vote = await db
      .selectFrom('pollVote')
      .select('pollOptionID')
      .where('pollID', '=', pollID)
      .where('userID', '=', viewer.userID)
      .executeTakeFirst();
    return {
      ...{ pollID, discussionID, name, insertUserID },
      dateInserted: stamp(dateInserted),
      closed: dateClosed !== null,
      dateClosed: stampOrNull(dateClosed),
      countVotes: options.reduce((sum, option) => sum + option.countVotes, 0),
      options,
      votedOptionID: vote?.pollOptionID ?? null,
      mayVote:
        dateClosed === null &&
        !row.closed &&
        viewer.user !== null &&
        viewer.can('comments.add', { categoryID }),
      mayClose: mayClose(viewer, row),
    };
  }

  const mayClose = (viewer: Viewer, { insertUserID, categoryID }: PollRow) =>
    viewer.user !== null &&
    (insertUserID === viewer.userID || viewer.can('discussions.close', { categoryID }));

  async function toVoteIn(viewer: Viewer, pollID: number): Promise<PollRow> {
    const row = await find(viewer, pollID);
    demandSession(viewer);
    demand(viewer, 'comments.add', { categoryID: row.categoryID });
    return row;
  }

  async function toClose(viewer: Viewer, pollID: number): Promise<PollRow> {
    const row = await find(viewer, pollID);
    demandSession(viewer);
    if (!mayClose(viewer, row)) demand(viewer, 'discussions.close', { categoryID: row.categoryID });
    return row;
  }

  return {
    mayAdd,
    get: async (viewer, pollID) => shape(viewer, await find(viewer, pollID)),

    async ofDiscussion(viewer, discussionID) {
      const row = await joined().where('poll.discussionID', '=', discussionID).executeTakeFirst();
      if (!row || !viewer.can('discussions.view', { categoryID: row.categoryID })) return null;
      return shape(viewer, row);
    },

    async list(viewer, { closed, limit }) {
      const categoryIDs = visibleCategoryIDs(viewer, context.catalogue);
      if (categoryIDs.length === 0) return [];
      const rows = await joined()
        .where('discussion.categoryID', 'in', categoryIDs)
        .where('poll.dateClosed', closed ? 'is not' : 'is', null)
        .orderBy('poll.pollID', 'desc')
        .limit(limit)
        .execute();
      return Promise.all(
        rows.map(async (row) => ({
          ...(await shape(viewer, row)),
          discussionName: row.discussionName,
          url: viewer.url(paths.discussion(row.discussionID, row.discussionName)),
        })),
      );
    },

    async among(discussionIDs) {
      if (discussionIDs.length === 0) return new Set();
      const rows = await db
        .selectFrom('poll')
        .select('discussionID')
        .where('discussionID', 'in', [...discussionIDs])
        .execute();
      return new Set(rows.map(({ discussionID }) => discussionID));
    },

    async add(viewer, input) {
      demandSession(viewer);
      const { discussionID } = input;
      const row = await visibleDiscussion(context, viewer, discussionID);
      if (!mayAdd(viewer, row)) demand(viewer, 'discussions.edit', { categoryID: row.categoryID });
      const { name, options } = checkPoll(input);
      const pollID = await db.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('poll')
          .values({ discussionID, name, insertUserID: viewer.userID, dateInserted: now() })
          .onConflict((conflict) => conflict.column('discussionID').doNothing())
          .returning('pollID')
          .executeTakeFirst();
        if (!made) throw new HttpError(409, 'This discussion has a poll already.');
        await trx
          .insertInto('pollOption')
          .values(options.map((body, sort) => ({ pollID: made.pollID, body, sort })))
          .execute();
        return made.pollID;
      });
      return shape(viewer, await find(viewer, pollID));
    },

    demand: async (viewer, pollID, right) =>
      void (await (right === 'vote' ? toVoteIn(viewer, pollID) : toClose(viewer, pollID))),

    async vote(viewer, pollID, pollOptionID) {
      const row = await toVoteIn(viewer, pollID);
      if (row.dateClosed || row.closed)
        throw new HttpError(403, 'This poll is closed: votes are no longer counted.');
      const option = await db
        .selectFrom('pollOption')
        .select('pollOptionID')
        .where('pollID', '=', pollID)
        .where('pollOptionID', '=', pollOptionID)
        .executeTakeFirst();
      if (!option) throw notFound('Poll option');
      const dateInserted = now();
      await db
        .insertInto('pollVote')
        .values({ pollID, userID: viewer.userID, pollOptionID, dateInserted })
        .onConflict((conflict) =>
          conflict.columns(['pollID', 'userID']).doUpdateSet({ pollOptionID, dateInserted }),
        )
        .execute();
      return shape(viewer, row);
    },

    async close(viewer, pollID, closed) {
      const row = await toClose(viewer, pollID);
      // Closed twice, it keeps the day on which it was closed.
      const dateClosed = closed ? (row.dateClosed ?? now()) : null;
      await db.updateTable('poll').set({ dateClosed }).where('pollID', '=', pollID).execute();
      return shape(viewer, { ...row, dateClosed });
    },
  };
}
