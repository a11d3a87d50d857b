import { attributes, hostNames } from '../../src/index';
import type { Reply } from '../../src/resources/comments';
import { addReplies } from '../../src/ui/thread/addReplies';
import { fillComment, type FilledComment } from '../../src/ui/thread/fillComment';
import type { ThreadPlace } from '../../src/ui/thread/threadComment';
import type { Ui } from '../../src/ui/UiContext';

interface Wanted {
  /** The pressed button. */
  anchor: HTMLElement;
  commentID: number;
  place: ThreadPlace;
  /** There are no others. */
  isLast: boolean;
}

/** Puts fetched replies below their comment, and focus on the first. Throws where the page has no markup for them. */
export async function showReplies(
  replies: readonly Reply[],
  { anchor, commentID, place, isLast }: Wanted,
  ui: Ui,
): Promise<void> {
  const { document } = ui.window;
  const parent = document.getElementById(`Comment_${commentID}`);
  const own = document.getElementById(hostNames.otherComment);
  const gone = document.getElementById(hostNames.goneComment);
  if (!parent || !(own instanceof HTMLTemplateElement)) throw new Error('The page has no empty comment.');
  const made = await Promise.all(
    replies.map(async (reply) => {
      const filled =
        reply.isDeleted && gone instanceof HTMLTemplateElement
          ? fillGone(gone, reply.commentID, document)
          : await fillComment(own, reply, place, ui);
      if (filled) offerMore(filled.item, reply, anchor, ui);
      return filled ?? [];
    }),
  );
  const filled = made.flat();
  addReplies(filled, parent, filled.find(({ branch }) => branch)?.branch ?? null, ui);
  const left = Number(anchor.dataset.count) - filled.length;
  if (isLast || !(left > 0)) offerOf(anchor).remove();
  else count(anchor, left, ui);
  filled[0]?.post?.focus();
}

/** The form that the button is in, for readers without script. */
const offerOf = (button: HTMLElement) => button.closest(`[${attributes.slot}="more"]`) ?? button;

function count(button: HTMLElement, left: number, { locale }: Ui): void {
  button.dataset.count = String(left);
  button.textContent = locale.plural(left, { one: '{count} more reply', other: '{count} more replies' });
}

function fillGone(
  template: HTMLTemplateElement,
  commentID: number,
  document: Document,
): FilledComment | null {
  const item = document.importNode(template.content, true).firstElementChild;
  const post = item?.querySelector<HTMLElement>('[id]') ?? null;
  if (!item || !post) return null;
  post.id = `Comment_${commentID}`;
  return { item, post, branch: null };
}

/** Replies of a fetched comment wait behind a button of its own. */
function offerMore(item: Element, { commentID, countReplies }: Reply, anchor: HTMLElement, ui: Ui): void {
  if (countReplies === 0) return;
  const offer = offerOf(anchor).cloneNode(true) as HTMLElement;
  const button = offer.matches('button') ? offer : offer.querySelector('button');
  if (!button) return;
  button.ariaBusy = null;
  button.dataset.commentid = String(commentID);
  if (offer instanceof HTMLFormElement) offer.setAttribute('action', `/discussion/comment/${commentID}`);
  count(button, countReplies, ui);
  item.append(offer);
}
