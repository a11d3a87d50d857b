import { attributes } from '../../contract/attributes';
import { profileUrl } from '../../safe/profileUrl';
import { safeUrl } from '../../safe/safeUrl';
import { postContent } from '../postContent';
import { ignores } from './ignores';
import type { Ui } from '../UiContext';
import { slotIn } from './slotIn';
import type { ThreadComment, ThreadPlace } from './threadComment';

export interface FilledComment {
  item: Element;
  post: HTMLElement | null;
  /** The host's branch for replies to it, empty. */
  branch: HTMLElement | null;
}

/** A comment in the host's own markup, of its template of an empty one. Null where that holds none. */
export async function fillComment(
  template: HTMLTemplateElement,
  comment: ThreadComment,
  place: ThreadPlace,
  ui: Ui,
): Promise<FilledComment | null> {
  const { document } = ui.window;
  const [body, signature] = await Promise.all([
    postContent(comment.body, ui),
    comment.insertUser.signature ? postContent(comment.insertUser.signature, ui) : null,
  ]);
  const row = document.importNode(template.content, true);
  const item = row.firstElementChild;
  if (!item) return null;
  const branch = slotIn(row, 'branch');
  branch?.remove();
  slotIn(row, 'body')?.replaceChildren(body);
  const below = slotIn(row, 'signature');
  if (signature) (below?.firstElementChild ?? below)?.replaceChildren(signature);
  else below?.remove();
  if (ignores(ui.meta, comment.insertUser.userID)) fold(row, ui);
  return { item, branch, post: fill(row, comment, place, ui) };
}

/** What an ignored member wrote stands behind a button, as in what the server prints. */
function fold(row: DocumentFragment, { locale, window: { document } }: Ui): void {
  const text = slotIn(row, 'body');
  if (!text) return;
  const details = document.createElement('details');
  details.setAttribute(attributes.part, 'ignored');
  const summary = document.createElement('summary');
  summary.textContent = locale.t('You have ignored this member.');
  text.before(details);
  details.append(summary, text, ...[slotIn(row, 'signature')].flatMap((each) => each ?? []));
}

/** Writes a comment into the empty one; answers its post. */
function fill(row: DocumentFragment, comment: ThreadComment, place: ThreadPlace, ui: Ui): HTMLElement | null {
  const { commentID, insertUser, dateInserted } = comment;
  const { categoryID, closed, permissionsOverrides, insertUserID, dateLastViewed, readerID } = place;
  const { locale } = ui;
  const name = slotIn(row, 'name');
  if (name) name.textContent = insertUser.name;
  const author = slotIn<HTMLAnchorElement>(row, 'author');
  if (author) {
    author.href = profileUrl(insertUser, ui.section);
    author.dataset.userid = String(insertUser.userID);
  }
  if (insertUserID !== undefined && insertUserID !== insertUser.userID) slotIn(row, 'op')?.remove();
  const isNew = dateLastViewed && Date.parse(dateInserted) > Date.parse(dateLastViewed);
  if (!isNew || readerID === insertUser.userID) slotIn(row, 'new')?.remove();
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
  const edited = slotIn(row, 'edited');
  if (edited) edited.hidden = comment.dateUpdated === null;
  const { discussionID, reactions } = comment;
  const here = { recordType: 'comment', recordID: commentID };
  setIn(slotIn(row, 'reactions'), ui.widgetFor('reactions'), {
    ...here,
    ...{ discussionID, categoryID, closed, permissionsOverrides, reactions },
  });
  // What add-ons say beside a name that the page did not know.
  if (insertUser.userID > 0)
    setIn(slotIn(row, 'honours'), ui.widgetFor('postMeta'), {
      ...here,
      ...{ userID: insertUser.userID, side: 'author' },
    });
  const parent = slotIn(row, 'parent');
  // Addresses of the template are those of comment 0.
  for (const link of row.querySelectorAll<HTMLAnchorElement>(
    'a[href*="/0"],a[href*="=0"],a[href*="_0"],[data-commentid="0"]',
  )) {
    const id = parent?.contains(link) ? comment.parentCommentID : commentID;
    const href = link.getAttribute('href')?.replace(/([/=_])0(?=[#&/?]|$)/g, `$1${id}`);
    if (href) link.setAttribute('href', href);
    if (link.dataset.commentid) link.dataset.commentid = String(commentID);
  }
  const label = locale.t('Comment by {name}', { name: insertUser.name });
  for (const each of row.querySelectorAll(`[${attributes.slot}="label"]`)) each.textContent = ` ${label}`;
  slotIn(row, 'attachments')?.setAttribute(attributes.shows, `attachments/comment/${commentID}`);
  fillMenu(slotIn(row, 'menu'), comment, place, label, ui);
  const post = slotIn(row, 'post');
  if (post) {
    post.id = `Comment_${commentID}`;
    post.setAttribute('aria-label', label);
  }
  return post;
}

function setIn(slot: HTMLElement | null, widget: string | undefined, props: object): void {
  if (!slot || !widget) return;
  slot.setAttribute(attributes.props, JSON.stringify(props));
  slot.setAttribute(attributes.widget, widget);
}

/** The menu that the empty comment brings knows that one only. */
function fillMenu(
  slot: HTMLElement | null,
  { commentID, discussionID, insertUser, url, dateInserted }: ThreadComment,
  { categoryID, closed, permissionsOverrides }: ThreadPlace,
  label: string,
  { locale, extensions }: Ui,
): void {
  const props = {
    ...{ recordType: 'comment', recordID: commentID, userID: insertUser.userID, url, label, dateInserted },
    discussion: { discussionID, categoryID, closed },
    permissionsOverrides,
  };
  const menu = slot?.hasAttribute(attributes.widget) ? slot : slot?.querySelector(`[${attributes.widget}]`);
  menu?.setAttribute(attributes.props, JSON.stringify(props));
  // The empty comment knows nothing of what add-ons put beside the menu.
  if (extensions.list('comment.buttons').length > 0) menu?.setAttribute(attributes.when, 'visible');
  for (const [part, name] of [
    ['menu', 'Options: {post}'],
    ['share', 'Share: {post}'],
    ['report', 'Report: {post}'],
  ] as const)
    slot
      ?.querySelector(`[${attributes.part}="${part}"]`)
      ?.setAttribute('aria-label', locale.t(name, { post: label }));
}

/** Says where a comment stands, which it knows once it is there: its level, and whom it answers where that is not above it. */
export function tellPlace(
  root: Element,
  { level, answers }: { level: number; answers: string | null },
  { t, number }: Ui['locale'],
): void {
  const words = slotIn(root, 'level');
  if (level === 1) words?.remove();
  else if (words) words.textContent = t('Reply at level {level}', { level: number(level) });
  const parent = slotIn(root, 'parent');
  const link = parent?.querySelector('a');
  if (answers === null) parent?.remove();
  else if (link && answers !== '') {
    const name = link.ownerDocument.createElement('bdi');
    name.textContent = answers;
    const [before = '', after = ''] = t('In reply to {name}', { name: '\n' }).split('\n');
    link.replaceChildren(before, name, after);
  }
}
