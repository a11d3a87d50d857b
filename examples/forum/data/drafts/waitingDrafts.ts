import type { DraftTarget } from '../../drafts';
import type { Discussions } from '../../forum';
import type { Viewer } from '../../viewer';
import type { Context } from '../context';
import { attributesOf } from './draftShapes';

/** The most that a page mentions; further ones of a discussion are in the list of drafts. */
const most = 20;

/**
 * What the viewer's drafts of comments are drafts of, newest first: those of a discussion, changes to its comments
 * included, or the newest of any that the viewer may still see. Of changes that is news whose comment is gone.
 */
export async function waitingDrafts(
  { db }: Context,
  discussions: Discussions,
  viewer: Viewer,
  discussionID?: number,
): Promise<DraftTarget[]> {
  if (!viewer.user) return [];
  const mine = db
    .selectFrom('draft')
    .select(['draftID', 'recordID', 'parentRecordID', 'attributes'])
    .where('insertUserID', '=', viewer.userID)
    .where('recordType', '=', 'comment')
    .where('draftStatus', '=', 'draft');
  const drafts =
    discussionID === undefined
      ? mine.where(({ eb, or, not, exists, selectFrom }) =>
          or([
            eb('recordID', 'is', null),
            not(
              exists(
                selectFrom('comment')
                  .select('commentID')
                  .whereRef('commentID', '=', 'draft.recordID')
                  .where('dateDeleted', 'is', null),
              ),
            ),
          ]),
        )
      : mine.where((eb) =>
          eb.or([
            eb('recordID', 'in', (inner) =>
              inner
                .selectFrom('comment')
                .select('commentID')
                .where('discussionID', '=', discussionID)
                .where('dateDeleted', 'is', null),
            ),
            eb('recordID', 'in', (inner) =>
              inner
                .selectFrom('log')
                .select('log.recordID')
                .where('operation', '=', 'delete')
                .where('log.recordType', '=', 'comment')
                .where('log.parentRecordID', '=', discussionID),
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
  const named = targets.flatMap(({ recordID, commentParentID }) => recordID ?? commentParentID ?? []);
  const there = new Set<number | undefined>([undefined]);
  if (named.length > 0) {
    const rows = db
      .selectFrom('comment')
      .select('commentID')
      .where('commentID', 'in', named)
      .where('dateDeleted', 'is', null);
    for (const { commentID } of await rows.execute()) there.add(commentID);
  }
  // An answer to what has gone is in the list of drafts only: no page has the place for it.
  const open = targets.flatMap((target) => {
    const isGone = target.recordID !== undefined && !there.has(target.recordID);
    if (isGone) return { ...target, isGone };
    return there.has(target.commentParentID) ? target : [];
  });
  const [newest] = open;
  if (discussionID !== undefined || !newest) return open;
  if (!newest.parentRecordID) return [newest];
  const shown = await discussions.get(viewer, newest.parentRecordID, { expand: ['-body'] }).catch(() => null);
  return shown ? [newest] : [];
}
