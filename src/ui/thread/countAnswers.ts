import type { Locale } from '../../locale/createLocale';
import { slotIn } from './slotIn';

/**
 * The tabs above the thread of a question say how many answers were accepted, and how many rejected; what there is none of has
 * no tab. `change` is how many more.
 */
export function countAnswers(
  document: Document,
  status: string,
  change: 1 | -1,
  locale: Pick<Locale, 'number'>,
): void {
  const tabs = slotIn(document, 'answerTabs');
  const words = tabs && slotIn(tabs, status);
  const count = Number(words?.dataset.count) + change;
  if (!words || !Number.isSafeInteger(count) || count < 0) return;
  words.dataset.count = String(count);
  words.textContent = locale.number(count);
  const tab = words.closest('li');
  if (tab) tab.hidden = count === 0;
  tabs.hidden = ['accepted', 'rejected'].every((each) => !Number(slotIn(tabs, each)?.dataset.count));
}
