import { mayEdit } from '../../data/editRules';
import { paths } from '../../data/paths';
import type { Viewer } from '../../viewer';
import type { Comment, Discussion } from '../../wire';
import { mayCompose } from '../../data/mayCompose';
import { withQuery } from './paths';
import { isWhileOpen } from './reactionBar';
import { threadPath } from './threadPath';

type Place = Pick<Discussion, 'discussionID' | 'categoryID' | 'closed' | 'url'>;

/** The links below a comment, each a page that works without script; none when the viewer may do nothing. */
export function commentLinks(
  viewer: Viewer,
  discussion: Place,
  comment: Pick<Comment, 'commentID' | 'insertUserID' | 'dateInserted'>,
  page: number,
) {
  const { discussionID, categoryID, closed } = discussion;
  const { commentID, insertUserID, dateInserted } = comment;
  // Without the discussion's name, which a page would have twice for each comment.
  const thread = threadPath({ url: `/discussion/${discussionID}` }, page);
  // A browser brings the focus to a field that an address names, and passes `autofocus` over where one names anything else.
  const to = (query: 'reply' | 'quote') => `${withQuery(thread, { [query]: commentID })}#body`;
  const writes = mayCompose(viewer, discussion);
  const post = { categoryID, closed, insertUserID, dateInserted: new Date(dateInserted) };
  const whileOpen = isWhileOpen(viewer, discussion);
  const isForAuthor = !closed && !mayEdit(viewer, { ...post, closed: true }, 'comments.edit');
  const links = [
    ...(writes
      ? [
          { action: 'reply', name: 'Reply', href: to('reply'), whileOpen },
          { action: 'quote', name: 'Quote', href: to('quote'), whileOpen },
        ]
      : []),
    ...(mayEdit(viewer, post, 'comments.edit')
      ? [{ action: 'edit', name: 'Edit', href: `/post/editcomment/${commentID}`, whileOpen: isForAuthor }]
      : []),
  ];
  const record = `comment/${commentID}`;
  const menu = {
    ...(mayEdit(viewer, post, 'comments.delete') && {
      delete: { href: `/post/deletecomment/${commentID}`, name: 'Delete' },
    }),
    ...(viewer.can('flag.add', { categoryID }) && { report: { href: `/report/${record}`, name: 'Report' } }),
  };
  return { links, menu };
}

/** What a comment looks like before it says anything, the viewer's or somebody else's; its number is 0. */
export function emptyComment(viewer: Viewer, discussion: Place, isOwn: boolean) {
  const { userID, user } = isOwn ? viewer : { userID: 0, user: null };
  const comment = { commentID: 0, insertUserID: userID, dateInserted: new Date().toISOString() };
  return {
    isEmpty: true,
    position: 0,
    level: 1,
    replies: [],
    comment: {
      ...comment,
      url: viewer.url(paths.comment(0)),
      body: '',
      insertUser: {
        userID,
        name: user?.name ?? '',
        url: viewer.url(`/profile/${userID}`),
        photoUrl: viewer.url(isOwn ? `/avatars/${userID}/-.svg` : '/avatars/0/-.svg'),
        title: user?.title ?? '',
      },
    },
    ...commentLinks(viewer, discussion, comment, 1),
  };
}
