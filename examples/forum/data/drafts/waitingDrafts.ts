import type { DraftTarget } from '../../drafts';
import type { Discussions } from '../../forum';
import type { Viewer } from '../../viewer';
import type { Context } from '../context';
import { attributesOf } from './draftShapes';

/** As many as a page says of; who has begun more in one discussion finds them in the list of drafts. */
const most = 20;

/**
 * What the viewer's drafts of comments are drafts of, newest first: those of a discussion, changes to its comments
 * included, or the newest of any that the viewer may still see.
 */
export async function waitingDrafts(
  { db }: Context,
  discussions: Discussions,
  viewer: Viewer,
  discussionID?: number,
): Promise<DraftTarget[]> {
  if (!viewer.user) return [];
  let drafts = db
    .selectFrom('draft')
    .select(['draftID', 'recordID', 'parentRecordID', 'attributes'])
    .where('insertUserID', '=', viewer.userID)
    .where('recordType', '=', 'comment')
    .where('draftStatus', '=', 'draft');
  drafts =
    discussionID === undefined
      ? drafts.where('recordID', 'is', null)
      : drafts.where((eb) =>
          eb.or([
            eb('recordID', 'in', (inner) =>
              inner.selectFrom('comment').select('commentID').where('discussionID', '=', discussionID),
            ),
            eb.and([eb('recordID', 'is', null), eb('parentRecordID', '=', discussionID)]),
          ]),
        );
  const found = await drafts
    .where((eb) => eb.or([eb('recordID', 'is not', null), eb('parentRecordType', '=', 'discussion')]))
    .orderBy((eb) => eb.fn.coalesce('dateUpdated', 'dateInserted'), 'desc')
    .orderBy('draftID', 'desc')
    .limit(most)
    .execute();
  const targets = found.map(({ draftID, recordID, parentRecordID, attributes }): DraftTarget => {
    const { commentParentID } = attributesOf({ attributes }).draftMeta ?? {};
    return {
      recordType: 'comment',
      draftID,
      ...(recordID !== null
        ? { recordID }
        : { parentRecordType: 'discussion', parentRecordID: parentRecordID ?? undefined }),
      ...(recordID === null && typeof commentParentID === 'number' && { commentParentID }),
    };
  });
  const answered = targets.flatMap(({ commentParentID }) => commentParentID ?? []);
  const there = new Set<number | undefined>([undefined]);
  if (answered.length > 0) {
    const rows = db.selectFrom('comment').select('commentID').where('commentID', 'in', answered);
    for (const { commentID } of await rows.execute()) there.add(commentID);
  }
  // An answer to what has gone is in the list of drafts only: no page has the place for it.
  const open = targets.filter(({ commentParentID }) => there.has(commentParentID));
  const [newest] = open;
  if (discussionID !== undefined || !newest?.parentRecordID) return open;
  const shown = await discussions.get(viewer, newest.parentRecordID, { expand: ['-body'] }).catch(() => null);
  return shown ? [newest] : [];
}
