import { HttpError, permissionProblem } from '../httpError';
import type { Viewer } from '../viewer';
import { internalName } from './permissionList';

/** Seconds in which authors may edit and delete their own open posts. Pages print it as `ui.editContentTimeout`. */
export const editWindow = 3600;

interface Post {
  categoryID: number;
  insertUserID: number;
  closed: boolean;
  dateInserted: Date;
}

export function mayEdit(viewer: Viewer, post: Post, permission: string, now = new Date()): boolean {
  const { categoryID } = post;
  if (viewer.can(permission, { categoryID }) || viewer.can('community.moderate', { categoryID })) return true;
  const fresh = now.getTime() - post.dateInserted.getTime() < editWindow * 1000;
  return viewer.userID !== 0 && viewer.userID === post.insertUserID && !post.closed && fresh;
}

/** Throws 403: with the permission's name for other people's posts, with the reason for one's own. */
export function demandEdit(viewer: Viewer, post: Post, permission: string, now = new Date()): void {
  if (!viewer.can('discussions.view', { categoryID: post.categoryID })) {
    throw permissionProblem([internalName('discussions.view')]);
  }
  if (mayEdit(viewer, post, permission, now)) return;
  if (viewer.userID !== 0 && viewer.userID === post.insertUserID) {
    const reason = post.closed ? 'The discussion is closed.' : 'The time for editing has run out.';
    throw new HttpError(403, 'Permission Problem', reason, { permissions: [internalName(permission)] });
  }
  throw permissionProblem([internalName(permission)]);
}
