import { attributes } from '../../contract/attributes';
import type { Locale } from '../../locale/createLocale';
import { branchesAround, postSelector, recount } from './branchesAround';

/** Takes an item out of its thread, with branches that are empty then, and deleted comments that only they had kept. */
export function takeItem(item: Element, isGone: (post: Element) => boolean, locale: Locale): void {
  const [branch] = branchesAround(item);
  const above = branch?.parentElement;
  const list = item.parentElement;
  item.remove();
  if (list) recount(list, locale);
  if (!branch || !above || branch.querySelector(postSelector)) return;
  branch.remove();
  const post = above.querySelector(postSelector);
  const hasMore = above.querySelector(`:scope > [${attributes.slot}="more"]`) !== null;
  if (post && isGone(post) && !hasMore) takeItem(above, isGone, locale);
}
