import type { DiscussionRow } from '../database/tables';
import type { Users } from '../forum';
import { excerptOf } from '../posts/cleanHtml';
import type { Viewer } from '../viewer';
import type { CategoryFragment, Discussion, DiscussionStatus } from '../wire';
import { attachmentsOf } from './attachments/attachmentsOf';
import { breadcrumbs, categoryFragment, permissionsIn } from './categoryShapes';
import type { Context } from './context';
import { stamp, stampOrNull } from './dates';
import type { Expansion } from './expansion';
import { paths } from './paths';
import { metaOf, readMeta } from './postMeta';
import { fieldsOf } from './postTypes';
import { reactionSummary } from './reactionSummary';
import { mayReadReports, noReports, reportMetaOf } from './reports';
import { withSignatures } from './signatures';
import { tagsOf } from './tags';

const statuses: Record<number, Omit<DiscussionStatus, 'statusID' | 'recordType'>> = {
  0: { name: 'None', state: 'open', recordSubType: null },
  1: { name: 'Unanswered', state: 'open', recordSubType: 'question' },
  2: { name: 'Answered', state: 'open', recordSubType: 'question' },
  3: { name: 'Accepted', state: 'closed', recordSubType: 'question' },
  4: { name: 'Rejected', state: 'open', recordSubType: 'question' },
};

/** By name, in any case. */
export function statusIDOf(name: string): number | undefined {
  const found = Object.entries(statuses).find(
    ([, status]) => status.name.toLowerCase() === name.toLowerCase(),
  );
  return found && Number(found[0]);
}

export function statusOf(statusID: number): DiscussionStatus {
  const status = statuses[statusID] ?? (statuses[0] as Omit<DiscussionStatus, 'statusID' | 'recordType'>);
  return { statusID, ...status, recordType: 'discussion' };
}

/** Rows to discussions, with one query per expanded part for the whole page. */
export async function discussionsForViewer(
  context: Context,
  users: Users,
  viewer: Viewer,
  rows: DiscussionRow[],
  wants: Expansion,
  excerptLength?: number,
): Promise<Discussion[]> {
  const { db, catalogue } = context;
  const ids = rows.map((row) => row.discussionID);
  const people = rows.flatMap((row) => [
    row.insertUserID,
    row.lastUserID,
    row.updateUserID ?? row.insertUserID,
  ]);
  const withUsers = ['insertUser', 'lastUser', 'updateUser'].some((name) => wants(name));
  const fragments = await withSignatures(
    context,
    users,
    viewer,
    withUsers ? people : [],
    wants('insertUser.signature'),
  );
  const tags = await tagsOf(db, ids);
  const summaries = wants('reactions') ? await reactionSummary(context, viewer, 'discussion', ids) : null;
  const attachments = wants('attachments')
    ? await attachmentsOf(context, users, viewer, 'discussion', ids)
    : null;
  const marks =
    viewer.user && ids.length > 0
      ? await db
          .selectFrom('userDiscussion')
          .selectAll()
          .where('userID', '=', viewer.userID)
          .where('discussionID', 'in', ids)
          .execute()
      : [];
  const marksByID = new Map(marks.map((mark) => [mark.discussionID, mark]));

  const reports =
    (wants('reportMeta') || wants('countReports')) && rows.some((row) => mayReadReports(viewer, row))
      ? await reportMetaOf(context, users, viewer, 'discussion', ids)
      : null;

  return rows.map((row) => {
    const { discussionID, categoryID, name } = row;
    const category = catalogue.categories.get(categoryID);
    const mark = marksByID.get(discussionID);
    const countUnread = Math.max(row.countComments - (mark?.countRead ?? 0), 0);
    const url = viewer.url(paths.discussion(discussionID, name));
    return {
      discussionID,
      type: row.type,
      name,
      url,
      canonicalUrl: url,
      ...(!wants('-body') && { body: row.bodyHtml }),
      ...((wants('excerpt') || wants('snippet')) && { excerpt: excerptOf(row.bodyHtml, excerptLength) }),
      dateInserted: stamp(row.dateInserted),
      dateUpdated: stampOrNull(row.dateUpdated),
      dateLastComment: stamp(row.dateLastComment),
      insertUserID: row.insertUserID,
      lastUserID: row.lastUserID,
      ...(wants('insertUser') && { insertUser: fragments.get(row.insertUserID) }),
      ...(wants('lastUser') && { lastUser: fragments.get(row.lastUserID) }),
      ...(wants('updateUser') &&
        row.updateUserID !== null && { updateUser: fragments.get(row.updateUserID) }),
      categoryID,
      ...(wants('category') &&
        category && { category: categoryFragment(viewer, category) as CategoryFragment }),
      ...(wants('breadcrumbs') && { breadcrumbs: breadcrumbs(viewer, catalogue, categoryID) }),
      pinned: row.pinLocation !== null,
      pinLocation: row.pinLocation,
      closed: row.closed,
      sink: row.sink,
      score: row.score,
      countViews: row.countViews,
      countComments: row.countComments,
      ...(viewer.user && {
        countUnread,
        unread: mark?.dateLastViewed ? countUnread > 0 : true,
        bookmarked: mark?.bookmarked ?? false,
        dismissed: mark?.dismissed ?? false,
        muted: mark?.muted ?? false,
        dateLastViewed: stampOrNull(mark?.dateLastViewed ?? null),
      }),
      ...(viewer.can('staff.allow', { categoryID: row.categoryID }) && { resolved: row.resolved }),
      statusID: row.statusID,
      postTypeID: row.postTypeID ?? row.type,
      ...(wants('postMeta') && { postMeta: metaOf(fieldsOf(context, viewer, row), readMeta(row.postMeta)) }),
      ...(wants('status') && { status: statusOf(row.statusID) }),
      attributes:
        row.type === 'question'
          ? {
              question: {
                status: statusOf(row.statusID).name.toLowerCase(),
                dateAccepted: row.statusID === 3 ? stamp(row.dateLastComment) : null,
                dateAnswered: row.statusID >= 2 ? stamp(row.dateLastComment) : null,
              },
            }
          : {},
      ...(summaries && { reactions: summaries.get(discussionID) ?? [] }),
      ...(attachments && { attachments: attachments.get(discussionID) ?? [] }),
      tags: tags.get(discussionID) ?? [],
      ...(reports && mayReadReports(viewer, row) && { reportMeta: reports.get(discussionID) ?? noReports }),
      ...(wants('permissions') && { permissions: permissionsIn(viewer, categoryID) }),
      ...(row.redirectDiscussionID !== null && { redirectDiscussionID: row.redirectDiscussionID }),
      groupID: null,
    };
  });
}
