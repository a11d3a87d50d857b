import { attributes, hostNames } from '../../contract/attributes';
import type { Ui } from '../UiContext';
import { postAbove } from './branchesAround';
import { countComments } from './countComments';
import { slotIn } from './slotIn';
import { takeItem } from './takeItem';

const postIn = (item: Element | null) => item?.querySelector<HTMLElement>('[id^="Comment_"]') ?? null;
/** The host's sign of a deleted comment is no place for a post. */
const isGone = (post: Element) => post.getAttribute(attributes.slot) !== 'post';

/**
 * Takes a deleted comment out of the page's thread, with signs of deleted ones that only it had kept, or puts the host's sign
 * of one in its place. Answers where focus goes.
 */
export function takeFromThread(
  { window, locale }: Pick<Ui, 'window' | 'locale'>,
  commentID: number,
  left: 'nothing' | 'tombstone',
): HTMLElement | null {
  const { document } = window;
  const id = `Comment_${commentID}`;
  const post = document.getElementById(id);
  const heading = slotIn(document, 'count');
  if (!post) return heading;
  countComments(document, -1, locale);
  const template = document.getElementById(hostNames.goneComment);
  const sign =
    left === 'tombstone' && template instanceof HTMLTemplateElement
      ? postIn(document.importNode(template.content, true).firstElementChild)
      : null;
  if (sign) {
    sign.id = id;
    // It stands where the comment stood.
    sign.prepend(...['level', 'parent'].flatMap((name) => slotIn(post, name) ?? []));
    post.replaceWith(sign);
    return sign;
  }
  const item = post.closest('li');
  if (!item) {
    post.remove();
    return heading;
  }
  const next = postIn(item.nextElementSibling) ?? postIn(item.previousElementSibling) ?? postAbove(item);
  takeItem(item, isGone, locale);
  return next?.isConnected ? next : heading;
}
