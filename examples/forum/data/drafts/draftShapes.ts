import type { DraftRow as Row } from '../../database/tables';
import type { Draft, DraftAttributes, DraftRow } from '../../drafts';
import type { Comments, Discussions } from '../../forum';
import { excerptOf } from '../../posts/cleanHtml';
import { HttpError } from '../../httpError';
import { renderPost } from '../../posts/renderPost';
import type { Viewer } from '../../viewer';
import type { Context } from '../context';
import { stamp, stampOrNull } from '../dates';
import { isOutOfReach } from './isOutOfReach';

/** What drafts belong to. */
export interface Posts {
  discussions: Discussions;
  comments: Comments;
}

export const attributesOf = (row: Pick<Row, 'attributes'>): DraftAttributes =>
  JSON.parse(row.attributes) as DraftAttributes;

export function draftShape({ config }: Context, row: Row): Draft {
  const { draftID, recordType, recordID, parentRecordType, parentRecordID, insertUserID, updateUserID } = row;
  return {
    ...{ draftID, recordType, recordID, parentRecordType, parentRecordID, attributes: attributesOf(row) },
    ...{ insertUserID, dateInserted: stamp(row.dateInserted) },
    ...{ updateUserID, dateUpdated: stampOrNull(row.dateUpdated) },
    ...(config.draftScheduling && {
      draftStatus: row.draftStatus,
      dateScheduled: stampOrNull(row.dateScheduled),
    }),
  };
}

/** The comment that a draft changes, or answers; null for one that does neither. */
export function commentOf({ recordType, recordID, attributes }: Row): number | null {
  if (recordType !== 'comment') return null;
  const parent = attributesOf({ attributes }).draftMeta?.commentParentID;
  return recordID ?? (typeof parent === 'number' ? parent : null);
}

/** Where a draft is written on. A comment's draft opens its discussion. */
export function editPath(row: Row): string | null {
  const { draftID, recordType, recordID, parentRecordID } = row;
  if (recordType === 'discussion') return `/post/editdiscussion/${recordID ?? 0}/${draftID}`;
  if (recordType !== 'comment') return null;
  const parent = commentOf(row);
  if (parent !== null) return `/discussion/comment/${parent}?hasDraft=true#Comment_${parent}`;
  return parentRecordID === null ? null : `/discussion/${parentRecordID}?hasDraft=true#create-comment`;
}

function excerptFor({ body = '', format }: DraftAttributes): string {
  try {
    return excerptOf(renderPost({ body, format }).bodyHtml);
  } catch {
    // Half a document, or none yet: a draft need not be fit to be posted.
    return '';
  }
}

/** A row for lists: with the names of what it belongs to, as far as the viewer may still see that. */
export async function draftRow(
  context: Context,
  posts: Posts,
  viewer: Viewer,
  row: Row,
  expand: boolean,
): Promise<DraftRow> {
  const attributes = attributesOf(row);
  const name = attributes.draftMeta?.name;
  const commentID = commentOf(row);
  const comment = commentID === null ? null : await posts.comments.get(viewer, commentID).catch(() => null);
  const changed = row.recordID === null ? null : comment;
  const parentID =
    row.recordType === 'comment' ? (changed?.discussionID ?? row.parentRecordID) : row.recordID;
  const found =
    expand && parentID !== null
      ? await posts.discussions
          .get(viewer, parentID, { expand: ['-body', 'breadcrumbs'] })
          .catch((error: unknown) => (error instanceof HttpError ? error.status : 500))
      : null;
  const parent = typeof found === 'object' ? found : null;
  // Its words can be read all the same. What answers a comment is for the discussion that this was in.
  const isAway = comment !== null && !changed && comment.discussionID !== row.parentRecordID;
  const isLost = (commentID !== null && comment === null) || isAway;
  const isGone = isLost || (found !== null && isOutOfReach(viewer, row, found, changed));
  const path = isGone ? `/drafts/${row.draftID}` : editPath(row);
  const title = typeof name === 'string' && name.trim() !== '' ? name : parent?.name;
  return {
    ...draftShape(context, row),
    ...(title !== undefined && { name: title }),
    ...(expand && { excerpt: excerptFor(attributes) }),
    editUrl: path === null ? null : viewer.url(path),
    breadCrumbs: parent?.breadcrumbs ?? null,
    permaLink: changed?.url ?? parent?.url ?? null,
    failedReason: row.failedReason,
  };
}
