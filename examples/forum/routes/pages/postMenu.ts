import { mayEdit } from '../../data/editRules';
import type { Viewer } from '../../viewer';
import type { Comment, Discussion } from '../../wire';
import { managing } from './manageRoutes';
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
  own: Record<string, MenuLink> = {},
) {
  const recordID = 'commentID' in record ? record.commentID : record.discussionID;
  const known = Object.fromEntries(Object.entries(links).map(([key, { href }]) => [key, href]));
  const url = localPath(record.url);
  return {
    props: { recordType, recordID, userID: record.insertUserID, url, label, known },
    // Without script the forum's own actions are links to plain pages.
    links: [...Object.values(links), ...Object.values(own)],
  };
}

/** What the viewer finds in the menu of a discussion without script. */
export function discussionLinks(viewer: Viewer, discussion: Discussion): Record<string, MenuLink> {
  const { discussionID, categoryID, insertUserID, closed, dateInserted } = discussion;
  const post = { categoryID, insertUserID, closed, dateInserted: new Date(dateInserted) };
  const manages = Object.entries(managing(viewer, discussion)).some(([name, may]) => may && name !== 'tag');
  return {
    ...(mayEdit(viewer, post, 'discussions.edit') && {
      edit: { href: `/post/editdiscussion/${discussionID}`, name: 'Edit' },
    }),
    ...(viewer.user &&
      manages && {
        manage: { href: `/discussion/${discussionID}/manage`, name: 'Manage discussion' },
      }),
    ...(viewer.can('flag.add') && { report: { href: `/report/discussion/${discussionID}`, name: 'Report' } }),
  };
}
