import { attributes } from '../../contract/attributes';
import { deepestLevel } from '../../contract/thread';
import type { Locale } from '../../locale/createLocale';
import { findOwn } from '../../contract/findOwn';
import type { Ui } from '../UiContext';
import { branchSelector, levelOf, recount } from './branchesAround';
import { tellPlace, type FilledComment } from './fillComment';
import { slotIn } from './slotIn';

/** Puts comments below the one that they answer, and says in each where it stands. */
export function addReplies(
  filled: readonly FilledComment[],
  parent: HTMLElement,
  branch: HTMLElement | null,
  { locale }: Pick<Ui, 'locale'>,
): void {
  const items = filled.map(({ item }) => item);
  const isBelow = placeReplies(items, parent, branch, locale);
  const author = findOwn(parent, '.js-userCard')?.textContent.trim() ?? '';
  for (const item of items)
    tellPlace(item, { level: levelOf(item), answers: isBelow ? null : author }, locale);
}

/**
 * Puts replies into the branch below the comment that they answer, or at the deepest level, and in a thread without
 * branches, behind it. `empty` is the host's branch without replies, for a comment that has none yet. Answers whether they
 * stand right below.
 */
function placeReplies(
  rows: readonly Element[],
  parent: Element,
  empty: HTMLElement | null,
  locale: Locale,
): boolean {
  const item = parent.closest('li');
  const last = rows.at(-1);
  if (!item || !last) return false;
  const isDeepest = levelOf(item) >= deepestLevel;
  const branch = isDeepest
    ? null
    : (item.querySelector<HTMLElement>(`:scope > ${branchSelector}`) ?? makeBranch(item, empty));
  const list = (branch && slotIn(branch, 'replies')) ?? item.parentElement;
  list?.append(...rows);
  if (branch instanceof HTMLDetailsElement) branch.open = true;
  recount(last, locale);
  return branch !== null;
}

function makeBranch(item: Element, empty: HTMLElement | null): HTMLElement | null {
  if (!empty) return null;
  const branch = item.ownerDocument.importNode(empty, true);
  item.insertBefore(branch, item.querySelector(`:scope > [${attributes.slot}="more"]`));
  return branch;
}
