import type { Comment } from '../../src/resources/comments';
import { ownLink } from '../../src/safe/ownLink';
import type { Ui } from '../../src/ui/UiContext';

/** Goes to where a comment stands; in the very page that it was written on, the address alone would not bring it. */
export function goToComment(comment: Comment, { leaveFor, site, urls, window }: Ui): void {
  const url = ownLink(comment.url, site, urls());
  const { location } = window;
  if (url !== null && leaveFor(url) && location.href === url) location.reload();
}
