import type { Discussion } from '../wire';
import type { Viewer } from '../viewer';

/** Whether a comment by the viewer would be taken. */
export function mayCompose(
  viewer: Viewer,
  { categoryID, closed }: Pick<Discussion, 'categoryID' | 'closed'>,
): boolean {
  return (
    viewer.user !== null &&
    viewer.can('comments.add', { categoryID }) &&
    (!closed || viewer.can('discussions.close', { categoryID }))
  );
}
