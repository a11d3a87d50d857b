import { encodeName } from '../../../../src/safe/encodeName';

/** A path that only parses against this origin stays on the forum, whatever its spelling. */
const probe = 'http://forum.invalid';

/**
 * Path, query and hash of a place on this forum, or `fallback`. Parsed instead of compared by prefix: `//evil`,
 * `/\evil` and `/<TAB>/evil` all start with a slash and all leave.
 */
export function ownPath(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > 2000) return fallback;
  if (!URL.canParse(target, probe)) return fallback;
  const url = new URL(target, probe);
  return url.origin === probe && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : fallback;
}

/**
 * The path of one of the forum's own absolute URLs: pages link by path, so that they work behind any proxy. A path that begins
 * with two slashes would be read as a host.
 */
export function localPath(url: string): string {
  if (!URL.canParse(url, probe)) return '/';
  const { protocol, pathname, search, hash } = new URL(url, probe);
  if (protocol !== 'http:' && protocol !== 'https:') return '/';
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** Where a layout leads: a path on this forum, a whole address elsewhere. */
export function redirectPath(url: string, origin: string): string {
  return URL.canParse(url, origin) && new URL(url, origin).origin !== new URL(origin).origin
    ? new URL(url).href
    : localPath(url);
}

/** Undoes the second level of escaping that `encodeName` puts on slash and ampersand; the router undid the first. */
export function readNamePart(part: string): string {
  return part.replaceAll(/%26/gi, '&').replaceAll(/%2f/gi, '/');
}

export function profileListPath(
  list: 'discussions' | 'comments' | 'reactions',
  user: { name: string },
): string {
  return `/profile/${list}/${encodeName(user.name)}`;
}

export function messagePath(user: { name: string }): string {
  return `/messages/add/${encodeName(user.name)}`;
}

/** Deleted and unknown users, whose address is the forum's own: there is no profile to link to. */
export function hasProfile(user: { userID: number; url: string }): boolean {
  return user.userID > 0 && localPath(user.url) !== '/';
}

/** `path` with the values that are set; `undefined`, empty text and page 1 are left out. */
export function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A page number from a path or a query: digits only, at least 1, otherwise `fallback`. */
export function readPage(value: unknown, fallback = 1): number {
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Math.max(1, Number(value)) : fallback;
}

/** A positive record ID, or `undefined`. */
export function readID(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** The first value of a parameter that may be repeated. */
export function readText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}
