import type { Viewer } from '../../viewer';
import type { Discussion } from '../../wire';

/** What a row's checkbox tells about its discussion, as JSON; null for readers who may not act on it. */
export function checkRecord(viewer: Viewer, row: Partial<Discussion>): string | null {
  const { discussionID, name, categoryID, closed, type, countComments } = row;
  if (discussionID === undefined || !viewer.can('discussions.manage', { categoryID })) return null;
  const moved = type === 'redirect' || undefined;
  return JSON.stringify({ discussionID, name, categoryID, closed, moved, countComments });
}
