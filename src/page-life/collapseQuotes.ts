import { collapse } from '../ui/collapse';
import type { Ui } from '../ui/UiContext';

/** Shortens the long quotes of a page's posts, but none that its reader is looking at. */
export function collapseQuotes(ui: Ui): void {
  const { document, innerHeight } = ui.window;
  for (const quote of document.querySelectorAll<HTMLElement>('.userContent > blockquote')) {
    const { top, bottom } = quote.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) collapse(quote, ui);
  }
}
