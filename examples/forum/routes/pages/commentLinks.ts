import { mayEdit } from '../../data/editRules';
import { paths } from '../../data/paths';
import type { Viewer } from '../../viewer';
import type { Comment, Discussion } from '../../wire';
import { mayCompose } from '../../data/mayCompose';
import { withQuery } from './paths';
import { threadPath } from './threadPath';

type Place = Pick<Discussion, 'discussionID' | 'categoryID' | 'closed' | 'url'>;

/** Replies are not nested any deeper. */
const deepest = 5;

/** The links below a comment, each a page that works without script; none when the viewer may do nothing. */
export function commentLinks(
  viewer: Viewer,
  discussion: Place,
  comment: Pick<Comment, 'commentID' | 'insertUserID' | 'dateInserted' | 'depth'>,
  { page, isLast }: { page: number; isLast: boolean },
) {
  const { discussionID, categoryID, closed } = discussion;
  const { commentID, insertUserID, dateInserted, depth } = comment;
  // A browser brings the focus to a field that an address names, and passes `autofocus` over where one names anything else.
  const to = (query: 'reply' | 'quote') =>
    `${withQuery(threadPath(discussion, page), { [query]: commentID })}#body`;
  const writes = mayCompose(viewer, discussion);
  const post = { categoryID, closed, insertUserID, dateInserted: new Date(dateInserted) };
  const links = [
    ...(writes && depth < deepest ? [{ action: 'reply', name: 'Reply', href: to('reply') }] : []),
    ...(writes ? [{ action: 'quote', name: 'Quote', href: to('quote') }] : []),
    ...(mayEdit(viewer, post, 'comments.edit')
      ? [{ action: 'edit', name: 'Edit', href: `/post/editcomment/${commentID}` }]
      : []),
  ];
  const record = `comment/${commentID}`;
  const menu = {
    ...(mayEdit(viewer, post, 'comments.delete') && {
      delete: { href: `/post/deletecomment/${commentID}`, name: 'Delete' },
    }),
    ...(viewer.can('flag.add', { categoryID }) && { report: { href: `/report/${record}`, name: 'Report' } }),
  };
  return { links, menu, place: links.length > 0 ? { discussionID, categoryID, closed, isLast } : null };
}

/** What a new comment of the viewer's looks like before it says anything; its number is 0. */
export function emptyComment(viewer: Viewer, discussion: Place, position: number) {
  const { userID, user } = viewer;
  const comment = {
    commentID: 0,
    insertUserID: userID,
    dateInserted: new Date().toISOString(),
    depth: 1,
  };
  return {
    isEmpty: true,
    position,
    isFirstUnread: false,
    comment: {
      ...comment,
      url: viewer.url(paths.comment(0)),
      body: '',
      insertUser: {
        userID,
        name: user?.name ?? '',
        url: viewer.url(`/profile/${userID}`),
        photoUrl: viewer.url(`/avatars/${userID}/-.svg`),
        title: user?.title ?? '',
      },
    },
    ...commentLinks(viewer, discussion, comment, { page: 1, isLast: true }),
  };
}
