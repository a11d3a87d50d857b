import { commentsPerPage } from '../../data/layoutPlace';
import type { Discussion } from '../../wire';
import { features, type Features } from './features';
import { localPath } from './paths';

export { commentsPerPage };

export function threadPath({ url }: Pick<Discussion, 'url'>, page: number): string {
  const path = localPath(url);
  return page > 1 ? `${path}/p${page}` : path;
}

/** A page where any comment may stand: the address of a question alone leads to its accepted answers. */
export function inWholeThread(
  discussion: Pick<Discussion, 'url' | 'statusID'>,
  page: number,
  query = new URLSearchParams(),
): string {
  if (discussion.statusID === 3 && !query.has('tab')) query.set('tab', 'all');
  const words = query.toString();
  return `${threadPath(discussion, page)}${words && `?${words}`}`;
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
  return `${inWholeThread(discussion, Math.ceil(position / commentsPerPage))}#latest`;
}
