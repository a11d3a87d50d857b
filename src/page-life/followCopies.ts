import { noteReturn, wasCopied } from '../session/wasCopied';

/**
 * Starts the runtime on pages that the browser shows again, after Back: what they show was true when they were made, and a page at
 * rest may have fetched nothing that finds out what is true now.
 */
export function followCopies(window: Window, start: () => void): void {
  if (wasCopied(window)) start();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    noteReturn(window);
    start();
  });
}
