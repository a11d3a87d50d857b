import type { Moderation } from '../forum';
import { notFound, permissionProblem } from '../httpError';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { demand } from './demand';
import type { LongRunner } from './longRunner';
import { internalName } from './permissionList';
import { postableCategory } from './postableCategory';

export function createModeration({ db, catalogue }: Context, longRunner: LongRunner): Moderation {
  /** IDs that exist, each once and in the order asked for. Throws 403 with those that the viewer may not touch. */
  async function allowed(viewer: Viewer, asked: number[], permission: string): Promise<number[]> {
    // Guests are refused by the runner, and not told here what exists.
    if (!viewer.user) return asked;
    const rows = await db
      .selectFrom('discussion')
      .select(['discussionID', 'categoryID'])
      .where('discussionID', 'in', asked)
      .execute();
    const places = new Map(rows.map((row) => [row.discussionID, row.categoryID]));
    const known = [...new Set(asked)].filter((id) => places.has(id));
    const refused = known.filter((id) => !viewer.can(permission, { categoryID: places.get(id) }));
    if (refused.length > 0) throw permissionProblem([internalName(permission)], { recordIDs: refused });
    if (known.length === 0) demand(viewer, permission, { anywhere: true });
    return known;
  }

  return {
    async move(viewer, { discussionIDs, categoryID, addRedirects = false, seconds }) {
      const ids = await allowed(viewer, discussionIDs, 'discussions.edit');
      postableCategory(catalogue, categoryID);
      if (viewer.user) demand(viewer, 'discussions.edit', { categoryID });
      const options = { categoryID, addRedirects };
      return longRunner.start(viewer, 'moveDiscussions', ids, { seconds, options });
    },

    async merge(viewer, { discussionIDs, destinationDiscussionID, addRedirects = false, seconds }) {
      const ids = await allowed(viewer, discussionIDs, 'discussions.delete');
      const [destination] = await allowed(viewer, [destinationDiscussionID], 'discussions.edit');
      if (destination === undefined) throw notFound('Discussion', { recordIDs: [destinationDiscussionID] });
      const others = ids.filter((id) => id !== destination);
      const options = { destinationDiscussionID, addRedirects };
      return longRunner.start(viewer, 'mergeDiscussions', others, { seconds, options });
    },

    async close(viewer, { discussionIDs, closed = true, seconds }) {
      const ids = await allowed(viewer, discussionIDs, 'discussions.close');
      return longRunner.start(viewer, closed ? 'closeDiscussions' : 'openDiscussions', ids, { seconds });
    },

    async remove(viewer, { discussionIDs, seconds }) {
      const ids = await allowed(viewer, discussionIDs, 'discussions.delete');
      return longRunner.start(viewer, 'deleteDiscussions', ids, { seconds });
    },
  };
}
