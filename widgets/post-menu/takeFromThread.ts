import { attributes, hostNames } from '../../src/index';
import type { Left } from '../../src/resources/comments';
import type { Ui } from '../../src/ui/UiContext';

/** Takes a deleted comment out of the page's thread, or puts the host's sign of one in its place. Answers where focus goes. */
export function takeFromThread(
  { window, locale }: Pick<Ui, 'window' | 'locale'>,
  commentID: number,
  left: Left,
): HTMLElement | null {
  const { document } = window;
  const id = `Comment_${commentID}`;
  const post = document.getElementById(id);
  const heading = document.querySelector<HTMLElement>(`[${attributes.slot}="count"]`);
  if (!post) return heading;
  const count = Number(heading?.dataset.count) - 1;
  if (heading && count >= 0) {
    heading.dataset.count = String(count);
    heading.textContent = locale.plural(count, { one: '{count} comment', other: '{count} comments' });
  }
  const template = document.getElementById(hostNames.goneComment);
  const sign =
    left === 'tombstone' && template instanceof HTMLTemplateElement
      ? document.importNode(template.content, true).querySelector<HTMLElement>('[id]')
      : null;
  if (sign) {
    sign.id = id;
    post.replaceWith(sign);
    return sign;
  }
  const item = post.closest('li') ?? post;
  const beside = item.nextElementSibling ?? item.previousElementSibling;
  item.remove();
  return beside?.querySelector<HTMLElement>('[id^="Comment_"]') ?? heading;
}
