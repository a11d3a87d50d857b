import type { DraftRow as Row } from '../../database/tables';
import type { Comment, Discussion } from '../../wire';
import type { Viewer } from '../../viewer';
import { mayEdit } from '../editRules';
import { mayCompose } from '../mayCompose';

/**
 * Whether there is no form for a draft any more: what it is for is gone, closed, moved out of sight, or too old to be
 * changed. A post that is gone can be posted anew.
 * @param parent the post itself, or that of a comment; or the status of why it cannot be seen
 * @param changed the comment that is changed, null when it is gone
 */
export function isOutOfReach(
  viewer: Viewer,
  { recordType, recordID }: Row,
  parent: Discussion | number,
  changed: Comment | null,
): boolean {
  const isComment = recordType === 'comment';
  if (typeof parent === 'number') return isComment || parent === 403;
  if (recordID === null) return isComment && !mayCompose(viewer, parent);
  const post = isComment ? changed : parent;
  if (!post) return true;
  const { insertUserID, dateInserted } = post;
  const { categoryID, closed } = parent;
  const facts = { categoryID, closed, insertUserID, dateInserted: new Date(dateInserted) };
  return !mayEdit(viewer, facts, isComment ? 'comments.edit' : 'discussions.edit');
}
