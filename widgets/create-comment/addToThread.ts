import { hostNames } from '../../src/index';
import type { Comment } from '../../src/resources/comments';
import { addReplies } from '../../src/ui/thread/addReplies';
import { countComments } from '../../src/ui/thread/countComments';
import { fillComment, tellPlace } from '../../src/ui/thread/fillComment';
import { readThread } from '../../src/ui/thread/readThread';
import type { Ui } from '../../src/ui/UiContext';
import { goToComment } from './goToComment';
import type { Place } from './place';

/**
 * Puts a new comment into the page's thread, in the host's own markup, and focus on it if it `takesFocus` then: a reply below
 * the comment that it answers, anything else at the end. Where the page does not show that place, or has no markup to give,
 * the browser goes to the comment's own page.
 */
export async function addToThread(
  comment: Comment,
  place: Place,
  ui: Ui,
  takesFocus: () => boolean,
): Promise<void> {
  const { document } = ui.window;
  const thread = document.getElementById(hostNames.thread);
  const template = document.getElementById(hostNames.emptyComment);
  const { parentCommentID } = comment;
  const parent = parentCommentID ? document.getElementById(`Comment_${parentCommentID}`) : null;
  // A thread whose pages change without a page load says itself whether this is the last.
  const isLast = place.isLast || readThread(document).isLast === true;
  const isShown = parentCommentID ? parent?.closest('li') : isLast;
  if (!isShown || !thread || !(template instanceof HTMLTemplateElement)) {
    goToComment(comment, ui);
    return;
  }
  const filled = await fillComment(template, comment, place, ui);
  if (!filled) return;
  const { item, post, branch } = filled;
  if (parent) addReplies([filled], parent, branch, ui);
  else {
    tellPlace(item, { level: 1, answers: null }, ui.locale);
    thread.append(item);
  }
  countComments(document, 1, ui.locale);
  if (takesFocus()) {
    post?.focus();
    post?.scrollIntoView({ block: 'nearest' });
  }
  ui.announcer.announce(ui.locale.t('Your comment has been posted.'));
}
