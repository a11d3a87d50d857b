import { attributes } from '../../src/index';
import { ownLink } from '../../src/ui/ownLink';
import {
  amendCheck,
  readCheck,
  rowChecks,
  type CheckedDiscussion,
} from '../../src/resources/moderation/checkedDiscussion';
import type { BulkRound } from '../../src/resources/moderation/runBulk';
import { fieldsOf, holds, isItem, partsOf } from '../../src/resources/moderation/shownRecords';
import type { Ui } from '../../src/ui/UiContext';
import type { MoveTarget } from './MoveForm';
import { rowBeside } from './rowBeside';
import { sayEmpty } from './sayEmpty';

/**
 * Brings what the server has printed up to date with a round: rows go or tell their new state, and so do counts and the page of a
 * discussion itself. Answers where focus goes when what had it has left: the row that took its place.
 */
export function showOnPage(
  ui: Ui,
  { action, asked, done, gone }: BulkRound,
  target?: MoveTarget,
): HTMLElement | null {
  const { document } = ui.window;
  const keyOf = (id: number) => `discussion/${id}`;
  const parts = ({ discussionID }: CheckedDiscussion) => partsOf(document, keyOf(discussionID));
  /** Hits of a search or a profile that are comments there. */
  const comments = ({ discussionID }: CheckedDiscussion) =>
    partsOf(document, `comments/${keyOf(discussionID)}`);
  const checks = rowChecks(document);
  let anew: HTMLElement | null = null;
  const touched = new Set([...done, ...gone].map(({ discussionID }) => String(discussionID)));
  // The page of a discussion itself stays until its reader leaves it: there may be text in it.
  const removeRow = (part: HTMLElement) => {
    if (!isItem(part) && rowChecks(part).length === 0) return;
    const list = part.parentElement;
    part.remove();
    if (list?.childElementCount === 0) anew = sayEmpty(ui, list);
  };

  for (const discussion of gone) {
    [...parts(discussion), ...comments(discussion)].forEach(removeRow);
    count(discussion, -1);
  }
  for (const discussion of done) {
    // The server leaves it where it is, and no sign.
    if (discussion.categoryID === target?.categoryID) continue;
    for (const part of parts(discussion)) {
      if (action.kind === 'close') close(part);
      else if (action.kind === 'move' && target)
        moved(part, action.addRedirects && !discussion.moved, target);
      else if (action.kind === 'merge' && action.addRedirects) leaveSign(part);
      else removeRow(part);
    }
    for (const part of comments(discussion)) {
      if (action.kind === 'delete') removeRow(part);
      else if (action.kind === 'move' && target) moved(part, false, target);
      else if (action.kind === 'merge') joined(part, action.destinationDiscussionID);
    }
    if (action.kind === 'close') continue;
    count(discussion, -1);
    if (target) count({ ...discussion, categoryID: target.categoryID }, 1);
  }
  // The final count is unknown until all answers are there.
  if (
    action.kind === 'merge' &&
    asked.every(
      ({ discussionID, countComments }) =>
        countComments !== undefined || discussionID === action.destinationDiscussionID,
    )
  )
    addComments(action.destinationDiscussionID);
  if (!checks.some((box) => touched.has(box.value))) return null;
  return rowBeside(checks, touched, (box) => box.isConnected) ?? anew ?? document.querySelector('main');

  function show(part: HTMLElement, field: string): void {
    for (const label of fieldsOf(part, field)) {
      label.hidden = false;
      label.closest<HTMLElement>('ul[hidden]')?.removeAttribute('hidden');
    }
  }

  function close(part: HTMLElement): void {
    show(part, 'closed');
    for (const box of rowChecks(part)) amendCheck(box, { closed: true });
  }

  /**
   * The row of what has gone elsewhere is a sign from here on, whose ID only the server knows: what is done to it must not
   * be done to the discussion.
   */
  function leaveSign(part: HTMLElement): void {
    const boxes = rowChecks(part);
    // Signs stand in lists of discussions; nothing else lists them.
    if (boxes.length === 0 && isItem(part)) return removeRow(part);
    show(part, 'moved');
    if (boxes.length > 0) part.removeAttribute(attributes.shows);
    for (const box of boxes) {
      box.checked = false;
      box.disabled = true;
      box.removeAttribute(attributes.check);
      // Its place stays, so that nothing beside it moves.
      (box.closest('label') ?? box).style.visibility = 'hidden';
    }
  }

  /**
   * From a list that does not hold its new category a moved row has left; in all others it tells the new one. A list that
   * does not say what it holds is of one category when its rows name none.
   */
  function moved(part: HTMLElement, leavesSign: boolean, { categoryID, name, url }: MoveTarget): void {
    const boxes = rowChecks(part);
    for (const box of boxes) amendCheck(box, { categoryID });
    const links = fieldsOf(part, 'category');
    const href = ownLink(url, ui);
    for (const link of links) {
      (link.querySelector('bdi') ?? link).textContent = name;
      if (href !== null) link.setAttribute('href', href);
    }
    // Only rows that can be checked stand in lists that may say nothing; on a discussion's own page a sign would be a lie.
    if (holds(part, categoryID) ?? (boxes.length === 0 || links.length > 0)) return;
    if (leavesSign) leaveSign(part);
    else removeRow(part);
  }

  /** A comment goes by the name and the category of the discussion that it stands in. */
  function joined(part: HTMLElement, destinationID: number): void {
    part.setAttribute(attributes.shows, `comments/${keyOf(destinationID)}`);
    const main = asked.find(({ discussionID }) => discussionID === destinationID);
    if (main) for (const field of fieldsOf(part, 'name')) field.textContent = main.name;
    const [there] = partsOf(document, keyOf(destinationID)).flatMap((each) => fieldsOf(each, 'category'));
    if (there) for (const field of fieldsOf(part, 'category')) field.replaceWith(there.cloneNode(true));
  }

  /** A sign counts nowhere. */
  function count({ categoryID, moved }: CheckedDiscussion, change: number): void {
    if (moved) return;
    for (const part of partsOf(document, `category/${categoryID}`))
      for (const field of fieldsOf(part, 'countDiscussions'))
        write(field, change, { one: '{count} post', other: '{count} posts' });
  }

  /** What was merged stands below the main discussion, the posts that began each included. */
  function addComments(discussionID: number): void {
    const more = done.reduce((sum, { countComments = NaN }) => sum + countComments + 1, 0);
    for (const part of partsOf(document, `discussion/${discussionID}`)) {
      for (const box of rowChecks(part)) {
        const known = readCheck(box)?.countComments;
        if (known !== undefined) amendCheck(box, { countComments: known + more });
      }
      for (const field of fieldsOf(part, 'countComments'))
        write(field, more, { one: '{count} comment', other: '{count} comments' });
    }
  }

  function write(field: HTMLElement, change: number, forms: { one: string; other: string }): void {
    const value = Math.max(0, Number(field.getAttribute('value')) + change);
    field.setAttribute('value', String(value));
    const [short, long] = [document.createElement('span'), document.createElement('span')];
    short.setAttribute('aria-hidden', 'true');
    short.textContent = ui.locale.compact(value);
    long.className = 'inl-hidden';
    long.textContent = ui.locale.plural(value, forms);
    field.replaceChildren(short, long);
    field.closest<HTMLElement>('li[hidden]')?.removeAttribute('hidden');
    const titled = field.closest('[title]');
    if (titled) titled.setAttribute('title', long.textContent);
  }
}
