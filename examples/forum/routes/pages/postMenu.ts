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

/** What the tag tells of a discussion, so that its menu opens without a call. */
function factsOf(discussion: Discussion) {
  const { discussionID, categoryID, insertUserID, name, type, dateInserted, tags } = discussion;
  const { pinned, pinLocation, closed, sink, resolved, muted, dismissed, category, insertUser } = discussion;
  return {
    ...{ discussionID, categoryID, insertUserID, name, type, dateInserted, tags },
    ...{ pinned, pinLocation, closed, sink, resolved, muted, dismissed },
    ...(category && { category: { name: category.name, url: localPath(category.url) } }),
    ...(insertUser && { insertUser: { userID: insertUser.userID, name: insertUser.name } }),
  };
}

/** What `widgets/post-menu.eta` prints; `links` are the add-ons' own, by key. */
export function postMenu(
  viewer: Viewer,
  record: Discussion | Comment,
  label: string,
  links: Record<string, MenuLink> = {},
  own: Record<string, MenuLink> = {},
) {
  const known = Object.entries(links).map(([key, { href }]) => [key, href]);
  const isComment = 'commentID' in record;
  const recordType = isComment ? ('comment' as const) : ('discussion' as const);
  const recordID = isComment ? record.commentID : record.discussionID;
  const isOwn = record.insertUserID === viewer.userID;
  return {
    props: {
      ...{ recordID, userID: record.insertUserID },
      // What else there is to say of a comment its list says for all, and its own article.
      ...(!isComment && { recordType, url: localPath(record.url), label }),
      ...(known.length > 0 && { known: Object.fromEntries(known) }),
      // Where a comment stands, its list says for all; only of one's own does the time to edit run.
      ...(!isComment && { discussion: factsOf(record) }),
      ...(isComment && isOwn && { dateInserted: record.dateInserted }),
    },
    ...{ label, isFirst: !isComment },
    // Without script this page has the forum's own actions.
    options: `/${recordType}/${recordID}/options`,
    isEmpty: Object.keys({ ...links, ...own }).length === 0,
    report: own.report?.href,
  };
}

/** The menu of a row, for who may do something; it brings nothing else. */
export function rowMenu(viewer: Viewer, row: Discussion) {
  const links = discussionLinks(viewer, row);
  if (!viewer.user || row.type === 'redirect') return null;
  const { props, ...menu } = postMenu(viewer, row, row.name, {}, links);
  return { ...menu, props: { ...props, isRow: true } };
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
    ...(viewer.can('flag.add', { categoryID }) && {
      report: { href: `/report/discussion/${discussionID}`, name: 'Report' },
    }),
  };
}
