import type { Locale } from '../../locale/createLocale';
import { slotIn } from './slotIn';

/** The heading above the thread says how many there are. `change` is how many more. */
export function countComments(document: Document, change: 1 | -1, locale: Locale): void {
  const heading = slotIn(document, 'count');
  const count = Number(heading?.dataset.count) + change;
  if (!heading || !Number.isSafeInteger(count) || count < 0) return;
  heading.dataset.count = String(count);
  heading.textContent = locale.plural(count, { one: '{count} comment', other: '{count} comments' });
}
