import { safeUrl } from './safeUrl';

/** Puts another page of this site in the place of this one, without an entry in the history. */
export function replacePage(window: Window, path: string): void {
  const url = safeUrl('internal', path, { origin: window.location.origin });
  // eslint-disable-next-line no-restricted-syntax -- beside `navigate` the one place that leaves a page
  if (url !== null) window.location.replace(url);
}
