import type { Viewer } from '../../viewer';
import type { Discussion } from '../../wire';

/** What a row's checkbox tells about its discussion, as JSON; null for readers who may not act on it. */
export function checkRecord(viewer: Viewer, row: Partial<Discussion>): string | null {
  const { discussionID, name, categoryID, closed } = row;
  if (discussionID === undefined || !viewer.can('discussions.manage', { categoryID })) return null;
  return JSON.stringify({ discussionID, name, categoryID, closed });
}
