import { parseUrl } from './parseUrl';

/**
 * An absolute http(s) URL from a foreign page, normalised, or null: what `safeUrl` says of a `user` URL with such a
 * scheme, without the rest of it, for the script that third-party sites load.
 */
export function webUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 8192) return null;
  if (!/^https?:\/\/[^/\\]/i.test(value) || /[\p{Cc}\u2028\u2029]/u.test(value)) return null;
  const url = parseUrl(value);
  return url && !url.username && !url.password ? url.href : null;
}
