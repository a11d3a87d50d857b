import type { Discussions } from '../forum';
import { HttpError, invalid } from '../httpError';
import type { Viewer } from '../viewer';
import type { Discussion } from '../wire';
import type { Context } from './context';
import { demand, demandSession } from './demand';
import { checkMeta, readMeta } from './postMeta';
import { baseOf, fieldsFor, postTypeOf } from './postTypes';
import { recountQuestion } from './recountQuestion';
import { visibleDiscussion } from './visibleDiscussion';

type Flags = Pick<Discussions, 'bookmark' | 'dismiss' | 'mute' | 'bump' | 'setType'>;
type Mark = { bookmarked: boolean } | { dismissed: boolean } | { muted: boolean };

/** What members keep of a discussion for themselves, and the flags that have calls of their own. */
export function createDiscussionFlags(
  context: Context,
  one: (viewer: Viewer, discussionID: number) => Promise<Discussion>,
): Flags {
  const { db, now } = context;

  async function mark(viewer: Viewer, discussionID: number, flags: Mark): Promise<void> {
    await db
      .insertInto('userDiscussion')
      .values({ userID: viewer.userID, discussionID, ...flags })
      .onConflict((conflict) => conflict.columns(['userID', 'discussionID']).doUpdateSet(flags))
      .execute();
  }

  return {
    async bookmark(viewer, discussionID, bookmarked) {
      demandSession(viewer);
      await visibleDiscussion(context, viewer, discussionID);
      await mark(viewer, discussionID, { bookmarked });
      return { bookmarked };
    },

    async dismiss(viewer, discussionID, dismissed) {
      demandSession(viewer);
      const { pinLocation } = await visibleDiscussion(context, viewer, discussionID);
      if (dismissed && pinLocation === null)
        throw invalid({ field: 'dismissed', message: 'Only announcements can be dismissed.' });
      await mark(viewer, discussionID, { dismissed });
      return { dismissed };
    },

    async mute(viewer, discussionID, muted) {
      demandSession(viewer);
      await visibleDiscussion(context, viewer, discussionID);
      await mark(viewer, discussionID, { muted });
      return { muted };
    },

    async bump(viewer, discussionID) {
      demandSession(viewer);
      const { categoryID } = await visibleDiscussion(context, viewer, discussionID);
      demand(viewer, 'curation.manage', { categoryID });
      await db
        .updateTable('discussion')
        .set({ dateLastComment: now() })
        .where('discussionID', '=', discussionID)
        .execute();
      return one(viewer, discussionID);
    },

    async setType(viewer, discussionID, { type, postTypeID, postMeta }) {
      demandSession(viewer);
      const row = await visibleDiscussion(context, viewer, discussionID);
      demand(viewer, 'discussions.edit', { categoryID: row.categoryID });
      if ((type === undefined) === (postTypeID === undefined))
        throw invalid({ field: 'type', message: 'Name either type or postTypeID.' });
      const { categoryID } = row;
      const wanted = postTypeOf(context, viewer, { type, postTypeID, categoryID });
      // Values of the former type stay: it may be given back.
      const fields = fieldsFor(viewer, wanted.postFields, row.insertUserID);
      const meta = postMeta && checkMeta(fields, postMeta, readMeta(row.postMeta));
      if (row.type === 'redirect') throw new HttpError(400, 'This discussion has been moved.');
      await db.transaction().execute(async (trx) => {
        const values = {
          ...{ type: baseOf(wanted), statusID: 0 },
          postTypeID: wanted.parentPostTypeID === null ? null : wanted.postTypeID,
          ...(meta && { postMeta: JSON.stringify(meta) }),
        };
        await trx.updateTable('discussion').set(values).where('discussionID', '=', discussionID).execute();
        // A question's status follows from the answers that are there.
        await recountQuestion(trx, discussionID);
      });
      return one(viewer, discussionID);
    },
  };
}
