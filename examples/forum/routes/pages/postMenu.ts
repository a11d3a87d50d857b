import { sharedLink } from '../../../../widgets/post-menu/sharedLink';
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

type Place = Pick<Discussion, 'discussionID' | 'categoryID' | 'closed'> & { name?: string };

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

/** A comment's tag tells where it stands. */
const placeOf = ({ discussionID, categoryID, closed, name }: Place) => ({
  ...{ discussionID, categoryID, closed, name },
});

/** What `widgets/post-menu.eta` prints; `links` are the add-ons' own, by key. */
export function postMenu(
  recordType: 'discussion' | 'comment',
  record: Discussion | Comment,
  label: string,
  links: Record<string, MenuLink> = {},
  own: Record<string, MenuLink> = {},
  place?: Place,
) {
  const isComment = 'commentID' in record;
  const known = Object.fromEntries(Object.entries(links).map(([key, { href }]) => [key, href]));
  const url = localPath(record.url);
  return {
    props: {
      recordType,
      recordID: isComment ? record.commentID : record.discussionID,
      userID: record.insertUserID,
      ...{ url, label, known },
      ...(isComment
        ? { dateInserted: record.dateInserted, discussion: place && placeOf(place) }
        : { discussion: factsOf(record) }),
    },
    // Without script the forum's own actions are links to plain pages.
    links: [...Object.values(links), ...Object.values(own)],
    report: own.report?.href,
    mail: (t: (text: string, values?: Record<string, string>) => string) =>
      `mailto:?subject=${encodeURIComponent(t('Check it out: {name}', { name: place?.name ?? label }))}&body=${encodeURIComponent(t('Check out this post: {url}', { url: sharedLink(record.url, record.url) }))}`,
  };
}

/** The menu of a row, for who may do something; it brings nothing else. */
export function rowMenu(viewer: Viewer, row: Discussion) {
  const links = discussionLinks(viewer, row);
  if (!viewer.user || row.type === 'redirect') return null;
  const { props, ...menu } = postMenu('discussion', row, row.name, {}, links);
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
