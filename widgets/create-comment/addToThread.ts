import { attributes, hostNames, profileUrl, safeUrl } from '../../src/index';
import type { Comment } from '../../src/resources/comments';
import { postContent } from '../../src/ui/postContent';
import type { Ui } from '../../src/ui/UiContext';
import { goToComment } from './goToComment';
import type { Place } from './place';
import { slotIn } from './slotIn';

/**
 * Puts a new comment at the end of the page's thread, in the host's own markup, and focus on it if it `takesFocus` then. Where the page does
 * not show the end of the thread, or has no markup to give, the browser goes to the comment's own page.
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
  if (!place.isLast || !thread || !(template instanceof HTMLTemplateElement)) {
    goToComment(comment, ui);
    return;
  }
  const body = await postContent(comment.body, ui);
  const row = document.importNode(template.content, true);
  const post = fill(row, comment, place, ui);
  slotIn(row, 'body')?.replaceChildren(body);
  thread.append(row);
  countOneMore(document, ui);
  if (takesFocus()) {
    post?.focus();
    post?.scrollIntoView({ block: 'nearest' });
  }
  ui.announcer.announce(ui.locale.t('Your comment has been posted.'));
}

/** The heading above the thread says how many there are. */
function countOneMore(document: Document, { locale }: Ui): void {
  const heading = slotIn(document, 'count');
  const count = Number(heading?.dataset.count) + 1;
  if (!heading || !Number.isSafeInteger(count)) return;
  heading.dataset.count = String(count);
  heading.textContent = locale.plural(count, { one: '{count} comment', other: '{count} comments' });
}

/** Writes a comment into the host's empty one; answers its post. */
function fill(
  row: DocumentFragment,
  comment: Comment,
  { categoryID, closed }: Place,
  ui: Ui,
): HTMLElement | null {
  const { commentID, insertUser, dateInserted, parentCommentID } = comment;
  const { locale } = ui;
  const name = slotIn(row, 'name');
  if (name) name.textContent = insertUser.name;
  const author = slotIn<HTMLAnchorElement>(row, 'author');
  if (author) {
    author.href = profileUrl(insertUser, ui.section);
    author.dataset.userid = String(insertUser.userID);
  }
  const photo = slotIn<HTMLImageElement>(row, 'photo');
  const src = [insertUser.photoUrl, ui.fallbackAvatar]
    .map((url) => safeUrl('asset', url, ui.urls()))
    .find((url) => url !== null);
  if (photo && src) photo.src = src;
  const time = slotIn<HTMLTimeElement>(row, 'time');
  if (time) {
    time.dateTime = dateInserted;
    time.title = locale.date(dateInserted, 'extended');
    time.textContent = locale.date(dateInserted);
  }
  const bar = slotIn(row, 'reactions');
  if (bar) {
    const props = {
      recordType: 'comment',
      recordID: commentID,
      categoryID,
      closed,
      reactions: comment.reactions,
    };
    bar.setAttribute(attributes.props, JSON.stringify(props));
    bar.setAttribute(attributes.widget, 'ReactionBar');
  }
  const parent = slotIn(row, 'parent');
  if (parentCommentID === null) parent?.remove();
  // Addresses of the template are those of comment 0.
  for (const link of row.querySelectorAll<HTMLAnchorElement>(
    'a[href*="/0"],a[href*="=0"],[data-commentid="0"]',
  )) {
    const id = parent?.contains(link) ? parentCommentID : commentID;
    const href = link.getAttribute('href')?.replace(/([/=_])0(?=[#&?]|$)/g, `$1${id}`);
    if (href) link.setAttribute('href', href);
    if (link.dataset.commentid) link.dataset.commentid = String(commentID);
  }
  const label = locale.t('Comment by {name}', { name: insertUser.name });
  slotIn(row, 'attachments')?.setAttribute(attributes.shows, `attachments/comment/${commentID}`);
  fillMenu(slotIn(row, 'menu'), comment, { categoryID, closed }, label, ui);
  const post = slotIn(row, 'post');
  if (post) {
    post.id = `Comment_${commentID}`;
    post.setAttribute('aria-label', label);
  }
  return post;
}

/** The menu that the empty comment brings knows that one only. */
function fillMenu(
  slot: HTMLElement | null,
  { commentID, discussionID, insertUser, url, dateInserted }: Comment,
  place: Pick<Place, 'categoryID' | 'closed'>,
  label: string,
  { locale, extensions }: Ui,
): void {
  const props = {
    ...{ recordType: 'comment', recordID: commentID, userID: insertUser.userID, url, label, dateInserted },
    discussion: { discussionID, ...place },
  };
  const menu = slot?.querySelector(`[${attributes.widget}="PostMenu"]`);
  menu?.setAttribute(attributes.props, JSON.stringify(props));
  // The empty comment knows nothing of what add-ons put beside the menu.
  if (extensions.list('comment.buttons').length > 0) menu?.setAttribute(attributes.when, 'visible');
  slot
    ?.querySelector(`[${attributes.part}="menu"]`)
    ?.setAttribute('aria-label', locale.t('Options: {post}', { post: label }));
}
