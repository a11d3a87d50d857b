import { safeUrl } from './safeUrl';
import type { UrlKind, UrlOptions } from './safeUrl';

/**
 * Leaves the page for a URL that `safeUrl` lets through. Answers false, and stays, when it does not. `replace`: the way
 * back does not lead here.
 */
export function navigate(
  window: Window,
  kind: UrlKind,
  value: unknown,
  options: UrlOptions,
  how: 'assign' | 'replace' = 'assign',
): boolean {
  const url = safeUrl(kind, value, options);
  if (url === null) return false;
  // The one place that leaves the page.
  window.location[how](url);
  return true;
}
