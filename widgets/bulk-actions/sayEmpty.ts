import { safeUrl } from '../../src/index';
import type { Ui } from '../../src/ui/UiContext';

/** Says where a list has lost its last row, and leads to what the server would list now. Answers the link to that. */
export function sayEmpty({ window, locale, urls }: Ui, list: HTMLElement): HTMLElement {
  const { document, location } = window;
  const [words, link] = [document.createElement('p'), document.createElement('a')];
  words.className = 'inl-bulk-empty';
  // With its fragment it would lead to where the reader is.
  const { origin, pathname, search } = location;
  link.href = safeUrl('internal', origin + pathname + search, urls()) ?? '/';
  link.textContent = locale.t('Load the list again');
  words.append(locale.t('Nothing is left in this list.'), ' ', link);
  const whole = list.closest('table') ?? list;
  whole.after(words);
  // It would show its borders still.
  whole.style.display = 'none';
  return link;
}
