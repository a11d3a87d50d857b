import { safeUrl } from './safeUrl';
import type { UrlKind, UrlOptions } from './safeUrl';

/** Leaves the page for a URL that `safeUrl` lets through. Answers false, and stays, when it does not. */
export function navigate(window: Window, kind: UrlKind, value: unknown, options: UrlOptions): boolean {
  const url = safeUrl(kind, value, options);
  if (url === null) return false;
  // eslint-disable-next-line no-restricted-syntax -- the one place that leaves the page
  window.location.assign(url);
  return true;
}
