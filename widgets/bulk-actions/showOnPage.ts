import { safeUrl } from '../../src/index';
import {
  amendCheck,
  rowChecks,
  type CheckedDiscussion,
} from '../../src/resources/moderation/checkedDiscussion';
import type { BulkOutcome } from '../../src/resources/moderation/runBulk';
import { fieldsOf, partsOf } from '../../src/resources/moderation/shownRecords';
import type { Ui } from '../../src/ui/UiContext';
import type { MoveTarget } from './MoveForm';
import { rowBeside } from './rowBeside';

/**
 * Brings what the server has printed up to date: rows go or tell their new state, and so do counts and the page of a
 * discussion itself. Answers where focus goes when what had it has left: the row that took its place.
 */
export function showOnPage(ui: Ui, { action, done }: BulkOutcome, target?: MoveTarget): HTMLElement | null {
  const { document } = ui.window;
  const parts = ({ discussionID }: CheckedDiscussion) => partsOf(document, `discussion/${discussionID}`);
  const checks = rowChecks(document);
  const touched = new Set(done.map(({ discussionID }) => String(discussionID)));
  // The page of a discussion itself stays until its reader leaves it: there may be text in it.
  const removeRow = (part: HTMLElement) => {
    if (rowChecks(part).length > 0) part.remove();
  };

  for (const discussion of done) {
    for (const part of parts(discussion)) {
      if (action.kind === 'close') show(part, 'closed');
      else if (action.kind === 'move' && target) moved(part, action.addRedirects, target);
      else if (action.kind === 'merge' && action.addRedirects) show(part, 'moved');
      else removeRow(part);
    }
    if (action.kind === 'close') continue;
    count(discussion.categoryID, -1);
    if (target) count(target.categoryID, 1);
  }
  if (!checks.some((box) => touched.has(box.value))) return null;
  return rowBeside(checks, touched, (box) => box.isConnected) ?? document.querySelector<HTMLElement>('main');

  function show(part: HTMLElement, field: string): void {
    for (const label of fieldsOf(part, field)) {
      label.hidden = false;
      label.closest<HTMLElement>('ul[hidden]')?.removeAttribute('hidden');
    }
    for (const box of rowChecks(part)) amendCheck(box, { closed: true });
  }

  /** In a list of one category a moved row has left; in all others it tells its new one. */
  function moved(part: HTMLElement, addRedirects: boolean, { categoryID, name, url }: MoveTarget): void {
    for (const box of rowChecks(part)) amendCheck(box, { categoryID });
    const links = fieldsOf(part, 'category');
    const href = safeUrl('internal', url, ui.urls());
    for (const link of links) {
      link.textContent = name;
      if (href !== null) link.setAttribute('href', href);
    }
    if (links.length > 0) return;
    if (addRedirects) show(part, 'moved');
    else removeRow(part);
  }

  function count(categoryID: number, change: number): void {
    for (const part of partsOf(document, `category/${categoryID}`))
      for (const field of fieldsOf(part, 'countDiscussions')) {
        const value = Math.max(0, Number(field.getAttribute('value')) + change);
        field.setAttribute('value', String(value));
        const [short, long] = [document.createElement('span'), document.createElement('span')];
        short.setAttribute('aria-hidden', 'true');
        short.textContent = ui.locale.compact(value);
        long.className = 'inl-hidden';
        long.textContent = ui.locale.plural(value, { one: '{count} post', other: '{count} posts' });
        field.replaceChildren(short, long);
      }
  }
}
