import type { Comment } from '../../src/resources/comments';
import { ownLink } from '../../src/ui/ownLink';
import type { Ui } from '../../src/ui/UiContext';

/** Goes to where a comment stands; in the very page that it was written on, the address alone would not bring it. */
export function goToComment(comment: Comment, ui: Ui): void {
  const url = ownLink(comment.url, ui);
  const { location } = ui.window;
  if (url !== null && ui.leaveFor(url) && location.href === url) location.reload();
}
