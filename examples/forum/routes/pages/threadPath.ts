import { commentsPerPage } from '../../data/layoutPlace';
import type { Discussion } from '../../wire';
import { features, type Features } from './features';
import { localPath } from './paths';

export { commentsPerPage };

export function threadPath({ url }: Pick<Discussion, 'url'>, page: number): string {
  const path = localPath(url);
  return page > 1 ? `${path}/p${page}` : path;
}

/** Position of the viewer's first unread comment, from 1; null when there is none or it is unknown. */
export function firstUnread(discussion: Discussion): number | null {
  const { countUnread = 0, countComments, dateLastViewed } = discussion;
  return dateLastViewed && countUnread > 0 ? countComments - countUnread + 1 : null;
}

/** A row's title leads members to where they stopped reading, unless the forum has that switched off. */
export function rowPath(
  discussion: Discussion,
  { autoOffset }: Pick<Features, 'autoOffset'> = features,
): string {
  const position = autoOffset ? firstUnread(discussion) : null;
  if (position === null) return localPath(discussion.url);
  return `${threadPath(discussion, Math.ceil(position / commentsPerPage))}#latest`;
}
