import type { Comment } from '../../src/resources/comments';
import type { Ui } from '../../src/ui/UiContext';

/** Goes to where a comment stands; in the very page that it was written on, the address alone would not bring it. */
export function goToComment({ url }: Comment, { home, leaveFor, window }: Ui): void {
  const { location } = window;
  if (leaveFor(url) && location.href === new URL(url, home).href) location.reload();
}
