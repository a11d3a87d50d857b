import type { Comment, Discussion } from '../../wire';
import { localPath } from './paths';

interface MenuLink {
  href: string;
  /** English. */
  name: string;
}

/** What `widgets/post-menu.eta` prints; `links` are the add-ons' own, by key. */
export function postMenu(
  recordType: 'discussion' | 'comment',
  record: Pick<Discussion, 'discussionID' | 'insertUserID' | 'url'> | Comment,
  label: string,
  links: Record<string, MenuLink> = {},
) {
  const recordID = 'commentID' in record ? record.commentID : record.discussionID;
  const known = Object.fromEntries(Object.entries(links).map(([key, { href }]) => [key, href]));
  const url = localPath(record.url);
  return {
    props: { recordType, recordID, userID: record.insertUserID, url, label, known },
    links: Object.values(links),
  };
}
