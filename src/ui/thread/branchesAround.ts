import { attributes } from '../../contract/attributes';
import type { Locale } from '../../locale/createLocale';
import { slotIn } from './slotIn';

export const branchSelector = `[${attributes.slot}="branch"]`;
/** Posts of a thread, and signs of deleted ones. */
export const postSelector = 'article[id^="Comment_"]';

/** The branches that an element of a thread stands in, from the inside. */
export function branchesAround(element: Element): HTMLElement[] {
  const branch = element.parentElement?.closest<HTMLElement>(branchSelector);
  return branch ? [branch, ...branchesAround(branch)] : [];
}

export const levelOf = (item: Element): number => branchesAround(item).length + 1;

/** The comment that an item's stands below; null for one that is no reply, and where that is on another page. */
export const postAbove = (item: Element): HTMLElement | null =>
  branchesAround(item)[0]?.parentElement?.querySelector<HTMLElement>(postSelector) ?? null;

/** Branches say how many comments stand in them, from one that has changed upwards. */
export function recount(item: Element, locale: Locale): void {
  for (const branch of branchesAround(item)) {
    const words = slotIn(branch, 'branchCount');
    const count = branch.querySelectorAll(postSelector).length;
    if (words) words.textContent = locale.plural(count, { one: '{count} reply', other: '{count} replies' });
  }
}
